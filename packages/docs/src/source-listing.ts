import { PINS, pinnedLines } from './first-game.ts'
import { highlighted } from './read-text.ts'

/** A file line by line, each with its number, and pins at the lines that make something of the table. */
export function sourceListing(text: string): string {
  const source = text.trimEnd().split('\n')
  const pinned = pinnedLines(source)
  const coloured = colouredLines(highlighted(text.trimEnd(), 'ts'))
  const items = coloured.map((code, line) => {
    const pin = pinned.get(line)
    return `<li${pin === undefined ? '' : marksOf(pin, source[line] ?? '')}><span class="line-number">${line + 1}</span>${
      pin === undefined || pinned.get(line - 1) === pin ? '<span></span>' : `<b class="line-pin">${pin + 1}</b>`
    }<code>${code}</code></li>`
  })
  return `<ol class="lines">${items.join('')}</ol>`
}

function marksOf(pin: number, line: string): string {
  const isGoal = line.includes(PINS[pin]?.at[0] ?? '')
  return `${isGoal ? ` id="pin-${pin + 1}"` : ''} data-pin="${pin + 1}"`
}

/** What is coloured over several lines is coloured in each of them anew. */
export function colouredLines(html: string): readonly string[] {
  const open: string[] = []
  return html.split('\n').map((line) => {
    const before = open.join('')
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (tag === '</span>') open.pop()
      else open.push(tag)
    }
    return `${before}${line}${'</span>'.repeat(open.length)}`
  })
}
