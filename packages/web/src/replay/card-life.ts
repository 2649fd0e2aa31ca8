import type { StoryLine } from '@turnwright/replay'
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

/** The moments at which something was told of a card, as far as these eyes read it. */
export function lifeOf(lines: readonly StoryLine[], card: number | null): readonly number[] {
  if (card === null) return []
  const stops = lines.filter(({ line, takenBack }) => !takenBack && line.parts.some((part) => isOf(part, card)))
  return [...new Set(stops.map(({ stop }) => stop))]
}

export function useLife(lines: readonly StoryLine[], card: number | null): readonly number[] {
  return useMemo(() => lifeOf(lines, card), [lines, card])
}

function isOf(part: StoryLine['line']['parts'][number], card: number): boolean {
  return typeof part !== 'string' && 'card' in part && Number(part.card) === card && part.card !== null
}
