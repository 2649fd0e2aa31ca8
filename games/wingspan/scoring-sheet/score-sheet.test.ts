import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sheetTable } from './sheet-table.ts'
import { BIRDS } from '../cards/catalogue.ts'
import { scoreSheet } from './score-sheet.ts'
import { WrongSheet } from '@turnwright/kernel/host'

const ana = {
  bonus: ['forester', 'visionary-leader'],
  birds: [
    { name: 'Acorn Woodpecker', habitat: 'forest', eggs: 4, tucked: 0, cached: 3 },
    { name: 'Downy Woodpecker', habitat: 'forest', eggs: 1, tucked: 0, cached: 0 },
    { name: 'Bald Eagle', habitat: 'wetland', eggs: 1, tucked: 0, cached: 0 },
  ],
  hand: 5,
  food: 2,
}
const bo = {
  bonus: ['falconer'],
  birds: [
    { name: "Cooper's Hawk", habitat: 'forest', eggs: 0, tucked: 6, cached: 0 },
    { name: "Bewick's Wren", habitat: 'wetland', eggs: 2, tucked: 0, cached: 0 },
  ],
}
const goals = [
  { goal: 'birds-in-forest', counts: [2, 2] },
  { goal: 'eggs-in-wetland', counts: [0, 3] },
  { goal: 'total-birds', counts: [3, 2] },
  { goal: 'bowl-birds-with-egg', counts: [0, 0] },
]
const sheet = { goalBoard: 'green', goals, players: [ana, bo] }

describe('W54: the points of a real table', () => {
  test('come from birds, bonus cards, goals, eggs, cached food and tucked cards', () => {
    expect(scoreSheet(sheet)).toEqual({
      players: [
        { birds: 17, bonus: 4, goals: 8, eggs: 6, cached: 3, tucked: 0, total: 38, place: 1 },
        { birds: 7, bonus: 2, goals: 10, eggs: 2, cached: 0, tucked: 6, total: 27, place: 2 },
      ],
    })
  })

  test('W52: on the blue board every thing counts a point, up to five', () => {
    const blue = { goalBoard: 'blue', goals: [{ goal: 'total-birds', counts: [9, 4] }], players: [ana, bo] }
    expect(scoreSheet(blue).players.map((score) => score.goals)).toEqual([5, 4])
  })

  test('W55: food breaks a tie, and equals share a place', () => {
    const poor = { bonus: [], birds: [] }
    const places = (...food: readonly number[]) =>
      scoreSheet({ goalBoard: 'green', goals: [], players: food.map((n) => ({ ...poor, food: n })) }).players.map(
        ({ place }) => place,
      )
    expect(places(1, 3, 3)).toEqual([3, 1, 1])
    expect(places(2, 1)).toEqual([1, 2])
  })

  test('are written down as a table', () => {
    expect(sheetTable(scoreSheet(sheet)).split('\n')).toEqual([
      '              Player 1  Player 2',
      'Birds               17         7',
      'Bonus cards          4         2',
      'Goals                8        10',
      'Eggs                 6         2',
      'Cached food          3         0',
      'Tucked cards         0         6',
      'Total               38        27',
      'Place                1         2',
    ])
  })
})

describe('what cannot be is named', () => {
  const problemsOf = (value: unknown): readonly string[] => {
    try {
      scoreSheet(value)
    } catch (wrong) {
      if (wrong instanceof WrongSheet) return wrong.problems
      throw wrong
    }
    return []
  }
  const bird = { name: 'Acorn Woodpecker', habitat: 'forest', eggs: 0, tucked: 0, cached: 0 }
  const withBirds = (...birds: readonly object[]) => ({
    goalBoard: 'green',
    goals: [],
    players: [{ bonus: [], birds }],
  })

  test.for([
    ['no sheet', 7, 'the sheet: must be an object, not 7'],
    ['an unknown board', { ...sheet, goalBoard: 'red' }, 'goalBoard: must be "green" or "blue", not "red"'],
    ['nobody', { ...sheet, goals: [], players: [] }, 'players: there are 1 to 5 players, not 0'],
    ['an unknown bird', withBirds({ ...bird, name: 'Dodo' }), 'player 1: there is no bird "Dodo"'],
    ['a doubled bird', withBirds(bird, bird), 'player 1: Acorn Woodpecker is there twice: player 1 has it too'],
    ['too many eggs', withBirds({ ...bird, eggs: 5 }), 'player 1: Acorn Woodpecker: holds 4 eggs at most, not 5'],
    [
      'a negative number',
      withBirds({ ...bird, tucked: -1 }),
      `player 1: Acorn Woodpecker: tucked: must be a whole number from 0 to ${BIRDS.length}, not -1`,
    ],
    ['a strange habitat', withBirds({ ...bird, habitat: 'sea' }), 'player 1: Acorn Woodpecker: "sea" is no habitat'],
    [
      'a bird where it does not live',
      withBirds({ ...bird, habitat: 'wetland' }),
      'player 1: Acorn Woodpecker: does not live in the wetland',
    ],
    ['a missing list', { ...sheet, players: [{ bonus: [] }] }, 'player 1: birds: must be a list, not nothing'],
    [
      'an unknown bonus card',
      { ...sheet, goals: [], players: [{ ...ana, bonus: ['plumber'] }] },
      'player 1: there is no bonus card "plumber"',
    ],
    [
      'a doubled bonus card',
      { ...sheet, goals: [], players: [ana, { ...bo, bonus: ['forester'] }] },
      'player 2: forester is there twice: player 1 has it too',
    ],
    [
      'an unknown goal',
      { ...sheet, goals: [{ goal: 'nests', counts: [1, 1] }] },
      'goal of round 1: there is no goal "nests"',
    ],
    [
      'both sides of a tile',
      { ...sheet, goals: [goals[0], { goal: 'eggs-in-forest', counts: [1, 1] }] },
      'goal of round 2: eggs-in-forest is on the same tile as birds-in-forest',
    ],
    [
      'a count too few',
      { ...sheet, goals: [{ goal: 'total-birds', counts: [1] }] },
      'goal of round 1: 2 players need 2 counts, not 1',
    ],
    ['a fifth round', { ...sheet, goals: [...goals, goals[0]] }, 'goals: there are 4 rounds, not 5'],
    ['a word too many', { ...sheet, score: 3 }, 'the sheet: "score" means nothing here'],
  ] as const)('%s', ([, value, problem]) => {
    expect(problemsOf(value)).toContain(problem)
  })

  test('a row of six birds', () => {
    const names = [
      'Acorn Woodpecker',
      'Downy Woodpecker',
      'Hairy',
      'Blue Jay',
      'Red-Eyed Vireo',
      'Song Sparrow',
      'Wild Turkey',
    ]
    const six = names.map((name) => ({ ...bird, name }))
    expect(problemsOf(withBirds(...six))).toEqual([
      'player 1: there is no bird "Hairy"',
      'player 1: the forest has room for 5 birds, not 7',
    ])
  })

  test('a bird that moves on may have come to any row', () => {
    expect(problemsOf(withBirds({ ...bird, name: 'Song Sparrow', habitat: 'wetland' }))).toEqual([])
  })
})

test('W54: the sheet that the folder’s page shows is scored', () => {
  const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const shown: unknown = JSON.parse(/```json\n([^]*?)```/.exec(page)?.[1] ?? '')
  expect(scoreSheet(shown).players.map(({ total }) => total)).toEqual([29, 13])
})
