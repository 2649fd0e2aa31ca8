import { type Asked, wordsOf } from '@turnwright/tabletop'
import { FACTION_NAMES } from '../../cards/deck-pairs.ts'
import { FACTIONS } from '../../cards/words-of-the-game.ts'
import type { EstravenAbout } from '../../rules/about.ts'
import type { EstravenView } from '../../rules/view.ts'

/** The confirm button says the result. */
export function confirmLabel({
  prompt,
  draft,
}: Pick<Asked<EstravenView, EstravenAbout>, 'prompt' | 'draft'>): string | null {
  const chosen = draft.length
  const asked = prompt.about?.kind
  if (asked === 'decks') return deckWords(draft.map(({ id }) => String(id))) ?? wordsOf(prompt)
  if (asked === 'mulligan') return chosen === 0 ? 'Keep this hand' : `Exchange ${cards(chosen)}`
  if (asked === 'followers') return chosen === 0 ? 'Attack alone' : `Attack with ${chosen} more`
  if (asked === 'discard')
    return chosen < prompt.min ? `Discard ${chosen} of ${prompt.min}` : `Discard ${cards(chosen)}`
  if (asked === 'payment') return chosen < prompt.min ? `Pay with ${chosen} of ${prompt.min}` : 'Pay with these'
  return null
}

function deckWords(chosen: readonly string[]): string | null {
  const names = FACTIONS.filter((faction) => chosen.includes(faction)).map((faction) => FACTION_NAMES[faction])
  if (names.length === 2) return `Play ${names.join(' and ')}`
  return names.length === 1 ? `${names[0]} and one more` : null
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}
