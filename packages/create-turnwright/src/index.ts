/** For those who begin games: this package's own command, and `turnwright new`. */
export { beginGame, type Begun } from './begin-game.ts'
export { CannotBegin } from './cannot-begin.ts'
export { begunText, create, type Wanted } from './create.ts'
export { SHAPES, type Shape } from './shapes.ts'
export { SHIPPED_GAMES } from './shipped-games.ts'
export { shellWord } from './shell-word.ts'
