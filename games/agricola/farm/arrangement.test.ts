import { describe, expect, test } from 'vitest'
import { animalsAt, arrange, arrangementOf, checkArrangement, type Farm, normalArrangement } from './index.ts'
import { around, farmOf } from './proof/farm-of.ts'

const herd = { sheep: 3, boar: 2, cattle: 1 }
const yard = (): Farm => ({ ...farmOf({ fences: around('0,3 0,4', '1,4'), stables: ['2,0'] }), ...herd })
const told = (placements: ReturnType<typeof arrangementOf>): string | null =>
  placements?.map(({ at, animal, n }) => `${at}: ${n} ${animal}`).join(', ') ?? null

describe('F19: animals that nobody arranged', () => {
  test('F19: stand in pastures, the larger kind first, then in stables, then in the house', () => {
    expect(told(arrangementOf(yard()))).toBe('0,3: 3 sheep, 1,4: 2 boar, 2,0: 1 cattle')
    expect(told(arrangementOf({ ...yard(), cattle: 2 }))).toBe(
      '0,3: 3 sheep, 1,4: 2 boar, 2,0: 1 cattle, house: 1 cattle',
    )
  })

  test('F19: give way when only another order has room for all', () => {
    const farm = farmOf({ fences: around('0,4', '1,3 1,4') })
    expect(told(normalArrangement(farm, { sheep: 4, boar: 3, cattle: 0 }))).toBe(
      '0,4: 2 boar, 1,3: 4 sheep, house: 1 boar',
    )
  })

  test('F19: have no arrangement when they do not fit', () => {
    expect(arrangementOf({ ...yard(), cattle: 3 })).toBeNull()
  })

  test('F19: a house with room for several takes any kinds', () => {
    const farm = farmOf({ rooms: ['2,0'] })
    expect(told(normalArrangement(farm, { sheep: 1, boar: 1, cattle: 1 }, { perPasture: 0, house: 3 }))).toBe(
      'house: 1 sheep, house: 1 boar, house: 1 cattle',
    )
  })
})

describe('F20: animals that their owner arranged', () => {
  const own = [
    { at: '0,3', animal: 'boar', n: 2 },
    { at: '1,4', animal: 'sheep', n: 2 },
    { at: 'house', animal: 'sheep', n: 1 },
    { at: '2,0', animal: 'cattle', n: 1 },
  ] as const

  test('F20: stand as they were put', () => {
    const farm = yard()
    const checked = checkArrangement(farm, own, herd)
    expect(checked).toEqual({ value: own })
    arrange(farm, own)
    expect(arrangementOf(farm)).toEqual(own)
    expect(animalsAt(own, '1,4')).toEqual({ sheep: 2, boar: 0, cattle: 0 })
    expect(JSON.parse(JSON.stringify(farm))).toEqual(farm)
  })

  test('F20: a pasture answers to each of its cells', () => {
    expect(checkArrangement(yard(), [{ ...own[0], at: '0,4' }, ...own.slice(1)], herd)).toEqual({ value: own })
  })

  test('F20: go back to the normal arrangement when theirs is no longer possible', () => {
    const farm = yard()
    arrange(farm, own)
    expect(told(arrangementOf({ ...farm, sheep: 4 }))).toBe('0,3: 4 sheep, 1,4: 2 boar, 2,0: 1 cattle')
  })

  test('F20: are gone where they are let go', () => {
    const farm = yard()
    const fewer = [
      { at: '0,3', animal: 'boar', n: 2 },
      { at: '1,4', animal: 'sheep', n: 1 },
      { at: 'away', animal: 'sheep', n: 2 },
      { at: 'away', animal: 'cattle', n: 1 },
    ] as const
    expect(checkArrangement(farm, fewer, herd)).toEqual({ value: fewer })
    arrange(farm, fewer)
    expect(farm).toMatchObject({ sheep: 1, boar: 2, cattle: 0 })
    expect(told(arrangementOf(farm))).toBe('0,3: 2 boar, 1,4: 1 sheep')
  })

  const [boar, sheep, pet, cow] = own
  const cases = {
    'no list': [7, 'not-a-list', 'An arrangement is a list of places with animals.'],
    'a place that is none': [[{ ...boar, at: '2,2' }], 'unknown-place', 'Animals cannot stand at row 3, column 3.'],
    'no place at all': [[3], 'unknown-place', 'Animals cannot stand at nothing.'],
    'a place that pretends to be text': [
      [{ ...boar, at: { toString: 1 } }],
      'unknown-place',
      'Animals cannot stand at {"toString":1}.',
    ],
    'an animal that is none': [[{ ...boar, animal: 'horse' }], 'unknown-animal', 'There is no animal horse.'],
    'no animals': [[{ ...boar, n: 0 }], 'no-number', '0 boar cannot stand.'],
    'half an animal': [[{ ...boar, n: 1.5 }], 'no-number', '1.5 boar cannot stand.'],
    'something that rides along': [[{ ...boar, x: 1 }], 'unknown-key', 'A place has no x, only at, animal and n.'],
    'a place twice': [
      [
        { ...boar, n: 1 },
        { ...boar, n: 1 },
      ],
      'named-twice',
      'The pasture at row 1, column 4 is named twice for boar.',
    ],
    'two kinds in a pasture': [
      [boar, { ...sheep, at: '0,4' }],
      'mixed-kinds',
      'The pasture at row 1, column 4 holds one kind of animal.',
    ],
    'too many in a pasture': [[{ ...sheep, n: 3 }], 'too-many', 'The pasture at row 2, column 5 holds 2, not 3.'],
    'two in a stable': [[cow, { ...pet, at: '2,0' }], 'too-many', 'The stable at row 3, column 1 holds 1, not 2.'],
    'two in the house': [[pet, { ...cow, at: 'house' }], 'too-many', 'The house holds 1, not 2.'],
    'one forgotten': [[boar, sheep, cow], 'other-animals', 'There are 3 sheep, not 2.'],
    'more let go than there are': [
      [{ at: 'away', animal: 'sheep', n: 4 }],
      'other-animals',
      'There are 3 sheep, not 4.',
    ],
    'let go twice': [
      [
        { at: 'away', animal: 'sheep', n: 1 },
        { at: 'away', animal: 'sheep', n: 2 },
      ],
      'named-twice',
      'Letting go is named twice for sheep.',
    ],
    'one too many': [[{ ...boar, n: 3 }, sheep, pet, cow], 'other-animals', 'There are 2 boar, not 3.'],
  } as const

  test.for(Object.entries(cases))('F21: %s is refused', ([, [answer, reason, refused]]) => {
    expect(checkArrangement(yard(), answer, herd)).toEqual({ reason, refused })
  })
})
