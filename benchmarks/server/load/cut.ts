/** The line to the server broke. */
export class Cut extends Error {
  override readonly name = 'Cut'
}
