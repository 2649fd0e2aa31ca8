import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const two = { ana: {}, bo: {} }
/** About to begin, with the goods that one round brings lying there. */
const secondRound = { at: 'round-start', round: 2 } as const

describe('Forest', () => {
  test('G7, G11: gives all the wood that lies there', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1 }, bo: {} }, { stock: { forest: 6 } })
    ana.goesTo('forest')
    ana.changedOnly({ wood: 7 })
    bo.isNotOffered('forest')
    bo.isOn()
  })

  test('G11: is empty then, until the next round', () => {
    const { ana, bo } = given(farms, { ana: { atHome: 1 }, bo: { atHome: 1 } }, { stock: { forest: 6, fishing: 4 } })
    ana.goesTo('forest')
    bo.goesTo('day-laborer')
    ana.has({ board: { forest: 3, fishing: 5 } })
    ana.isOn()
  })

  test('G11: gathers three wood a round', () => {
    const { ana } = given(farms, two, secondRound)
    ana.has({ board: { forest: 6 } })
    ana.isOn()
  })

  test('G14: gathers two wood a round for a player alone', () => {
    const { ana } = given(farms, { ana: {} }, secondRound)
    ana.has({ board: { forest: 4 } })
    ana.isOn()
  })

  test('G8: is of no use while nothing lies there', () => {
    const { ana } = given(farms, two, { stock: { forest: 0 } })
    ana.isNotOffered('forest')
    ana.isToldWhyNot('Forest', 'Nothing lies there.')
    ana.isOn()
  })
})

describe('Clay Pit', () => {
  test('G11: gives all the clay that lies there', () => {
    const { ana, bo } = given(farms, two, { stock: { 'clay-pit': 4 } })
    ana.goesTo('clay-pit')
    ana.changedOnly({ clay: 4 })
    bo.isOn()
  })

  test('G11: gathers one clay a round', () => {
    const { ana } = given(farms, two, secondRound)
    ana.has({ board: { 'clay-pit': 2 } })
    ana.isOn()
  })
})

describe('Reed Bank', () => {
  test('G11: gives all the reed that lies there', () => {
    const { ana, bo } = given(farms, two, { stock: { 'reed-bank': 2 } })
    ana.goesTo('reed-bank')
    ana.changedOnly({ reed: 2 })
    bo.isOn()
  })

  test('G11: gathers one reed a round', () => {
    const { ana } = given(farms, two, secondRound)
    ana.has({ board: { 'reed-bank': 2 } })
    ana.isOn()
  })
})

describe('Fishing', () => {
  test('G11: gives all the food that lies there', () => {
    const { ana, bo } = given(farms, { ana: { food: 1 }, bo: {} }, { stock: { fishing: 3 } })
    ana.goesTo('fishing')
    ana.changedOnly({ food: 4 })
    bo.isOn()
  })

  test('G11: gathers one food a round', () => {
    const { ana } = given(farms, two, secondRound)
    ana.has({ board: { fishing: 2 } })
    ana.isOn()
  })
})
