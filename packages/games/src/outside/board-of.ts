import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { doorOf } from './entry-of.ts'
import { NoGame } from './no-game.ts'

/** A board of somebody's own: the file that exports `ui`, and the game that it draws. */
export interface OutsideBoard {
  readonly game: string
  readonly file: string
}

const DOOR = './ui'
const USUAL = ['ui/index.tsx', 'ui/index.ts', 'ui/index.js']

/** The file of the board beside a game's own: what the door `./ui` of its package leads to, or `ui/index.tsx`. */
export function boardBeside(entry: string): string | null {
  for (let folder = dirname(entry); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    const named = existsSync(manifest) ? doorOf(manifest, DOOR) : null
    if (named !== null) {
      if (existsSync(join(folder, named))) return join(folder, named)
      throw new NoGame(
        `${manifest} leads to the board ${named}, which is not there: correct "${DOOR}" in its "exports".`,
      )
    }
    const found = USUAL.map((name) => join(folder, name)).find((file) => existsSync(file))
    // A game in `src` or `dist` has its board beside it, or at the root of its package.
    if (found !== undefined) return found
    if (existsSync(manifest) || folder === dirname(folder) || !/[\\/](?:src|dist)$/.test(folder)) return null
  }
}
