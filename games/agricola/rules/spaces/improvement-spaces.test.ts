import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

describe('Major Improvement', () => {
  const round = { round: 1, roundCards: ['major-improvement'] } as const

  test('G18, G58: builds a major improvement', () => {
    const { ana, bo } = given(farms, { ana: { clay: 4 }, bo: {} }, round)
    ana.goesTo('major-improvement')
    ana.isOffered('fireplace-2', 'fireplace-3', 'cooking-hearth-4')
    ana.isNotOffered('cooking-hearth-5', 'skip')
    ana.plays('fireplace-3')
    ana.changedOnly({ clay: 1, majors: ['fireplace-3'] })
    bo.isOn()
  })

  test('G8, G18: which is gone for the others', () => {
    const { ana } = given(farms, { ana: { clay: 2 }, bo: { majors: ['fireplace-2'] } }, round)
    ana.isNotOffered('major-improvement')
    ana.isToldWhyNot('Major Improvement', 'You can pay for no improvement.')
    ana.isOn()
  })

  test('G17, G58: or plays a minor one', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Corn Scoop', 'Manger'], wood: 2 }, bo: {} }, round)
    ana.goesTo('major-improvement')
    ana.plays('Manger')
    ana.changedOnly({ wood: 0, hand: ['Corn Scoop'], minors: ['Manger'] })
    bo.isOn()
  })

  test('G58: one of them only', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Corn Scoop'], wood: 1, clay: 2 }, bo: {} }, round)
    ana.goesTo('major-improvement')
    ana.plays('fireplace-2')
    ana.changedOnly({ clay: 0, majors: ['fireplace-2'] })
    bo.isOn()
  })

  test('G8: is of no use to those who can pay for nothing', () => {
    const { ana } = given(farms, { ana: { clay: 1, hand: ['Corn Scoop'] }, bo: {} }, round)
    ana.isNotOffered('major-improvement')
    ana.isOn()
  })
})

describe('House Redevelopment', () => {
  const round = { round: 5, roundCards: ['house-redevelopment'] } as const

  test('G57: renovates for a clay a room and one reed', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, reed: 1 }, bo: {} }, round)
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ house: 'clay', clay: 0, reed: 0 })
    bo.isOn()
  })

  test('G57: three rooms take three', () => {
    const rooms = ['0,0', '1,0', '2,0']
    const { ana, bo } = given(farms, { ana: { rooms, clay: 3, reed: 2 }, bo: {} }, round)
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ house: 'clay', clay: 0, reed: 1 })
    bo.isOn()
  })

  test('G57: a clay house becomes one of stone', () => {
    const { ana, bo } = given(farms, { ana: { house: 'clay', stone: 2, reed: 1 }, bo: {} }, round)
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ house: 'stone', stone: 0, reed: 0 })
    bo.isOn()
  })

  test('G8, G57: not without the reed, and not from wood to stone', () => {
    const { ana, bo } = given(farms, { ana: { clay: 9 }, bo: { stone: 9, reed: 9, clay: 1 } }, round)
    ana.isToldWhyNot('House Redevelopment', 'You cannot renovate now.')
    ana.goesTo('grain-seeds')
    bo.isNotOffered('house-redevelopment')
    bo.isOn()
  })

  test('G57: a house of stone stays', () => {
    const { ana } = given(farms, { ana: { house: 'stone', stone: 9, clay: 9, reed: 9 }, bo: {} }, round)
    ana.isNotOffered('house-redevelopment')
    ana.isOn()
  })

  test('G13, G58: then an improvement may follow, major', () => {
    const { ana, bo } = given(farms, { ana: { clay: 4, reed: 1 }, bo: {} }, round)
    ana.goesTo('house-redevelopment')
    ana.isNotOffered('fireplace-3')
    ana.plays('fireplace-2')
    ana.changedOnly({ house: 'clay', clay: 0, reed: 0, majors: ['fireplace-2'] })
    bo.isOn()
  })

  test('G13, G58: or minor', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, reed: 1, wood: 1, hand: ['Corn Scoop'] }, bo: {} }, round)
    ana.goesTo('house-redevelopment')
    ana.plays('Corn Scoop')
    ana.changedOnly({ house: 'clay', clay: 0, reed: 0, wood: 0, hand: [], minors: ['Corn Scoop'] })
    bo.isOn()
  })

  test('G13: which may be left out', () => {
    const { ana, bo } = given(farms, { ana: { clay: 4, reed: 1 }, bo: {} }, round)
    ana.goesTo('house-redevelopment')
    ana.isAsked('Build an improvement')
    ana.isOffered('fireplace-2', 'skip')
    ana.skips()
    ana.changedOnly({ house: 'clay', clay: 2, reed: 0 })
    bo.isOn()
  })

  test('G2: is not there before the fifth round', () => {
    const { ana } = given(farms, { ana: { clay: 2, reed: 1 }, bo: {} }, { ...round, round: 4 })
    ana.isNotOffered('house-redevelopment')
    ana.isOn()
  })
})
