import { given, type Pick } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const CORNER = ['0,4:top', '0,4:right', '0,4:bottom', '0,4:left']

/** A structured answer, for those that are refused. */
function asPick(edges: readonly string[]): Pick {
  return edges as unknown as Pick
}

describe('Fencing', () => {
  const round = { round: 1, roundCards: ['fencing'] } as const

  test('G56: builds fences for a wood each', () => {
    const { ana, bo } = given(farms, { ana: { wood: 5 }, bo: {} }, round)
    ana.goesTo('fencing')
    ana.fences(...CORNER)
    ana.changedOnly({ wood: 1, fences: 4, pastures: [['0,4']] })
    bo.isOn()
  })

  test('G8: is of no use with three wood', () => {
    const { ana } = given(farms, { ana: { wood: 3 }, bo: {} }, round)
    ana.isNotOffered('fencing')
    ana.isToldWhyNot('Fencing', 'You cannot close a pasture with what you have.')
    ana.isOn()
  })

  test('G56: one wood suffices to cut a pasture', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, pastures: [['0,3', '0,4']] }, bo: {} }, round)
    ana.goesTo('fencing')
    ana.fences('0,4:left')
    ana.changedOnly({ wood: 0, fences: 7, pastures: [['0,3'], ['0,4']] })
    bo.isOn()
  })

  test('G56: refuses what closes no pasture, by its reason', () => {
    const { ana, bo } = given(farms, { ana: { wood: 9 }, bo: {} }, round)
    ana.goesTo('fencing')
    ana.isRefused('The fence above row 1, column 5 closes no pasture.', asPick(CORNER.slice(0, 3)))
    ana.isRefused('There is no edge 0,5:top.', asPick(['0,5:top']))
    ana.fences(...CORNER)
    bo.isOn()
  })

  test('G56: refuses a pasture apart from the others', () => {
    const { ana, bo } = given(farms, { ana: { wood: 9, pastures: [['2,2']] }, bo: {} }, round)
    ana.goesTo('fencing')
    ana.isRefused('A new pasture must lie next to the pastures that are there.', asPick(CORNER))
    ana.fences('2,3:top', '2,3:bottom', '2,3:right')
    ana.changedOnly({ wood: 6, fences: 7, pastures: [['2,2'], ['2,3']] })
    bo.isOn()
  })

  test('G23: animals that lose their place in a cut must go', () => {
    const shepherd = { wood: 1, pastures: [['0,3', '0,4']], stables: ['0,4'], sheep: 8 }
    const { ana, bo } = given(farms, { ana: shepherd, bo: {} }, round)
    ana.goesTo('fencing')
    ana.fences('0,4:left')
    ana.isAsked('Make room for your animals')
    ana.chooses('release-sheep')
    ana.changedOnly({ wood: 0, fences: 7, pastures: [['0,3'], ['0,4']], sheep: 7 })
    bo.isOn()
  })

  test('G2: is not there before its round', () => {
    const { ana } = given(farms, { ana: { wood: 9 }, bo: {} }, { round: 1 })
    ana.isNotOffered('fencing')
    ana.isOn()
  })
})

describe('Farm Redevelopment', () => {
  const round = { round: 14 } as const

  test('G13, G57: renovates, and fences after it', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, reed: 1, wood: 4 }, bo: {} }, round)
    ana.goesTo('farm-redevelopment')
    ana.accepts()
    ana.fences(...CORNER)
    ana.changedOnly({ house: 'clay', clay: 0, reed: 0, wood: 0, fences: 4, pastures: [['0,4']] })
    bo.isOn()
  })

  test('G13: or renovates alone', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, reed: 1, wood: 4 }, bo: {} }, round)
    ana.goesTo('farm-redevelopment')
    ana.declines()
    ana.changedOnly({ house: 'clay', clay: 0, reed: 0 })
    bo.isOn()
  })

  test('G13: asks for no fences that could not be built', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, reed: 1, wood: 3 }, bo: {} }, round)
    ana.goesTo('farm-redevelopment')
    ana.changedOnly({ house: 'clay', clay: 0, reed: 0 })
    bo.isOn()
  })

  test('G13: asks for fences whose wood could be bought with what the renovation brings', () => {
    const played = ['Roughcaster', 'Hedge Keeper', 'Grocer']
    const { ana, bo } = given(farms, { ana: { house: 'clay', stone: 2, reed: 1, played }, bo: {} }, round)
    ana.goesTo('farm-redevelopment')
    ana.isAsked('Build fences, too?')
    ana.isOffered('No')
    ana.isNotOffered('Yes')
    ana.converts('Grocer: 1 food → 1 wood')
    ana.accepts()
    ana.fences(...CORNER)
    ana.changedOnly({ house: 'stone', stone: 0, reed: 0, food: 2, fences: 4, pastures: [['0,4']] })
    bo.isOn()
  })

  test('G13: but not where what could be bought is a wood less', () => {
    const played = ['Roughcaster', 'Grocer']
    const { ana, bo } = given(farms, { ana: { house: 'clay', wood: 2, stone: 2, reed: 1, played }, bo: {} }, round)
    ana.goesTo('farm-redevelopment')
    ana.changedOnly({ house: 'stone', stone: 0, reed: 0, food: 3 })
    bo.isOn()
  })

  test('G13: does not fence without renovating', () => {
    const { ana, bo } = given(farms, { ana: { clay: 1, reed: 1, wood: 9 }, bo: { clay: 2, wood: 4 } }, round)
    ana.isNotOffered('farm-redevelopment')
    ana.isToldWhyNot('Farm Redevelopment', 'You cannot renovate now.')
    ana.goesTo('grain-seeds')
    bo.isToldWhyNot('Farm Redevelopment', 'You cannot renovate now.')
    bo.isOn()
  })

  test('G58: brings no improvement', () => {
    const { ana, bo } = given(farms, { ana: { clay: 5, reed: 1 }, bo: {} }, round)
    ana.goesTo('farm-redevelopment')
    ana.changedOnly({ house: 'clay', clay: 3, reed: 0 })
    bo.isOn()
  })

  test('G2: is not there before the last round', () => {
    const { ana } = given(farms, { ana: { clay: 2, reed: 1 }, bo: {} }, { round: 13 })
    ana.isNotOffered('farm-redevelopment')
    ana.isOn()
  })
})
