import type { OutsideLook } from '@turnwright/games/outside'
import type { GameModule } from '@turnwright/kernel'
import { type GameLook, LOOKS_FILE } from '@turnwright/protocol'
import { buildForPage, buildForWorkers } from './build-for-page.ts'
import type { LaidLook } from './build-look.ts'
import { layRules } from './lay-rules.ts'
import { StartupError } from '../startup-error.ts'

type Files = Map<string, Buffer>

/** Told why pages do not get a game itself: it is played at the tables of the server all the same. */
export type TellLack = (game: string, why: string) => void

/** What lies beside the page for the games of this server: what the page does not bring along, and what tells where that is. */
export async function layLooks(
  page: string,
  games: readonly GameModule[],
  outside: readonly OutsideLook[],
  tellLack: TellLack,
): Promise<ReadonlyMap<string, Buffer>> {
  const files: Files = new Map()
  const looks: Record<string, GameLook> = {}
  for (const { definition } of games) {
    const { id, viewWords } = definition
    const own = outside.find(({ game }) => game === id)
    looks[id] = { ...(viewWords && { viewWords }), ...(own && (await layLook(page, own, files, tellLack))) }
  }
  files.set(LOOKS_FILE, Buffer.from(JSON.stringify(looks)))
  return files
}

async function layLook(page: string, look: OutsideLook, files: Files, tellLack: TellLack): Promise<GameLook> {
  const { game, board, emblem, rules } = look
  const built = async (kind: 'board' | 'emblem', file: string) =>
    laid(await buildForPage(page, { game, file, kind }), files)
  const book = rules === null ? null : layRules(game, rules)
  if (book !== null) files.set(book.path, book.bytes)
  const module = await layModule(page, look, files, tellLack)
  return {
    ...(board !== null && { board: await built('board', board) }),
    ...(emblem !== null && { emblem: await built('emblem', emblem) }),
    ...(book !== null && { rules: `/${book.path}` }),
    ...(module !== null && { module }),
  }
}

function laid({ script, styles, files: built }: LaidLook, files: Files): NonNullable<GameLook['board']> {
  for (const [path, bytes] of built) files.set(path, bytes)
  return { script, styles }
}

/** Where the game itself lies. Rules may need what browsers do not have: then they run on the server alone. */
async function layModule(
  page: string,
  { game, module }: OutsideLook,
  files: Files,
  tellLack: TellLack,
): Promise<string | null> {
  try {
    const { script, files: built } = await buildForWorkers(page, game, module)
    for (const [path, bytes] of built) files.set(path, bytes)
    return script
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    tellLack(game, error.message)
    return null
  }
}
