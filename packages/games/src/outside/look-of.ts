import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { doorOf } from './entry-of.ts'
import { NoGame } from './no-game.ts'

/** How a game of somebody's own looks: files that stand beside it, and null for each that does not. */
export interface OutsideLook {
  readonly game: string
  /** Exports the game. */
  readonly module: string
  /** Exports `ui`. */
  readonly board: string | null
  /** Exports `emblem`. */
  readonly emblem: string | null
  /** The rules for people. */
  readonly rules: string | null
}

const DOOR = './ui'
const ENDINGS = ['tsx', 'ts', 'js']

/** What stands beside the file of a game. */
export function lookBeside(entry: string): Omit<OutsideLook, 'game' | 'module'> {
  const board = boardBeside(entry)
  const folders = foldersOf(entry)
  // A package may have its board elsewhere than in `ui`: its emblem lies there too.
  const drawn = board === null ? folders.map((folder) => join(folder, 'ui')) : [dirname(board)]
  return {
    board,
    emblem: firstOf(drawn.flatMap((folder) => ENDINGS.map((ending) => join(folder, `emblem.${ending}`)))),
    rules: firstOf(folders.map((folder) => join(folder, 'RULES.md'))),
  }
}

/** The file of the board beside a game's own: what the door `./ui` of its package leads to, or `ui/index.tsx`. */
export function boardBeside(entry: string): string | null {
  for (const folder of foldersOf(entry)) {
    const manifest = join(folder, 'package.json')
    const named = existsSync(manifest) ? doorOf(manifest, DOOR) : null
    if (named !== null) {
      if (existsSync(join(folder, named))) return join(folder, named)
      throw new NoGame(
        `${manifest} leads to the board ${named}, which is not there: correct "${DOOR}" in its "exports".`,
      )
    }
    const found = firstOf(ENDINGS.map((ending) => join(folder, `ui/index.${ending}`)))
    if (found !== null) return found
  }
  return null
}

/** The folder in which everything of a game stands: its own, or the root of its package. */
export function homeOf(entry: string): string {
  return foldersOf(entry).at(-1) ?? dirname(entry)
}

/** A game in `src` or `dist` has what belongs to it beside it, or at the root of its package. */
function foldersOf(entry: string): readonly string[] {
  const folder = dirname(entry)
  const isRoot = existsSync(join(folder, 'package.json')) || folder === dirname(folder)
  return isRoot || !/[\\/](?:src|dist)$/.test(folder) ? [folder] : [folder, ...foldersOf(folder)]
}

function firstOf(files: readonly string[]): string | null {
  return files.find((file) => existsSync(file)) ?? null
}
