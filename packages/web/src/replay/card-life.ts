import type { CardLife, CardMove, StoryLine } from '@turnwright/replay'
import { type KeyedStore } from '@turnwright/tabletop'
import { useMemo, useSyncExternalStore } from 'react'

/** The card that is pointed at, on the table or in the log; null where none is, or several are. */
export function usePointedCard(pointing: KeyedStore<true>): number | null {
  const read = () => {
    const [first, second] = pointing.keys
    const card = second === undefined ? /^card:(\d+)$/.exec(first ?? '')?.[1] : undefined
    return card === undefined ? null : Number(card)
  }
  return useSyncExternalStore(pointing.subscribe, read)
}

/** What these eyes know of the cards of a game: what was told of them, and where they went. */
export interface Known {
  readonly lines: readonly StoryLine[]
  readonly lives: readonly CardLife[]
  /** The first moment that can be looked at. */
  readonly first: number
}

/** Something that became of a card, and the moment at which it did. */
export interface LifeMoment {
  readonly stop: number
  readonly line: StoryLine['line'] | null
  readonly move: CardMove | null
}

/** What became of a card, as far as these eyes know it, and what it is called. */
export function lifeOf(
  { lines, lives, first }: Known,
  card: number,
): { readonly name: string | null; readonly moments: readonly LifeMoment[] } {
  const life = lives.find(({ cards }) => cards.includes(card))
  const cards = life?.cards ?? [card]
  const told = lines.filter(({ line, takenBack }) => !takenBack && line.parts.some((part) => isOf(part, cards)))
  const named = told[0]?.line.parts.find((part) => isOf(part, cards))
  const name = named === undefined || typeof named === 'string' ? (life?.name ?? null) : named.name
  const moved = (life?.moves ?? []).filter(
    ({ stop, from }) => from === null || told.every((each) => each.stop !== stop),
  )
  // What came is told before what became of it; where it went the lines tell better, if they do.
  const moments = [
    ...moved.map((move): LifeMoment => ({ stop: move.stop ?? first, line: null, move })),
    ...told.map(({ line, stop }): LifeMoment => ({ stop, line, move: null })),
  ]
  return { name, moments: moments.toSorted((one, other) => one.stop - other.stop) }
}

/** The moments at which something became of a card. */
export function stopsOf(known: Known, card: number | null): readonly number[] {
  if (card === null) return []
  return [...new Set(lifeOf(known, card).moments.map(({ stop }) => stop))]
}

export function useStops(known: Known, card: number | null): readonly number[] {
  return useMemo(() => stopsOf(known, card), [known, card])
}

function isOf(part: StoryLine['line']['parts'][number], cards: readonly number[]): boolean {
  return typeof part !== 'string' && 'card' in part && part.card !== null && cards.includes(Number(part.card))
}
