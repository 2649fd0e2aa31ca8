/** For those who play games from outside of this repository. */
export { boardBeside, type OutsideBoard } from './board-of.ts'
export { entryOf, isPath } from './entry-of.ts'
export { modulesIn, placeIn, reasonOf } from './modules-in.ts'
export { NoGame } from './no-game.ts'
export { openGames, type Opening, type OutsideGames } from './open-games.ts'
