/** For those who play games from outside of this repository. */
export { entryOf, isPath } from './entry-of.ts'
export { boardBeside, homeOf, lookBeside, type OutsideLook } from './look-of.ts'
export { modulesIn, placeIn, reasonOf } from './modules-in.ts'
export { neverLoadsAt } from './never-loads.ts'
export { NoGame } from './no-game.ts'
export { spinningPlace } from './spinning.ts'
export { openGames, type Opening, type OutsideGames } from './open-games.ts'
export { ruleBookIn } from '../rule-book/rule-book-in.ts'
