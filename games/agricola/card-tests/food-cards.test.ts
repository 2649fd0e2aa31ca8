import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('Claypipe', () => {
  const smoker = { atHome: 1, played: ['Claypipe'] }

  test('brings two food after gaining seven building resources in the work of a round', () => {
    const { ana } = given(farms, { ana: smoker, bo: { atHome: 0 } }, { stock: { forest: 7 } })
    ana.goesTo('forest')
    ana.has({ wood: 7, food: 2 })
    ana.isOn()
  })

  test('not after six', () => {
    const { ana } = given(farms, { ana: smoker, bo: { atHome: 0 } }, { stock: { forest: 6 } })
    ana.goesTo('forest')
    ana.has({ wood: 6, food: 0 })
    ana.isOn()
  })

  test('counts all four kinds, and only what came in this round', () => {
    const { ana, bo } = given(
      farms,
      { ana: { people: 2, wood: 9, played: ['Claypipe'] }, bo: { atHome: 1 } },
      { stock: { 'clay-pit': 4, 'reed-bank': 2 } },
    )
    ana.goesTo('clay-pit')
    bo.goesTo('fishing')
    ana.goesTo('reed-bank')
    ana.has({ clay: 4, reed: 2, food: 0 })
    ana.isOn()
  })

  test('clay and reed together', () => {
    const table = { stock: { 'clay-pit': 4, 'reed-bank': 3 } }
    const { ana, bo } = given(farms, { ana: { people: 2, played: ['Claypipe'] }, bo: { atHome: 1 } }, table)
    ana.goesTo('clay-pit')
    bo.goesTo('fishing')
    ana.goesTo('reed-bank')
    ana.has({ clay: 4, reed: 3, food: 2 })
    ana.isOn()
  })

  test('stone as well', () => {
    const table = { round: 5, roundCards: ['western-quarry'], stock: { 'western-quarry': 7 } } as const
    const { ana } = given(farms, { ana: smoker, bo: { atHome: 0 } }, table)
    ana.goesTo('western-quarry')
    ana.has({ stone: 7, food: 2 })
    ana.isOn()
  })

  test('goods from round spaces do not count', () => {
    const promised = [{ round: 2, what: 'wood', n: 5 }] as const
    const { ana, bo } = given(
      farms,
      { ana: { people: 1, promised, played: ['Claypipe'] }, bo: { people: 1 } },
      { at: 'round-start', round: 2, stock: { forest: 1 } },
    )
    ana.goesTo('forest')
    bo.goesTo('day-laborer')
    ana.has({ wood: 9, food: 0 })
    ana.isOn()
  })

  test('costs a clay', () => {
    const { ana, bo } = given(farms, { ana: { clay: 1, hand: ['Claypipe'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Claypipe')
    ana.changedOnly({ clay: 0, hand: [], minors: ['Claypipe'] })
    bo.isOn()
  })
})

describe('Junk Room', () => {
  const improving = { round: 1, roundCards: ['major-improvement'] } as const

  test('brings a food with every improvement, itself included', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, clay: 1, hand: ['Junk Room'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Junk Room')
    ana.changedOnly({ wood: 0, clay: 0, food: 1, hand: [], minors: ['Junk Room'] })
    bo.isOn()
  })

  test('a major one as well', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, played: ['Junk Room'] }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('fireplace-2')
    ana.changedOnly({ clay: 0, food: 1, majors: ['fireplace-2'] })
    bo.isOn()
  })

  test('not with an occupation, and not with the improvements of others', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Tutor'], played: ['Junk Room'] }, bo: { clay: 2 } }, improving)
    ana.goesTo('lessons')
    ana.plays('Tutor')
    bo.goesTo('major-improvement')
    bo.plays('fireplace-2')
    ana.changedOnly({ hand: [], occupations: ['Tutor'] })
    bo.changedOnly({ clay: 0, majors: ['fireplace-2'] })
    ana.isOn()
  })
})

describe('Dutch Windmill', () => {
  const miller = { grain: 1, majors: ['clay-oven'], played: ['Dutch Windmill'] }

  test.for([5, 8, 10, 12, 14])('brings three food more for baking in round %i, after a harvest', (round) => {
    const { ana, bo } = given(farms, { ana: miller, bo: {} }, { round })
    ana.goesTo('grain-utilization')
    ana.changedOnly({ grain: 0, food: 8 })
    bo.isOn()
  })

  test('once for a bake action', () => {
    const { ana, bo } = given(farms, { ana: { ...miller, grain: 2, majors: ['stone-oven'] }, bo: {} }, { round: 5 })
    ana.goesTo('grain-utilization')
    ana.chooses('Stone Oven: grain → 4 food')
    ana.changedOnly({ grain: 0, food: 11 })
    bo.isOn()
  })

  test('nothing in other rounds', () => {
    const { ana, bo } = given(farms, { ana: miller, bo: {} }, { round: 4 })
    ana.goesTo('grain-utilization')
    ana.changedOnly({ grain: 0, food: 5 })
    bo.isOn()
  })

  test('costs two wood and two stone, and is worth two points', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, stone: 2, hand: ['Dutch Windmill'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Dutch Windmill')
    ana.changedOnly({ wood: 0, stone: 0, hand: [], minors: ['Dutch Windmill'] })
    ana.has({ points: -12 })
    bo.isOn()
  })
})

describe('Bread Paddle', () => {
  test('gives a food, for a wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Bread Paddle'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Bread Paddle')
    ana.changedOnly({ wood: 0, food: 1, hand: [], minors: ['Bread Paddle'] })
    bo.isOn()
  })

  test('bakes after an occupation was played', () => {
    const baker = { grain: 1, majors: ['clay-oven'], hand: ['Tutor'], played: ['Bread Paddle'] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Tutor')
    ana.accepts()
    ana.changedOnly({ grain: 0, food: 5, hand: [], occupations: ['Tutor'] })
    bo.isOn()
  })

  test('or does not', () => {
    const baker = { grain: 1, majors: ['clay-oven'], hand: ['Tutor'], played: ['Bread Paddle'] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Tutor')
    ana.declines()
    ana.changedOnly({ hand: [], occupations: ['Tutor'] })
    bo.isOn()
  })

  test('brings no food before one is played', () => {
    const poor = { wood: 1, hand: ['Tutor'], played: ['Bread Paddle', 'Geologist'] }
    const { ana } = given(farms, { ana: poor, bo: {} })
    ana.isNotOffered('lessons')
    ana.isOn()
  })

  test('nothing after an improvement', () => {
    const baker = { grain: 1, majors: ['clay-oven'], wood: 1, hand: ['Corn Scoop'], played: ['Bread Paddle'] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Corn Scoop')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Bread Paddle', 'Corn Scoop'] })
    bo.isOn()
  })
})

describe('Scullery', () => {
  const start = { at: 'round-start', round: 3 } as const

  test('brings a food at the start of a round in a wooden house', () => {
    const { ana } = given(farms, { ana: { played: ['Scullery'] }, bo: {} }, start)
    ana.has({ food: 1 })
    ana.isOn()
  })

  test('not in one of clay or stone', () => {
    const clay = { house: 'clay', played: ['Scullery'] } as const
    const { ana, bo } = given(farms, { ana: clay, bo: { house: 'stone', played: ['Scullery'] } }, start)
    ana.has({ food: 0 })
    bo.has({ food: 0 })
    ana.isOn()
  })

  test('costs a wood and a clay', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, clay: 1, hand: ['Scullery'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Scullery')
    ana.changedOnly({ wood: 0, clay: 0, hand: [], minors: ['Scullery'] })
    bo.isOn()
  })
})
