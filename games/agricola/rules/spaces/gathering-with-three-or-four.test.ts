import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const two = { ana: {}, bo: {} }
const three = { ana: {}, bo: {}, cy: {} }
const four = { ana: {}, bo: {}, cy: {}, di: {} }
/** About to begin, with the goods that one round brings lying there. */
const secondRound = { at: 'round-start', round: 2 } as const

describe('Grove', () => {
  test('G11: gives all the wood that lies there', () => {
    const { ana, bo } = given(farms, three, { stock: { grove: 4 } })
    ana.goesTo('grove')
    ana.changedOnly({ wood: 4 })
    bo.isOn()
  })

  test('G11: gathers two wood a round with three players', () => {
    const { ana } = given(farms, three, secondRound)
    ana.has({ board: { grove: 4 } })
    ana.isOn()
  })

  test('G11: gathers two wood a round with four players', () => {
    const { ana } = given(farms, four, secondRound)
    ana.has({ board: { grove: 4 } })
    ana.isOn()
  })

  test('G14: is not there with two players', () => {
    const { ana } = given(farms, two)
    ana.isNotOffered('grove')
    ana.isOn()
  })
})

describe('Hollow', () => {
  test('G11: gives all the clay that lies there', () => {
    const { ana, bo } = given(farms, four, { stock: { hollow: 5 } })
    ana.goesTo('hollow')
    ana.changedOnly({ clay: 5 })
    bo.isOn()
  })

  test('G11, G14: gathers one clay a round with three players', () => {
    const { ana } = given(farms, three, secondRound)
    ana.has({ board: { hollow: 2 } })
    ana.isOn()
  })

  test('G11, G14: gathers two clay a round with four players', () => {
    const { ana } = given(farms, four, secondRound)
    ana.has({ board: { hollow: 4 } })
    ana.isOn()
  })

  test('G14: is not there with two players', () => {
    const { ana } = given(farms, two)
    ana.isNotOffered('hollow')
    ana.isOn()
  })
})

describe('Copse', () => {
  test('G11: gives all the wood that lies there', () => {
    const { ana, bo } = given(farms, four, { stock: { copse: 3 } })
    ana.goesTo('copse')
    ana.changedOnly({ wood: 3 })
    bo.isOn()
  })

  test('G11: gathers one wood a round', () => {
    const { ana } = given(farms, four, secondRound)
    ana.has({ board: { copse: 2 } })
    ana.isOn()
  })

  test('G14: is not there with three players', () => {
    const { ana } = given(farms, three)
    ana.isNotOffered('copse')
    ana.isOn()
  })
})

describe('Traveling Players', () => {
  test('G11: gives all the food that lies there', () => {
    const { ana, bo } = given(farms, four, { stock: { 'traveling-players': 5 } })
    ana.goesTo('traveling-players')
    ana.changedOnly({ food: 5 })
    bo.isOn()
  })

  test('G11: gathers one food a round', () => {
    const { ana } = given(farms, four, secondRound)
    ana.has({ board: { 'traveling-players': 2 } })
    ana.isOn()
  })

  test('G14: is not there with three players', () => {
    const { ana } = given(farms, three)
    ana.isNotOffered('traveling-players')
    ana.isOn()
  })
})
