import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const two = { ana: {}, bo: {} }
const three = { ana: {}, bo: {}, cy: {} }
const four = { ana: {}, bo: {}, cy: {}, di: {} }
/** About to begin, with the goods that one round brings lying there. */
const nextRound = (round: number) => ({ at: 'round-start', round }) as const

describe('Forest', () => {
  test('gives all the wood that lies there', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1 }, bo: {} }, { stock: { forest: 6 } })
    ana.goesTo('forest')
    ana.changedOnly({ wood: 7 })
    bo.isNotOffered('forest')
    bo.isOn()
  })

  test('is empty then, until the next round', () => {
    const { ana, bo } = given(farms, { ana: { atHome: 1 }, bo: { atHome: 1 } }, { stock: { forest: 6, fishing: 4 } })
    ana.goesTo('forest')
    bo.goesTo('day-laborer')
    ana.has({ board: { forest: 3, fishing: 5 } })
    ana.isOn()
  })

  test('gathers three wood a round', () => {
    const { ana } = given(farms, two, nextRound(2))
    ana.has({ board: { forest: 6 } })
    ana.isOn()
  })

  test('gathers two wood a round for a player alone', () => {
    const { ana } = given(farms, { ana: {} }, nextRound(2))
    ana.has({ board: { forest: 4 } })
    ana.isOn()
  })

  test('is of no use while nothing lies there', () => {
    const { ana } = given(farms, two, { stock: { forest: 0 } })
    ana.isNotOffered('forest')
    ana.isToldWhyNot('Forest', 'Nothing lies there.')
    ana.isOn()
  })
})

describe('Clay Pit', () => {
  test('gives all the clay that lies there', () => {
    const { ana, bo } = given(farms, two, { stock: { 'clay-pit': 4 } })
    ana.goesTo('clay-pit')
    ana.changedOnly({ clay: 4 })
    bo.isOn()
  })

  test('gathers one clay a round', () => {
    const { ana } = given(farms, two, nextRound(2))
    ana.has({ board: { 'clay-pit': 2 } })
    ana.isOn()
  })
})

describe('Reed Bank', () => {
  test('gives all the reed that lies there', () => {
    const { ana, bo } = given(farms, two, { stock: { 'reed-bank': 2 } })
    ana.goesTo('reed-bank')
    ana.changedOnly({ reed: 2 })
    bo.isOn()
  })

  test('gathers one reed a round', () => {
    const { ana } = given(farms, two, nextRound(2))
    ana.has({ board: { 'reed-bank': 2 } })
    ana.isOn()
  })
})

describe('Fishing', () => {
  test('gives all the food that lies there', () => {
    const { ana, bo } = given(farms, { ana: { food: 1 }, bo: {} }, { stock: { fishing: 3 } })
    ana.goesTo('fishing')
    ana.changedOnly({ food: 4 })
    bo.isOn()
  })

  test('gathers one food a round', () => {
    const { ana } = given(farms, two, nextRound(2))
    ana.has({ board: { fishing: 2 } })
    ana.isOn()
  })
})

describe('Grove', () => {
  test('gives all the wood that lies there', () => {
    const { ana, bo } = given(farms, three, { stock: { grove: 4 } })
    ana.goesTo('grove')
    ana.changedOnly({ wood: 4 })
    bo.isOn()
  })

  test('gathers two wood a round with three players', () => {
    const { ana } = given(farms, three, nextRound(2))
    ana.has({ board: { grove: 4 } })
    ana.isOn()
  })

  test('gathers two wood a round with four players', () => {
    const { ana } = given(farms, four, nextRound(2))
    ana.has({ board: { grove: 4 } })
    ana.isOn()
  })

  test('is not there with two players', () => {
    const { ana } = given(farms, two)
    ana.isNotOffered('grove')
    ana.isOn()
  })
})

describe('Hollow', () => {
  test('gives all the clay that lies there', () => {
    const { ana, bo } = given(farms, four, { stock: { hollow: 5 } })
    ana.goesTo('hollow')
    ana.changedOnly({ clay: 5 })
    bo.isOn()
  })

  test('gathers one clay a round with three players', () => {
    const { ana } = given(farms, three, nextRound(2))
    ana.has({ board: { hollow: 2 } })
    ana.isOn()
  })

  test('gathers two clay a round with four players', () => {
    const { ana } = given(farms, four, nextRound(2))
    ana.has({ board: { hollow: 4 } })
    ana.isOn()
  })

  test('is not there with two players', () => {
    const { ana } = given(farms, two)
    ana.isNotOffered('hollow')
    ana.isOn()
  })
})

describe('Copse', () => {
  test('gives all the wood that lies there', () => {
    const { ana, bo } = given(farms, four, { stock: { copse: 3 } })
    ana.goesTo('copse')
    ana.changedOnly({ wood: 3 })
    bo.isOn()
  })

  test('gathers one wood a round', () => {
    const { ana } = given(farms, four, nextRound(2))
    ana.has({ board: { copse: 2 } })
    ana.isOn()
  })

  test('is not there with three players', () => {
    const { ana } = given(farms, three)
    ana.isNotOffered('copse')
    ana.isOn()
  })
})

describe('Traveling Players', () => {
  test('gives all the food that lies there', () => {
    const { ana, bo } = given(farms, four, { stock: { 'traveling-players': 5 } })
    ana.goesTo('traveling-players')
    ana.changedOnly({ food: 5 })
    bo.isOn()
  })

  test('gathers one food a round', () => {
    const { ana } = given(farms, four, nextRound(2))
    ana.has({ board: { 'traveling-players': 2 } })
    ana.isOn()
  })

  test('is not there with three players', () => {
    const { ana } = given(farms, three)
    ana.isNotOffered('traveling-players')
    ana.isOn()
  })
})

describe('Western Quarry', () => {
  const first = ['western-quarry'] as const

  test('gives all the stone that lies there', () => {
    const { ana, bo } = given(farms, two, { round: 5, roundCards: first, stock: { 'western-quarry': 2 } })
    ana.goesTo('western-quarry')
    ana.changedOnly({ stone: 2 })
    bo.isOn()
  })

  test('gathers one stone a round, beginning with the round that brings it', () => {
    const { ana } = given(farms, two, { ...nextRound(5), roundCards: first })
    ana.has({ board: { 'western-quarry': 1 } })
    ana.isOn()
  })

  test('gathers while it lies open', () => {
    const { ana } = given(farms, two, { ...nextRound(6), roundCards: first })
    ana.has({ board: { 'western-quarry': 2 } })
    ana.isOn()
  })

  test('is not there before the fifth round', () => {
    const { ana } = given(farms, two, { round: 4, roundCards: first })
    ana.isNotOffered('western-quarry')
    ana.isOn()
  })
})

describe('Eastern Quarry', () => {
  const first = ['eastern-quarry'] as const

  test('gives all the stone that lies there', () => {
    const { ana, bo } = given(farms, two, { round: 10, roundCards: first, stock: { 'eastern-quarry': 3 } })
    ana.goesTo('eastern-quarry')
    ana.changedOnly({ stone: 3 })
    bo.isOn()
  })

  test('gathers one stone a round, beginning with the round that brings it', () => {
    const { ana } = given(farms, two, { ...nextRound(10), roundCards: first })
    ana.has({ board: { 'eastern-quarry': 1, 'western-quarry': 2 } })
    ana.isOn()
  })

  test('is not there before the tenth round', () => {
    const { ana } = given(farms, two, { round: 9, roundCards: first })
    ana.isNotOffered('eastern-quarry')
    ana.isOn()
  })
})
