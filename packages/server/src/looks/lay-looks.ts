import type { OutsideLook } from '@turnwright/games/outside'
import type { GameModule } from '@turnwright/kernel'
import { type GameLook, LOOKS_FILE } from '@turnwright/protocol'
import { buildForPage } from './build-for-page.ts'
import type { LaidLook } from './build-look.ts'
import { layRules } from './lay-rules.ts'

type Files = Map<string, Buffer>

/** What lies beside the page for the games of this server: what the page does not bring along, and what tells where that is. */
export async function layLooks(
  page: string,
  games: readonly GameModule[],
  outside: readonly OutsideLook[],
): Promise<ReadonlyMap<string, Buffer>> {
  const files: Files = new Map()
  const looks: Record<string, GameLook> = {}
  for (const { definition } of games) {
    const { id, viewWords } = definition
    const own = outside.find(({ game }) => game === id)
    looks[id] = { ...(viewWords && { viewWords }), ...(own && (await layLook(page, own, files))) }
  }
  files.set(LOOKS_FILE, Buffer.from(JSON.stringify(looks)))
  return files
}

async function layLook(page: string, { game, board, emblem, rules }: OutsideLook, files: Files): Promise<GameLook> {
  const built = async (kind: 'board' | 'emblem', file: string) =>
    laid(await buildForPage(page, { game, file, kind }), files)
  const book = rules === null ? null : layRules(game, rules)
  if (book !== null) files.set(book.path, book.bytes)
  return {
    ...(board !== null && { board: await built('board', board) }),
    ...(emblem !== null && { emblem: await built('emblem', emblem) }),
    ...(book !== null && { rules: `/${book.path}` }),
  }
}

function laid({ script, styles, files: built }: LaidLook, files: Files): NonNullable<GameLook['board']> {
  for (const [path, bytes] of built) files.set(path, bytes)
  return { script, styles }
}
