import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const two = { ana: {}, bo: {} }
const pasture = { pastures: [['0,3', '0,4']] }

describe('Sheep Market', () => {
  const round = { round: 1, roundCards: ['sheep-market'] } as const

  test('G11: gives all the sheep that wait there', () => {
    const { ana, bo } = given(farms, { ana: pasture, bo: {} }, { ...round, stock: { 'sheep-market': 3 } })
    ana.goesTo('sheep-market')
    ana.changedOnly({ sheep: 3 })
    bo.isOn()
  })

  test('G11: gathers one sheep a round', () => {
    const { ana } = given(farms, two, { ...round, at: 'round-start', round: 2 })
    ana.has({ board: { 'sheep-market': 2 } })
    ana.isOn()
  })

  test('G23: one without a pasture keeps a single pet and lets the others go', () => {
    const { ana, bo } = given(farms, two, { ...round, stock: { 'sheep-market': 2 } })
    ana.goesTo('sheep-market')
    ana.isAsked('Make room for your animals')
    ana.chooses('release-sheep')
    ana.changedOnly({ sheep: 1 })
    bo.isOn()
  })

  test('G23: whoever can cook need not let them go', () => {
    const cook = { majors: ['fireplace-2'] }
    const { ana, bo } = given(farms, { ana: cook, bo: {} }, { ...round, stock: { 'sheep-market': 2 } })
    ana.goesTo('sheep-market')
    ana.converts('Fireplace: sheep → 2 food')
    ana.changedOnly({ sheep: 1, food: 2 })
    bo.isOn()
  })

  test('G2: is not there before its round', () => {
    const { ana } = given(farms, two, { round: 1 })
    ana.isNotOffered('sheep-market')
    ana.isOn()
  })
})

describe('Pig Market', () => {
  const round = { round: 8, roundCards: ['pig-market'] } as const

  test('G11: gives all the boar that wait there', () => {
    const { ana, bo } = given(farms, { ana: pasture, bo: {} }, { ...round, stock: { 'pig-market': 2 } })
    ana.goesTo('pig-market')
    ana.changedOnly({ boar: 2 })
    bo.isOn()
  })

  test('G11: gathers one boar a round', () => {
    const { ana } = given(farms, two, { ...round, at: 'round-start', round: 9 })
    ana.has({ board: { 'pig-market': 2 } })
    ana.isOn()
  })

  test('G23: boar do not go where sheep are', () => {
    const shepherd = { ...pasture, sheep: 4 }
    const { ana, bo } = given(farms, { ana: shepherd, bo: {} }, { ...round, stock: { 'pig-market': 2 } })
    ana.goesTo('pig-market')
    ana.isOffered('release-sheep', 'release-boar')
    ana.isNotOffered('release-cattle')
    ana.chooses('release-boar')
    ana.changedOnly({ boar: 1 })
    bo.isOn()
  })

  test('G2: is not there before the eighth round', () => {
    const { ana } = given(farms, two, { ...round, round: 7 })
    ana.isNotOffered('pig-market')
    ana.isOn()
  })
})

describe('Cattle Market', () => {
  const round = { round: 10, roundCards: ['cattle-market'] } as const

  test('G11: gives all the cattle that wait there', () => {
    const { ana, bo } = given(farms, { ana: pasture, bo: {} }, { ...round, stock: { 'cattle-market': 2 } })
    ana.goesTo('cattle-market')
    ana.changedOnly({ cattle: 2 })
    bo.isOn()
  })

  test('G11: gathers one cattle a round', () => {
    const { ana } = given(farms, two, { ...round, at: 'round-start', round: 11 })
    ana.has({ board: { 'cattle-market': 2 } })
    ana.isOn()
  })

  test('G2: is not there before the tenth round', () => {
    const { ana } = given(farms, two, { ...round, round: 9 })
    ana.isNotOffered('cattle-market')
    ana.isOn()
  })
})
