import { fingerprintOf } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { BASE_MINORS, HAND_CARDS, MINORS, OCCUPATIONS } from './catalogue.ts'
import { CARD_FACTS, MAJOR_FACTS, ROUND_CARD_FACTS, ROUNDS_FACTS, SPACE_FACTS } from './fact-digests.ts'
import { factsOfCard, factsOfMajor, factsOfSpace } from './facts-of.ts'
import { MAJORS } from './majors.ts'
import { ORIENTAL_FIREPLACE } from './oriental-fireplace.ts'
import { HARVEST_ROUNDS, ROUND_CARDS, STAGES } from './round-cards.ts'
import { FIXED_SPACES } from './spaces.ts'

/** The names of those whose facts differ from the pinned digests, or that only one side knows. */
function differing<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  digests: Readonly<Record<string, string>>,
  factsOf: (thing: T) => unknown,
): string[] {
  const wrong = things.filter((thing) => fingerprintOf(factsOf(thing)) !== digests[nameOf(thing)]).map(nameOf)
  const known = things.map(nameOf)
  return [
    ...wrong,
    ...Object.keys(digests)
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is missing`),
  ]
}

const idOf = ({ id }: { readonly id: string }): string => id
const BASE = [...OCCUPATIONS, ...BASE_MINORS]

describe('every card says what the facts say', () => {
  test('the 48 occupations and 48 minor improvements of the box', () => {
    expect(OCCUPATIONS).toHaveLength(48)
    expect(BASE_MINORS).toHaveLength(48)
    expect(differing(BASE, idOf, CARD_FACTS, factsOfCard)).toEqual([])
  })

  test('66 of them are data alone, 26 need a hook by name, 4 are custom', () => {
    const count = (tier: string) => BASE.filter((card) => card.tier === tier).length
    expect([count('data'), count('data+hook'), count('custom')]).toEqual([66, 26, 4])
    expect(BASE.filter(({ tier }) => tier === 'custom').map(({ name }) => name)).toEqual([
      'Adoptive Parents',
      'Organic Farmer',
      'Clearing Spade',
      'Lasso',
    ])
  })

  test('with 1-2, 3 and 4 players 34, 41 and 48 occupations are used', () => {
    const used = (players: number) => OCCUPATIONS.filter((card) => card.players <= players).length
    expect([used(1), used(2), used(3), used(4)]).toEqual([34, 34, 41, 48])
  })

  test('five minor improvements of the box are passed on', () => {
    expect(BASE_MINORS.filter(({ passing }) => passing).map(({ code }) => code)).toEqual([
      'A002',
      'A005',
      'A009',
      'B002',
      'B008',
    ])
    expect(BASE_MINORS.filter(({ number }) => number <= 9).every(({ passing }) => passing)).toBe(true)
  })

  test('Oriental Fireplace is added as the design shows it', () => {
    expect(MINORS.at(-1)).toBe(ORIENTAL_FIREPLACE)
    expect(HAND_CARDS).toHaveLength(97)
    expect(ORIENTAL_FIREPLACE).toMatchObject({
      anytimeConversions: [
        { from: 'vegetables', to: 'food', rate: 4 },
        { from: 'sheep', to: 'food', rate: 3 },
        { from: 'cattle', to: 'food', rate: 5 },
      ],
      bakingConversion: { from: 'grain', to: 'food', rate: 2 },
      points: 1,
    })
  })

  test('the 10 major improvements', () => {
    expect(MAJORS).toHaveLength(10)
    expect(differing(MAJORS, idOf, MAJOR_FACTS, factsOfMajor)).toEqual([])
  })

  test('the action spaces of every number of players', () => {
    const nameOf = ({ id, players }: { id: string; players: readonly number[] }) => `${id} ${players.join('')}`
    expect(differing(FIXED_SPACES, nameOf, SPACE_FACTS, factsOfSpace)).toEqual([])
    const open = [1, 2, 3, 4].map((n) => FIXED_SPACES.filter(({ players }) => players.includes(n)).length)
    expect(open).toEqual([10, 10, 14, 16])
  })

  test('the 14 round cards, their stages and the harvests', () => {
    expect(ROUND_CARDS).toHaveLength(14)
    expect(differing(ROUND_CARDS, idOf, ROUND_CARD_FACTS, factsOfSpace)).toEqual([])
    const stages = STAGES.map((rounds, at) => ({ stage: at + 1, rounds }))
    expect(fingerprintOf({ harvestAfterRounds: HARVEST_ROUNDS, stages })).toBe(ROUNDS_FACTS)
  })

  test('one that differs is named', () => {
    const cheaper = BASE.map((card) => (card.id === 'loom' ? { ...card, points: card.points - 1 } : card))
    expect(differing(cheaper, idOf, CARD_FACTS, factsOfCard)).toEqual(['loom'])
  })
})
