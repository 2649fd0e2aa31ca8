/** The server cannot start, for a reason that whoever started it can do something about. One line. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
