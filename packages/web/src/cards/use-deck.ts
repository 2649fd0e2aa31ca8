import type { DeckLine, DeckWorkshop } from '@turnwright/tabletop'
import { useState } from 'react'

/** A deck in the making. */
export interface DeckInHand {
  readonly lines: readonly DeckLine[]
  readonly size: number
  readonly faults: readonly string[]
  readonly countOf: (id: string) => number
  readonly add: (id: string, by: 1 | -1) => void
  readonly replace: (lines: readonly DeckLine[]) => void
}

/** The deck of one's own that this browser keeps; what is changed is kept at once. */
export function useDeck(workshop: DeckWorkshop): DeckInHand {
  const [lines, setLines] = useState(() => workshop.read(workshop.kept.read()).cards)
  const replace = (next: readonly DeckLine[]): void => {
    setLines(next)
    workshop.kept.keep(workshop.write(next))
  }
  const countOf = (id: string): number => lines.find((line) => line.id === id)?.n ?? 0
  return {
    lines,
    size: lines.reduce((sum, { n }) => sum + n, 0),
    faults: workshop.faultsOf(lines),
    countOf,
    add: (id, by) => replace(changed(lines, id, by)),
    replace,
  }
}

/** One more or one less of a card; a new one comes last. */
export function changed(lines: readonly DeckLine[], id: string, by: 1 | -1): readonly DeckLine[] {
  if (!lines.some((line) => line.id === id)) return by === 1 ? [...lines, { id, n: 1 }] : lines
  return lines.map((line) => (line.id === id ? { id, n: line.n + by } : line)).filter(({ n }) => n > 0)
}
