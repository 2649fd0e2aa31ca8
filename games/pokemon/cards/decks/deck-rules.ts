import type { Card } from '../card.ts'
import { CARDS } from '../catalogue.ts'
import type { DeckEntry } from './deck.ts'

const DECK_SIZE = 60
const MOST_OF_A_NAME = 4

/** P1: everything that is wrong with a deck, each by name. */
export function faultsOf(entries: readonly DeckEntry[]): readonly string[] {
  const faults: string[] = []
  const cards = entries.flatMap(({ id, n }) => {
    const card = CARDS.find((each) => each.id === id)
    if (card === undefined) faults.push(`there is no card ${id}`)
    return card === undefined ? [] : [{ card, n }]
  })
  const size = entries.reduce((sum, { n }) => sum + n, 0)
  if (size !== DECK_SIZE) faults.push(`a deck has ${DECK_SIZE} cards, this one has ${size}`)
  for (const [name, n] of countsByName(cards))
    if (n > MOST_OF_A_NAME) faults.push(`at most ${MOST_OF_A_NAME} cards may be called ${name}, here are ${n}`)
  if (!cards.some(({ card }) => isBasicPokemon(card))) faults.push('there is no Basic Pokémon in it')
  return faults
}

/** Basic energy is left out: a deck may hold any number of it. */
function countsByName(cards: readonly { readonly card: Card; readonly n: number }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { card, n } of cards)
    if (card.supertype !== 'Energy' || !card.basic) counts.set(card.name, (counts.get(card.name) ?? 0) + n)
  return counts
}

function isBasicPokemon(card: Card): boolean {
  return card.supertype === 'Pokemon' && card.stage === 'Basic'
}
