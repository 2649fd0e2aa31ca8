/** For those who make the weights of a mind out of games; nothing that plays needs it. */
export { LeastSquares } from './least-squares.ts'
export { fitLogistic, Rows, surprise } from './logistic.ts'
export { solved, type Triangle, triangle } from './cholesky.ts'
