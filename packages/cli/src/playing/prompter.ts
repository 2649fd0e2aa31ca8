/** One line of a list to choose from. */
export interface Offer {
  readonly label: string
  readonly hint?: string
}

/** How a person is asked. Null means that they backed out. */
export interface Prompter {
  /** The position of the chosen offer. */
  one(message: string, offers: readonly Offer[]): Promise<number | null>
  /** The positions of all chosen offers. */
  several(message: string, offers: readonly Offer[]): Promise<readonly number[] | null>
  /** A line of text that `problem` finds nothing wrong with. */
  line(message: string, problem: (text: string) => string | null): Promise<string | null>
  /** Something to read, under a heading. */
  show(heading: string, text: string): void
  /** One sentence. */
  tell(text: string): void
  /** Why the last answer was not taken. */
  refuse(reason: string): void
}
