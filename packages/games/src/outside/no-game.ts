/** Why a game of somebody's own cannot be played: where it is wrong, and what to do. For who wrote it. */
export class NoGame extends Error {
  override readonly name = 'NoGame'
}
