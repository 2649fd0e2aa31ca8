import type { Block, Span } from './rule-book.ts'
import { readSpans } from './read-spans.ts'

/** Paragraphs, lists and tables. Samples of code and bare proofs are left out: they are for those who write games. */
export function readBlocks(markdown: string, isRule: (number: string) => boolean): readonly Block[] {
  const spansOf = (text: string): readonly Span[] => readSpans(text, isRule)
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readBlock(part, spansOf))
    .filter((block) => block.kind !== 'text' || block.spans.length > 0)
}

function readBlock(part: string, spansOf: (text: string) => readonly Span[]): Block {
  if (part.startsWith('|')) return readTable(part, spansOf)
  if (/^[-*] /.test(part)) return { kind: 'list', items: itemsOf(part).map(spansOf) }
  return { kind: 'text', spans: spansOf(part) }
}

export function itemsOf(list: string): readonly string[] {
  return list.split(/^[-*] /m).flatMap((item) => item.trim() || [])
}

function readTable(part: string, spansOf: (text: string) => readonly Span[]): Block {
  const [head = [], , ...rows] = part.split('\n').map((line) => line.split('|').slice(1, -1))
  const cells = (row: readonly string[]): readonly (readonly Span[])[] => row.map((cell) => spansOf(cell.trim()))
  return { kind: 'table', head: cells(head), rows: rows.map(cells) }
}
