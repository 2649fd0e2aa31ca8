/** Why the rules of a game cannot be had in the page, and what helps: in sentences for people. */
export class NoRules extends Error {
  override readonly name = 'NoRules'
  readonly why: string
  readonly next: string

  constructor(why: string, next: string) {
    super(`${why} ${next}`)
    this.why = why
    this.next = next
  }
}
