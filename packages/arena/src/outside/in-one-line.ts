const LONGEST_REASON = 300
/** Ends of lines, commands to terminals, what turns the direction of writing, and runs of spaces. */
const UNPRINTABLE = /[\p{C}\p{Z}]+/gu

/** A reason as reports tell it. Players choose some of its words: none of them may look like lines of the report. */
export function inOneLine(reason: string): string {
  const line = reason.replaceAll(UNPRINTABLE, ' ').trim()
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line
}
