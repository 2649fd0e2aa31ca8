/** A command that makes no sense, said in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
