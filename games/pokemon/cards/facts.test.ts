import { fingerprintOf } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { CARDS } from './catalogue.ts'
import { READY_DECKS } from './decks/ready-decks.ts'
import { CARD_FACTS, DECK_FACTS } from './fact-digests.ts'
import { factsOfCard, factsOfDeck } from './facts-of.ts'

/** The ids whose facts differ from the pinned digests, or that only one side knows. */
function differing<Fact extends { readonly id: string }>(
  facts: readonly Fact[],
  digests: Readonly<Record<string, string>>,
  factsOf: (fact: Fact) => unknown,
): string[] {
  const wrong = facts.filter((fact) => fingerprintOf(factsOf(fact)) !== digests[fact.id]).map(({ id }) => id)
  const missing = Object.keys(digests).filter((id) => !facts.some((fact) => fact.id === id))
  return [...wrong, ...missing.map((id) => `${id} is missing`)]
}

describe('every card says what the facts say', () => {
  test('the 228 cards of Base Set, Jungle and Fossil', () => {
    expect(CARDS).toHaveLength(228)
    expect(Object.keys(CARD_FACTS)).toHaveLength(228)
    expect(differing(CARDS, CARD_FACTS, factsOfCard)).toEqual([])
  })

  test('the fifteen decks of sixty', () => {
    expect(READY_DECKS).toHaveLength(15)
    expect(differing(READY_DECKS, DECK_FACTS, factsOfDeck)).toEqual([])
  })

  test('a card that differs is named', () => {
    const weaker = CARDS.map((card) => (card.id === 'base1-4' ? { ...card, hp: 110 } : card))
    expect(differing(weaker, CARD_FACTS, factsOfCard)).toEqual(['base1-4'])
  })

  test('cards stand in the order of their sets and numbers', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(Object.keys(CARD_FACTS))
  })
})
