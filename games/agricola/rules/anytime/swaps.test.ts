import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const WINDOW = 'Before the next round'
const TO_STONE = 'Sheep Walker: 1 sheep → 1 stone'
const TO_BOAR = 'Sheep Walker: 1 sheep → 1 boar'
const walker = { played: ['Sheep Walker'] }
const meadow = { ...walker, pastures: [['0,4']] }

describe('swapping animals', () => {
  test.each([4, 7, 9, 11, 13])('G63: has its time after breeding and before the next round, in round %i', (round) => {
    const { ana } = given(farms, { ana: { ...meadow, sheep: 2 }, bo: {} }, { at: 'breeding', round })
    ana.isAsked(WINDOW)
    ana.has({ sheep: 3 })
    ana.converts(TO_STONE)
    ana.chooses('go-on')
    ana.has({ sheep: 2, stone: 1 })
    ana.isOn()
  })

  test('G63: after the last harvest it is the time before points are counted', () => {
    const { ana } = given(farms, { ana: { ...meadow, sheep: 2 }, bo: {} }, { at: 'breeding', round: 14 })
    ana.isAsked('The game is over')
    ana.isOffered(TO_STONE)
  })

  test('G63: nobody is asked who has nothing to swap', () => {
    const cook = { pastures: [['0,4']], sheep: 2, majors: ['fireplace-2'] }
    const { ana } = given(farms, { ana: { ...walker, boar: 1 }, bo: cook }, { at: 'breeding', round: 4 })
    ana.isOn()
  })

  test('G63: a whole harvest leads there', () => {
    const { ana } = given(
      farms,
      { ana: { ...meadow, sheep: 2, food: 4, atHome: 0 }, bo: { food: 4, atHome: 0 } },
      { at: 'work', round: 4 },
    )
    ana.feeds()
    ana.isAsked(WINDOW)
    ana.chooses('go-on')
    ana.isOn()
  })

  test('G63: never makes room for a young one: breeding is one moment', () => {
    const { ana } = given(farms, { ana: { ...meadow, sheep: 3 }, bo: {} }, { at: 'breeding', round: 4 })
    ana.isAsked('Make room for your animals')
    ana.isNotOffered(TO_STONE)
    ana.chooses('release-sheep')
    ana.isAsked(WINDOW)
    ana.chooses('go-on')
    ana.isOn()
  })

  test('G63: an animal that has a place is swapped while others look for theirs', () => {
    const { ana, bo } = given(
      farms,
      { ana: { ...meadow, sheep: 2, cattle: 1 }, bo: {} },
      { round: 9, roundCards: ['pig-market'] },
    )
    ana.goesTo('pig-market')
    ana.isAsked('Make room for your animals')
    ana.converts(TO_STONE)
    ana.isAsked('Make room for your animals')
    ana.converts(TO_STONE)
    ana.changedOnly({ sheep: 0, boar: 1, stone: 2 })
    bo.isOn()
  })

  test('G63: one that has just come and has none is not', () => {
    const { ana, bo } = given(
      farms,
      { ana: { ...walker, boar: 1 }, bo: {} },
      { round: 1, roundCards: ['sheep-market'] },
    )
    ana.goesTo('sheep-market')
    ana.isAsked('Make room for your animals')
    ana.isNotOffered(TO_STONE)
    ana.chooses('release-boar')
    ana.changedOnly({ boar: 0, sheep: 1 })
    bo.isOn()
  })

  test('G63: as many as stood there before, and no more', () => {
    const { ana, bo } = given(
      farms,
      { ana: { ...walker, sheep: 1 }, bo: {} },
      { round: 1, roundCards: ['sheep-market'], stock: { 'sheep-market': 2 } },
    )
    ana.goesTo('sheep-market')
    ana.converts(TO_STONE)
    ana.isAsked('Make room for your animals')
    ana.isNotOffered(TO_STONE)
    ana.chooses('release-sheep')
    ana.changedOnly({ sheep: 1, stone: 1 })
    bo.isOn()
  })

  test('G63: what comes of a swap wants a place itself', () => {
    const { ana, bo } = given(
      farms,
      { ana: { ...meadow, sheep: 2, cattle: 1 }, bo: {} },
      { round: 9, roundCards: ['pig-market'] },
    )
    ana.goesTo('pig-market')
    ana.converts(TO_BOAR)
    ana.isAsked('Make room for your animals')
    ana.chooses('release-sheep')
    ana.changedOnly({ sheep: 0, boar: 2 })
    bo.isOn()
  })

  test('G63: which may be found by a second swap, while the first one looks for it', () => {
    const herd = { ...walker, pastures: [['0,3', '0,4'], ['2,4']], sheep: 3, cattle: 2, boar: 1 }
    const { ana } = given(farms, { ana: herd, bo: {} })
    ana.converts(TO_BOAR)
    ana.isAsked('Make room for your animals')
    ana.converts(TO_BOAR)
    ana.changedOnly({ sheep: 1, boar: 3 })
    ana.isOn()
  })

  test('G63: also at Pig Market, where the boar that came looks for a place as well', () => {
    const herd = { ...walker, pastures: [['0,3', '0,4'], ['2,4']], sheep: 3, cattle: 2, boar: 1 }
    const { ana, bo } = given(farms, { ana: herd, bo: {} }, { round: 9, roundCards: ['pig-market'] })
    ana.goesTo('pig-market')
    ana.isAsked('Make room for your animals')
    ana.converts(TO_BOAR)
    ana.isAsked('Make room for your animals')
    ana.converts(TO_BOAR)
    ana.changedOnly({ sheep: 1, boar: 4 })
    bo.isOn()
  })
})
