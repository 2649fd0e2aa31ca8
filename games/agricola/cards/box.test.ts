import { describe, expect, test } from 'vitest'
import { HAND_PACKS } from './catalogue.ts'
import { FIXED_SPACES } from './spaces.ts'

const cardsOf = (pack: string) => HAND_PACKS.find(({ id }) => id === pack)?.cards ?? []
const OCCUPATIONS = cardsOf('occupations')
const MINORS = cardsOf('minors')
const BOX = [...OCCUPATIONS, ...MINORS]

describe('in the box', () => {
  test('66 cards are data alone, 26 need a hook by name, 4 are custom', () => {
    const count = (tier: string) => BOX.filter((card) => card.tier === tier).length
    expect([count('data'), count('data+hook'), count('custom')]).toEqual([66, 26, 4])
    expect(BOX.filter(({ tier }) => tier === 'custom').map(({ name }) => name)).toEqual([
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

  test('five minor improvements are passed on', () => {
    expect(MINORS.filter(({ passing }) => passing).map(({ code }) => code)).toEqual([
      'A002',
      'A005',
      'A009',
      'B002',
      'B008',
    ])
    expect(MINORS.filter(({ number }) => number <= 9).every(({ passing }) => passing)).toBe(true)
  })

  test('the spaces of every number of players', () => {
    const open = [1, 2, 3, 4].map((n) => FIXED_SPACES.filter(({ players }) => players.includes(n)).length)
    expect(open).toEqual([10, 10, 14, 16])
  })
})

test('Oriental Fireplace is added as the design shows it', () => {
  expect(cardsOf('oriental-fireplace')).toMatchObject([
    {
      id: 'oriental-fireplace',
      anytimeConversions: [
        { from: 'vegetables', to: 'food', rate: 4 },
        { from: 'sheep', to: 'food', rate: 3 },
        { from: 'cattle', to: 'food', rate: 5 },
      ],
      bakingConversion: { from: 'grain', to: 'food', rate: 2 },
      points: 1,
    },
  ])
})
