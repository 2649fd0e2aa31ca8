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

/** The lines that tell of a card, as far as these eyes read it, and what they call it. */
export function mentionsOf(
  lines: readonly StoryLine[],
  card: number,
): { readonly name: string | null; readonly mentions: readonly StoryLine[] } {
  const mentions = lines.filter(({ line, takenBack }) => !takenBack && line.parts.some((part) => isOf(part, card)))
  const named = mentions[0]?.line.parts.find((part) => isOf(part, card))
  return { name: named === undefined || typeof named === 'string' ? null : named.name, mentions }
}

/** The moments at which something was told of a card. */
export function lifeOf(lines: readonly StoryLine[], card: number | null): readonly number[] {
  if (card === null) return []
  return [...new Set(mentionsOf(lines, card).mentions.map(({ stop }) => stop))]
}

export function useLife(lines: readonly StoryLine[], card: number | null): readonly number[] {
  return useMemo(() => lifeOf(lines, card), [lines, card])
}

function isOf(part: StoryLine['line']['parts'][number], card: number): boolean {
  return typeof part !== 'string' && 'card' in part && Number(part.card) === card && part.card !== null
}
