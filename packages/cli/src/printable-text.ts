/** Everything that a terminal would obey or hide instead of showing it; lines may still end, and tabs stay. */
const UNPRINTABLE = /(?![\n\t])\p{C}/gu

/** Text from a record, a file or a game as it can be shown: none of it reaches the terminal as a command. */
export function printableText(text: string): string {
  return text.replaceAll(UNPRINTABLE, '')
}
