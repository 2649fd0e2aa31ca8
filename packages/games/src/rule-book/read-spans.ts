import type { Span } from './rule-book.ts'

/** Words between back ticks, links, and numbers of rules; the rest is text. */
const PIECE = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]\d+)\b/g

/** One paragraph of markdown. Links to tests are proofs and say nothing to players; of other links the words stay. */
export function readSpans(paragraph: string, isRule: (number: string) => boolean): readonly Span[] {
  const spans: Span[] = []
  const add = (span: Span): void => {
    const last = spans.at(-1)
    if (typeof span === 'string' && typeof last === 'string') spans[spans.length - 1] = last + span
    else if (span !== '') spans.push(span)
  }
  let from = 0
  for (const match of paragraph.matchAll(PIECE)) {
    const [whole, code, words, path, number] = match
    add(plain(paragraph.slice(from, match.index)))
    if (code !== undefined) add({ code })
    else if (number !== undefined) add(isRule(number) ? { rule: number } : number)
    else if (words !== undefined && !isProof(path ?? '')) add(plain(words))
    from = match.index + whole.length
  }
  add(plain(paragraph.slice(from)))
  return trimmed(spans)
}

function isProof(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function plain(text: string): string {
  return text.replace(/\*\*|\*(?=\S)|(?<=\S)\*/g, '').replace(/\s+/g, ' ')
}

/** Between two proofs that were left out a comma may be left over. */
function trimmed(spans: readonly Span[]): readonly Span[] {
  const first = spans[0]
  const last = spans.at(-1)
  const all = [...spans]
  if (typeof first === 'string') all[0] = first.trimStart()
  if (typeof last === 'string') {
    const end = (all.length === 1 ? (all[0] as string) : last).replace(/[\s,]+$/, '').replace(/\.[\s,.]*\.$/, '.')
    all[all.length - 1] = end
  }
  return all.filter((span) => span !== '')
}
