import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ANA, BO } from './testing/real-table.ts'
import { scoreSheet } from './score-sheet.ts'
import { sheetTable } from './sheet-table.ts'

const scored = (...players: readonly object[]) => scoreSheet({ players }).players
const onlyOf = (player: object) => scored(player)[0]

describe('the points of a real farm', () => {
  test('S2: come from the farm, its people and its cards, source by source', () => {
    expect(scored(ANA, BO)).toEqual([
      {
        fields: 3,
        pastures: 2,
        grain: 2,
        vegetable: 2,
        sheep: 2,
        boar: 1,
        cattle: 1,
        unused: -3,
        fencedStables: 1,
        clayRooms: 0,
        stoneRooms: 6,
        people: 12,
        begging: 0,
        cards: 1 + 2 + 4 + 1,
        crafts: 2,
        bonus: 2 + 1 + 0 + 1,
        total: 43,
        left: 4,
        place: 1,
      },
      {
        fields: -1,
        pastures: -1,
        grain: -1,
        vegetable: -1,
        sheep: -1,
        boar: -1,
        cattle: -1,
        unused: -13,
        fencedStables: 0,
        clayRooms: 0,
        stoneRooms: 0,
        people: 6,
        begging: -9,
        cards: 0,
        crafts: 0,
        bonus: 0,
        total: -23,
        left: 0,
        place: 2,
      },
    ])
  })

  test('S1: stand under the name of a player who has one', () => {
    const sheet = scoreSheet({ players: [{ ...ANA, name: 'Al' }, { ...BO, name: 'Wilhelmina' }, BO] })
    expect(sheet.players.map(({ name }) => name)).toEqual(['Al', 'Wilhelmina', undefined])
    expect(sheetTable(sheet).split('\n').slice(0, 2)).toEqual([
      '                   Al  Wilhelmina  Player 3',
      'Fields              3          -1        -1',
    ])
  })

  test('S2: are written down as a table', () => {
    expect(sheetTable(scoreSheet({ players: [ANA, BO] })).split('\n')).toEqual([
      '                Player 1  Player 2',
      'Fields                 3        -1',
      'Pastures               2        -1',
      'Grain                  2        -1',
      'Vegetables             2        -1',
      'Sheep                  2        -1',
      'Wild boar              1        -1',
      'Cattle                 1        -1',
      'Unused cells          -3       -13',
      'Fenced stables         1         0',
      'Clay rooms             0         0',
      'Stone rooms            6         0',
      'People                12         6',
      'Begging                0        -9',
      'Cards                  8         0',
      'Crafts                 2         0',
      'Bonus                  4         0',
      'Total                 43       -23',
      'Building goods         4         0',
      'Place                  1         2',
    ])
  })

  test('S1: leave bonus and building goods at none where a sheet says nothing of them', () => {
    expect(onlyOf(BO)).toMatchObject({ bonus: 0, left: 0 })
  })
})

test.each([
  ['RULES.md', 15],
  ['../README.md', 13],
])('S1: the sheet that %s shows is one', (page, points) => {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8')
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? []
  expect(scoreSheet(JSON.parse(example)).players.map(({ total }) => total)).toEqual([points])
})

describe('crafts at the end', () => {
  const withCraft = (craft: string, goods: object) => {
    const { crafts, left } = onlyOf({ ...BO, majors: [craft], ...goods }) ?? { crafts: null, left: null }
    return [crafts, left]
  }

  test.for([
    [
      'joinery',
      'wood',
      [2, 3, 4, 5, 6, 7, 9],
      [
        [0, 2],
        [1, 0],
        [1, 1],
        [2, 0],
        [2, 1],
        [3, 0],
        [3, 2],
      ],
    ],
    [
      'pottery',
      'clay',
      [2, 3, 5, 7],
      [
        [0, 2],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
    [
      'basketmakers-workshop',
      'reed',
      [1, 2, 3, 4, 5],
      [
        [0, 1],
        [1, 0],
        [1, 1],
        [2, 0],
        [3, 0],
      ],
    ],
  ] as const)('S4: %s spends %s for the best tier it can, once', ([craft, good, amounts, expected]) => {
    expect(amounts.map((n) => withCraft(craft, { [good]: n }))).toEqual(expected)
  })

  test('S4: spend no other goods', () => {
    expect(withCraft('joinery', { clay: 9, stone: 9 })).toEqual([0, 18])
  })
})

describe('ties', () => {
  const places = (...goods: readonly object[]) =>
    scored(...goods.map((each) => ({ ...BO, ...each }))).map(({ place }) => place)

  test('S5: go to whoever has more building resources, and equals share a place', () => {
    expect(places({ wood: 1 }, { stone: 2 }, { clay: 1, reed: 1 })).toEqual([3, 1, 1])
    expect(places({ grain: 1 }, { wood: 30 })).toEqual([1, 2])
  })

  test('S5: count what is left after a craft was paid', () => {
    const craftsman = { majors: ['joinery'], wood: 4 }
    expect(places(craftsman, { wood: 2, bonus: 3 })).toEqual([2, 1])
    expect(places(craftsman, { wood: 1, bonus: 3 })).toEqual([1, 1])
  })
})
