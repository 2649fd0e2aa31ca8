import { fingerprintOf } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { BONUS_CARDS } from './bonus-cards.ts'
import { BASE_BIRDS, BIRDS } from './catalogue.ts'
import { AUTOMA_FACTS, BIRD_FACTS, BONUS_FACTS, GOAL_FACTS, TABLE_FACTS } from './fact-digests.ts'
import { factsOfTheAutoma, factsOfTheTable } from './facts-of-the-table.ts'
import { factsOfBird, factsOfBonusCard, factsOfGoal } from './facts-of.ts'
import { GOALS } from './goals.ts'

/** The names of the cards whose facts differ from the pinned digests, or that only one side knows. */
function differing<Card extends { readonly id: string }>(
  cards: readonly Card[],
  digests: Readonly<Record<string, string>>,
  factsOf: (card: Card) => unknown,
): string[] {
  const wrong = cards.filter((card) => fingerprintOf(factsOf(card)) !== digests[card.id]).map(({ id }) => id)
  const missing = Object.keys(digests).filter((id) => !cards.some((card) => card.id === id))
  return [...wrong, ...missing.map((id) => `${id} is missing`)]
}

describe('every card says what the facts say', () => {
  test('the 170 birds of the box and the ten that came later', () => {
    expect(BASE_BIRDS).toHaveLength(170)
    expect(BIRDS).toHaveLength(180)
    expect(differing(BIRDS, BIRD_FACTS, factsOfBird)).toEqual([])
  })

  test('the 26 bonus cards', () => {
    expect(BONUS_CARDS).toHaveLength(26)
    expect(differing(BONUS_CARDS, BONUS_FACTS, factsOfBonusCard)).toEqual([])
  })

  test('the 16 goals', () => {
    expect(GOALS).toHaveLength(16)
    expect(differing(GOALS, GOAL_FACTS, factsOfGoal)).toEqual([])
  })

  test('the mat, the course of the game and both goal boards', () => {
    expect(fingerprintOf(factsOfTheTable())).toBe(TABLE_FACTS)
  })

  test("the solo opponent's deck", () => {
    expect(fingerprintOf(factsOfTheAutoma())).toBe(AUTOMA_FACTS)
  })

  test('a card that differs is named', () => {
    const cheaper = BIRDS.map((bird) => (bird.id === 'bald-eagle' ? { ...bird, points: bird.points - 1 } : bird))
    expect(differing(cheaper, BIRD_FACTS, factsOfBird)).toEqual(['bald-eagle'])
  })
})
