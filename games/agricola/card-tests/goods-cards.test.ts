import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const stoneStart = { at: 'round-start', round: 3 } as const

describe('Hard Porcelain', () => {
  test('turns two, three or four clay into one, two or three stone at any time', () => {
    const { ana } = given(farms, { ana: { clay: 9, played: ['Hard Porcelain'] }, bo: {} })
    ana.converts('Hard Porcelain: 2 clay → 1 stone')
    ana.has({ clay: 7, stone: 1 })
    ana.converts('Hard Porcelain: 3 clay → 2 stone')
    ana.has({ clay: 4, stone: 3 })
    ana.converts('Hard Porcelain: 4 clay → 3 stone')
    ana.changedOnly({ clay: 0, stone: 6 })
    ana.isNotOffered('card-exchange')
    ana.isOn()
  })

  test('not one clay', () => {
    const { ana } = given(farms, { ana: { clay: 1, played: ['Hard Porcelain'] }, bo: {} })
    ana.isNotOffered('card-exchange')
    ana.isOn()
  })

  test('costs a clay', () => {
    const { ana, bo } = given(farms, { ana: { clay: 1, hand: ['Hard Porcelain'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Hard Porcelain')
    ana.changedOnly({ clay: 0, hand: [], minors: ['Hard Porcelain'] })
    bo.isOn()
  })
})

describe('Grocer', () => {
  test('sells wood, grain, reed, stone, a vegetable, clay, reed and a vegetable for a food each, in this order', () => {
    const { ana } = given(farms, { ana: { food: 8, played: ['Grocer'] }, bo: {} })
    ana.converts('Grocer: 1 food → 1 wood')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.converts('Grocer: 1 food → 1 reed')
    ana.converts('Grocer: 1 food → 1 stone')
    ana.converts('Grocer: 1 food → 1 vegetable')
    ana.converts('Grocer: 1 food → 1 clay')
    ana.converts('Grocer: 1 food → 1 reed')
    ana.converts('Grocer: 1 food → 1 vegetable')
    ana.changedOnly({ food: 0, wood: 1, grain: 1, reed: 2, stone: 1, vegetable: 2, clay: 1 })
    ana.isOn()
  })

  test('only the top one, and nothing when all are sold', () => {
    const { ana } = given(farms, { ana: { food: 2, played: [{ card: 'Grocer', n: 7 }] }, bo: {} })
    ana.isNotOffered('Grocer: 1 food → 1 wood')
    ana.converts('Grocer: 1 food → 1 vegetable')
    ana.isNotOffered('card-purchase')
    ana.changedOnly({ food: 1, vegetable: 1 })
    ana.isOn()
  })

  test('not without food', () => {
    const { ana } = given(farms, { ana: { wood: 5, played: ['Grocer'] }, bo: {} })
    ana.isNotOffered('card-purchase')
    ana.isOn()
  })
})

describe('Paper Maker', () => {
  const maker = { wood: 1, hand: ['Tutor'], played: ['Geologist', 'Paper Maker'] }

  test('pays a wood for a food per occupation, before another is played', () => {
    const { ana, bo } = given(farms, { ana: maker, bo: {} })
    ana.goesTo('lessons')
    ana.accepts()
    ana.plays('Tutor')
    ana.changedOnly({ wood: 0, food: 1, hand: [], occupations: ['Geologist', 'Paper Maker', 'Tutor'] })
    bo.isOn()
  })

  test('or does not', () => {
    const { ana, bo } = given(farms, { ana: { ...maker, food: 1 }, bo: {} })
    ana.goesTo('lessons')
    ana.declines()
    ana.plays('Tutor')
    ana.changedOnly({ food: 0, hand: [], occupations: ['Geologist', 'Paper Maker', 'Tutor'] })
    bo.isOn()
  })

  test('not for itself', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Paper Maker'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Paper Maker')
    ana.changedOnly({ hand: [], occupations: ['Paper Maker'] })
    bo.isOn()
  })

  test('not without wood', () => {
    const { ana, bo } = given(farms, { ana: { ...maker, wood: 0, food: 1 }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Tutor')
    ana.changedOnly({ food: 0, hand: [], occupations: ['Geologist', 'Paper Maker', 'Tutor'] })
    bo.isOn()
  })
})

describe('Roof Ballaster', () => {
  const THREE_ROOMS = ['0,0', '1,0', '2,0']

  test('pays a food for a stone per room when it is played', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, rooms: THREE_ROOMS, hand: ['Roof Ballaster'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Roof Ballaster')
    ana.accepts()
    ana.changedOnly({ food: 0, stone: 3, hand: [], occupations: ['Roof Ballaster'] })
    bo.isOn()
  })

  test('or not', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, hand: ['Roof Ballaster'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Roof Ballaster')
    ana.declines()
    ana.changedOnly({ hand: [], occupations: ['Roof Ballaster'] })
    bo.isOn()
  })

  test('which may be cooked for it', () => {
    const cook = { hand: ['Roof Ballaster'], sheep: 1, majors: ['fireplace-2'] }
    const { ana, bo } = given(farms, { ana: cook, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Roof Ballaster')
    ana.isNotOffered('Yes')
    ana.converts('Fireplace: sheep → 2 food')
    ana.accepts()
    ana.changedOnly({ sheep: 0, food: 1, stone: 2, hand: [], occupations: ['Roof Ballaster'] })
    bo.isOn()
  })

  test('is not asked without food', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Roof Ballaster'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Roof Ballaster')
    ana.changedOnly({ hand: [], occupations: ['Roof Ballaster'] })
    bo.isOn()
  })
})

describe('Priest', () => {
  test('gets three clay, two reed and two stone in a clay house with two rooms', () => {
    const { ana, bo } = given(farms, { ana: { house: 'clay', hand: ['Priest'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Priest')
    ana.changedOnly({ clay: 3, reed: 2, stone: 2, hand: [], occupations: ['Priest'] })
    bo.isOn()
  })

  test('nothing with three rooms', () => {
    const three = { house: 'clay', rooms: ['0,0', '1,0', '2,0'], hand: ['Priest'] } as const
    const { ana, bo } = given(farms, { ana: three, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Priest')
    ana.changedOnly({ hand: [], occupations: ['Priest'] })
    bo.isOn()
  })

  test('nothing in a wooden house', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Priest'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Priest')
    ana.changedOnly({ hand: [], occupations: ['Priest'] })
    bo.isOn()
  })

  test('nothing in one of stone', () => {
    const { ana, bo } = given(farms, { ana: { house: 'stone', hand: ['Priest'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Priest')
    ana.changedOnly({ hand: [], occupations: ['Priest'] })
    bo.isOn()
  })
})

describe('Plow Driver', () => {
  test('plows a field for a food at the start of a round in a stone house', () => {
    const { ana } = given(farms, { ana: { house: 'stone', food: 2, played: ['Plow Driver'] }, bo: {} }, stoneStart)
    ana.accepts()
    ana.chooses('2,2')
    ana.changedOnly({ food: 1, fields: ['2,2'] })
    ana.isOn()
  })

  test('or not, and never without food', () => {
    const driver = { house: 'stone', food: 1, played: ['Plow Driver'] } as const
    const { ana, bo } = given(farms, { ana: driver, bo: { ...driver, food: 0 } }, stoneStart)
    ana.declines()
    ana.changedOnly({})
    bo.changedOnly({})
    ana.isOn()
  })

  test('not in a house of clay', () => {
    const { ana } = given(farms, { ana: { house: 'clay', food: 1, played: ['Plow Driver'] }, bo: {} }, stoneStart)
    ana.has({ food: 1, fields: [] })
    ana.isOn()
  })
})

describe('Groom', () => {
  test('gives a wood', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Groom'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Groom')
    ana.changedOnly({ wood: 1, hand: [], occupations: ['Groom'] })
    bo.isOn()
  })

  test('builds a stable for a wood at the start of a round in a stone house', () => {
    const { ana } = given(farms, { ana: { house: 'stone', wood: 3, played: ['Groom'] }, bo: {} }, stoneStart)
    ana.accepts()
    ana.chooses('2,4')
    ana.changedOnly({ wood: 2, stables: ['2,4'] })
    ana.isOn()
  })

  test('not without wood, and not in a house of clay', () => {
    const groom = { played: ['Groom'] }
    const stone = { ...groom, house: 'stone' } as const
    const clay = { ...groom, house: 'clay', wood: 1 } as const
    const { ana, bo } = given(farms, { ana: stone, bo: clay }, stoneStart)
    ana.has({ stables: [] })
    bo.has({ wood: 1, stables: [] })
    ana.isOn()
  })
})
