const HANGING = '  '

/** A text in lines of so many columns; what does not fit goes on below, a little to the right. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length > columns && line !== '') {
      lines.push(line)
      line = HANGING + word
    } else line = longer
  }
  return [...lines, line]
}
