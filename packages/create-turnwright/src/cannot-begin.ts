/** Why no game can be begun here, and what to do instead. */
export class CannotBegin extends Error {
  override readonly name = 'CannotBegin'
}
