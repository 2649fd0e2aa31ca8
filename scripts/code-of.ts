import { fileURLToPath } from 'node:url'
import { sourceMark } from '@turnwright/arena'

/** Tells the state of all that a game of this checkout is played by: the kernel, those who think, the match, and the game. */
export function codeOf(game: string): string {
  const folders = [
    'packages/kernel/src',
    'packages/actions/src',
    'packages/search/src',
    'packages/arena/src/match',
    `games/${game}`,
  ]
  return sourceMark(folders.map((folder) => fileURLToPath(new URL(`../${folder}`, import.meta.url))))
}
