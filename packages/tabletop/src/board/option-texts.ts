/** What a game knows of a text that may stand in place of an option's choices, such as a deck. The lobby's form asks it. */
export interface OptionTexts {
  /** The text behind one of the choices, to be copied, changed and given back. */
  textOf(value: unknown): string | null
  /** Everything that is wrong with a text, each for itself; nothing for a text that may be played. */
  problemsOf(text: string): readonly string[]
  /** What is in it, in a line. */
  summaryOf(text: string): string
  /** Who will be able to read it. */
  readonly seenBy: string
}
