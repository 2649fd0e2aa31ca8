/** For those who play games from outside of this repository. */
export type { OutsideBoard } from './board-of.ts'
export { isPath } from './entry-of.ts'
export { NoGame } from './no-game.ts'
export { openGames, type Opening, type OutsideGames } from './open-games.ts'
