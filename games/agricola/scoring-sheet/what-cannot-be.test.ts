import { WrongSheet } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { ANA, BO } from './testing/real-table.ts'
import { scoreSheet } from './score-sheet.ts'

const problemsOf = (value: unknown): readonly string[] => {
  try {
    scoreSheet(value)
  } catch (wrong) {
    if (wrong instanceof WrongSheet) return wrong.problems
    throw wrong
  }
  return []
}

const of = (changes: object, player: object = ANA) => ({ players: [{ ...player, ...changes }] })
const without = (edge: string) => ANA.fences.filter((each) => each !== edge)
const gridWith = (cells: Readonly<Record<string, string>>, player: { grid: string[][] } = ANA) =>
  player.grid.map((line, row) => line.map((each, column) => cells[`${row},${column}`] ?? each))
const MANY = ['tutor', 'grocer', 'priest', 'wood-cutter', 'manservant', 'groom', 'cottager', 'geologist']

const CASES: Readonly<Record<string, readonly [sheet: unknown, problem: string]>> = {
  'no object': [7, 'the sheet: must be an object, not 7'],
  nobody: [{ players: [] }, 'players: there are 1 to 4 players, not 0'],
  'five players': [{ players: [BO, BO, BO, BO, BO] }, 'players: there are 1 to 4 players, not 5'],
  'a word too many': [{ players: [BO], goals: 3 }, 'the sheet: "goals" means nothing here'],
  'a word too many for a player': [of({ horses: 2 }), 'player 1: "horses" means nothing here'],
  'no player': [{ players: [null] }, 'player 1: must be an object, not null'],
  'a missing number': [of({ sheep: undefined }), 'player 1: sheep: must be a whole number from 0 to 999, not nothing'],
  'a negative number': [of({ grain: -1 }), 'player 1: grain: must be a whole number from 0 to 999, not -1'],
  'half a good': [of({ wood: 0.5 }), 'player 1: wood: must be a whole number from 0 to 999, not 0.5'],
  'a negative bonus': [of({ bonus: -2 }), 'player 1: bonus: must be a whole number from 0 to 999, not -2'],
  'a missing list': [of({ majors: undefined }), 'player 1: majors: must be a list, not nothing'],

  'two rows': [of({ grid: ANA.grid.slice(1) }), 'player 1: the grid has 3 rows, not 2'],
  'a short row': [of({ grid: [['stone'], ...ANA.grid.slice(1)] }), 'player 1: row 0 of the grid has 5 cells, not 1'],
  'a strange cell': [
    of({ grid: gridWith({ '2,3': 'barn' }) }),
    'player 1: "barn" at 2,3 is neither a room nor a field',
  ],
  'two materials': [of({ grid: gridWith({ '0,0': 'clay' }) }), 'player 1: the house is of clay and stone at once'],
  'no house': [
    of({ grid: gridWith({ '1,0': '' }) }),
    'player 1: the rooms of the start are missing: 1,0 and one above or below it',
  ],
  'a room apart': [of({ grid: gridWith({ '2,4': 'wood' }, BO) }, BO), 'player 1: the rooms do not hang together'],
  'a room apart, and no house': [
    of({ grid: gridWith({ '1,0': '', '2,4': 'wood' }, BO) }, BO),
    'player 1: the rooms do not hang together',
  ],
  'a field apart': [of({ grid: gridWith({ '2,3': 'field' }) }), 'player 1: the fields do not hang together'],

  'a crop on no field': [
    of({ fields: [{ cell: '2,2', crop: 'grain', n: 1 }] }),
    'player 1: there is no field at 2,2 for grain',
  ],
  'a crop outside': [of({ fields: [{ cell: '9,9', crop: 'grain', n: 1 }] }), 'player 1: there is no cell "9,9"'],
  'a strange crop': [of({ fields: [{ cell: '0,1', crop: 'rye', n: 1 }] }), 'player 1: "rye" is no crop'],
  'too much grain on a field': [
    of({ fields: [{ cell: '0,1', crop: 'grain', n: 4 }] }),
    'player 1: grain at 0,1: must be a whole number from 0 to 3, not 4',
  ],
  'too many vegetables on a field': [
    of({ fields: [{ cell: '0,1', crop: 'vegetable', n: 3 }] }),
    'player 1: vegetable at 0,1: must be a whole number from 0 to 2, not 3',
  ],
  'two crops on a field': [
    of({ fields: [ANA.fields[0], { cell: '0,1', crop: 'vegetable', n: 1 }] }),
    'player 1: the field at 0,1 is named twice',
  ],

  'an empty field twice': [
    of({ fields: ['grain', 'vegetable'].map((crop) => ({ cell: '0,1', crop, n: 0 })) }),
    'player 1: the field at 0,1 is named twice',
  ],
  'crops without a number': [
    of({ fields: [{ cell: '0,1', crop: 'grain' }] }),
    'player 1: grain at 0,1: must be a whole number from 0 to 3, not nothing',
  ],
  'a field that is none': [of({ fields: ['0,1'] }), 'player 1: a field: must be an object, not "0,1"'],

  'an unknown edge': [of({ fences: [...ANA.fences, '5,5:top'] }), 'player 1: there is no edge "5,5:top" for a fence'],
  'a fence twice': [
    of({ fences: [...ANA.fences, '0,3:bottom'] }),
    'player 1: the fence on "0,3:bottom" is named twice',
  ],
  'an open pasture': [of({ fences: without('0,4:right') }), 'player 1: the fence on 0,3:top closes no pasture'],
  'a fence to spare': [
    of({ fences: [...ANA.fences, '2,3:left'] }),
    'player 1: the fence on 2,3:left closes no pasture',
  ],
  'a field in fences': [
    of({ grid: gridWith({ '0,3': 'field' }), stables: [] }),
    'player 1: the field at 0,3 is inside fences',
  ],
  'a room in fences': [
    of({ grid: gridWith({ '0,1': 'wood' }, BO), fences: ['0,1:top', '0,1:left', '0,1:right', '0,1:bottom'] }, BO),
    'player 1: the room at 0,1 is inside fences',
  ],
  'pastures apart': [
    of({ fences: [...ANA.fences, '2,2:top', '2,2:left', '2,2:right', '2,2:bottom'] }),
    'player 1: the pastures do not touch each other',
  ],
  'sixteen fences': [
    of({
      fences: [...ANA.fences, ...['2,2', '2,1'].flatMap((cell) => [`${cell}:top`, `${cell}:left`, `${cell}:bottom`])],
    }),
    'player 1: there are 15 fences, not 16',
  ],

  'a stable on a field': [of({ stables: ['0,1'] }), 'player 1: a stable cannot stand on the field at 0,1'],
  'a stable in the house': [of({ stables: ['0,0'] }), 'player 1: a stable cannot stand on the room at 0,0'],
  'a stable twice': [of({ stables: ['2,4', '2,4'] }), 'player 1: the stable at 2,4 is named twice'],
  'five stables': [of({ stables: ['0,3', '0,4', '1,3', '1,4', '2,4'] }), 'player 1: there are 4 stables, not 5'],
  'a stable nowhere': [of({ stables: ['barn'] }), 'player 1: there is no cell "barn"'],

  'more animals than fit': [of({ boar: 3, cattle: 3 }), 'player 1: 5 sheep, 3 boar, 3 cattle do not fit on this farm'],
  'two pets': [of({ boar: 1, sheep: 1 }, BO), 'player 1: 1 sheep, 1 boar do not fit on this farm'],
  'one person': [of({ people: 1 }), 'player 1: a family has 2 to 5 people, not 1'],
  'six people': [of({ people: 6 }), 'player 1: a family has 2 to 5 people, not 6'],

  'an unknown major': [of({ majors: ['sauna'] }), 'player 1: there is no major improvement "sauna"'],
  'an unknown minor': [
    of({ minors: ['tutor'] }),
    'player 1: there is no minor improvement "tutor"; it is an occupation',
  ],
  'an unknown occupation': [
    of({ occupations: ['loom'] }),
    'player 1: there is no occupation "loom"; it is a minor improvement',
  ],
  'a card with a slip': [
    of({ majors: ['joinry'] }),
    'player 1: there is no major improvement "joinry"; did you mean "joinery"?',
  ],
  'a card by its name': [
    of({ majors: ["Basketmaker's Workshop"] }),
    'player 1: there is no major improvement "Basketmaker\'s Workshop"; did you mean "basketmakers-workshop"?',
  ],
  'half an id': [
    of({ majors: ['fireplace'] }),
    'player 1: there is no major improvement "fireplace"; did you mean "fireplace-2"?',
  ],
  'a name that is none': [of({ name: 7 }), 'player 1: a name has 1 to 30 letters, and is not 7'],
  'an empty name': [of({ name: ' ' }), 'player 1: a name has 1 to 30 letters, and is not " "'],
  'a card twice': [of({ minors: ['loom', 'loom'] }), 'player 1: loom is named twice'],
  'a major of two players': [
    { players: [ANA, { ...BO, majors: ['well'] }] },
    'player 2: well is there once: player 1 has it',
  ],
  'a card that is passed on': [
    of({ minors: ['market-stall'] }),
    'player 1: market-stall is passed on when it was played',
  ],
  'a card for more players': [of({ occupations: ['braggart'] }), 'player 1: braggart is for 3 or more players, not 1'],
  'eight occupations': [of({ occupations: MANY }), 'player 1: nobody has more than 7 occupations, not 8'],
}

describe('what cannot be is named', () => {
  test.for(Object.entries(CASES))('S6: %s', ([, [sheet, problem]]) => {
    expect(problemsOf(sheet)).toContain(problem)
  })

  test('S6: all of it at once', () => {
    expect(problemsOf(of({ grain: -1, people: 9, majors: ['sauna'] }))).toEqual([
      'player 1: grain: must be a whole number from 0 to 999, not -1',
      'player 1: a family has 2 to 5 people, not 9',
      'player 1: there is no major improvement "sauna"',
    ])
  })

  test('S6: also the animals, whatever else is wrong', () => {
    const fences = without('0,4:right')
    const wrong = problemsOf(of({ sheep: 99, people: 0, fences, majors: ['well', 'sauna'], stables: ['0,0'] }))
    expect(wrong.toSorted()).toEqual([
      'player 1: 99 sheep, 2 boar, 1 cattle do not fit on this farm',
      'player 1: a family has 2 to 5 people, not 0',
      'player 1: a stable cannot stand on the room at 0,0',
      'player 1: the fence on 0,3:left closes no pasture',
      'player 1: the fence on 0,3:top closes no pasture',
      'player 1: the fence on 0,4:top closes no pasture',
      'player 1: there is no major improvement "sauna"',
    ])
  })

  test('S6: each thing once', () => {
    expect(problemsOf({ players: [null, BO] })).toEqual(['player 1: must be an object, not null'])
    expect(problemsOf({ players: 3 })).toEqual(['players: must be a list, not 3'])
    expect(problemsOf(of({ grid: 'wood' }, BO))).toEqual(['player 1: grid: must be a list, not "wood"'])
    expect(problemsOf(of({ grid: [0, ...BO.grid.slice(1)] }, BO))).toEqual([
      'player 1: row 0 of the grid: must be a list, not 0',
      'player 1: the rooms of the start are missing: 1,0 and one above or below it',
    ])
  })
})

describe('what can be is not refused', () => {
  test('S6: the sheets of these tests', () => {
    expect([problemsOf({ players: [ANA, BO] }), problemsOf({ players: [BO] })]).toEqual([[], []])
  })

  test('S6: as many animals as fit, with the room that cards make', () => {
    expect(problemsOf(of({ cattle: 3 }))).toEqual([])
    expect(problemsOf(of({ sheep: 1, boar: 1, occupations: ['animal-tamer'] }, BO))).toEqual([])
    const sheep = (n: number, ...minors: readonly string[]) => problemsOf(of({ sheep: n, minors }))
    expect([sheep(9), sheep(11, 'drinking-trough')]).toEqual([[], []])
    expect([sheep(10).length, sheep(12, 'drinking-trough').length]).toEqual([1, 1])
  })

  test('S6: five people in two rooms, for some are born without one', () => {
    expect(problemsOf(of({ people: 5 }, BO))).toEqual([])
  })

  test('S6: a house at the lower end of the column, as it is printed', () => {
    expect(problemsOf(of({ grid: BO.grid.toReversed() }, BO))).toEqual([])
  })

  test('S6: seven occupations', () => {
    expect(problemsOf(of({ occupations: MANY.slice(1) }))).toEqual([])
  })
})
