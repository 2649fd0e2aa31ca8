/** A text that is no record of a game that can be played here: says what is wrong, and what to do next. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord'
}

/** What went wrong with a record, for people. Where rules fail on what it holds, nobody can have played it so; their own words are for programmers. */
export function problemWith(thrown: unknown): string {
  if (thrown instanceof UnreadableRecord) return thrown.message
  return 'What stands in this record does not fit together: it was changed since it was saved. Export it again from a finished table.'
}
