/** What cannot be opened or shown says why, and what to do. */
export class RecordProblem extends Error {
  override readonly name = 'RecordProblem'
}
