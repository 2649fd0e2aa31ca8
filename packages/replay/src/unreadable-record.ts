/** A text that is no record of a game that can be played here: says what is wrong, and what to do next. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord'
}
