import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutsideBoard } from '@turnwright/games/outside'
import type { GameModule } from '@turnwright/kernel'
import { type DoorsForBoards, DOORS_FILE, type GameLook, LOOKS_FILE } from '@turnwright/protocol'
import { StartupError } from '../startup-error.ts'
import { type BuiltBoard, buildBoard } from './build-board.ts'
import { viteFrom } from './vite.ts'

/** What lies beside the page for the games of this server: their boards, where the page has none, and what tells where they are. */
export async function layLooks(
  page: string,
  games: readonly GameModule[],
  boards: readonly OutsideBoard[],
): Promise<ReadonlyMap<string, Buffer>> {
  const built = new Map<string, BuiltBoard>()
  for (const board of boards) built.set(board.game, await buildFor(page, board))
  const looks = games.map(({ definition }) => [definition.id, lookOf(definition, built.get(definition.id))] as const)
  const list = [LOOKS_FILE, Buffer.from(JSON.stringify(Object.fromEntries(looks)))] as const
  return new Map([...[...built.values()].flatMap(({ files }) => [...files]), list])
}

function lookOf({ viewWords }: GameModule['definition'], board: BuiltBoard | undefined): GameLook {
  return {
    ...(board && { board: { script: board.script, styles: board.styles } }),
    ...(viewWords && { viewWords }),
  }
}

async function buildFor(page: string, board: OutsideBoard): Promise<BuiltBoard> {
  const doors = join(page, DOORS_FILE)
  if (!existsSync(doors)) throw new StartupError(`The page in ${page} takes no boards from outside: build it anew.`)
  const vite = await viteFrom([dirname(board.file), dirname(page)])
  if (vite === null)
    throw new StartupError(`Boards are built with Vite, which is not installed: npm install --save-dev vite`)
  return buildBoard(vite, board, JSON.parse(readFileSync(doors, 'utf8')) as DoorsForBoards)
}
