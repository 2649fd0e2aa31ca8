import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const two = { ana: {}, bo: {} }
const family = { options: { cards: 'none' } } as const

describe('Meeting Place', () => {
  test('G9: makes one the starting player, without any food', () => {
    const { ana, bo } = given(farms, { ana: { atHome: 1 }, bo: { atHome: 1 } }, { turn: 1, first: 0 })
    bo.goesTo('meeting-place')
    bo.changedOnly({ isStartPlayer: true })
    ana.changedOnly({ isStartPlayer: false })
    ana.isOn()
  })

  test('G9: the marker changes hands at once, the order of play with the next round', () => {
    const { ana, bo, cy } = given(farms, { ana: { atHome: 1 }, bo: { atHome: 1 }, cy: { atHome: 1 } })
    ana.goesTo('forest')
    bo.goesTo('meeting-place')
    bo.has({ isStartPlayer: true })
    cy.goesTo('clay-pit')
    bo.isOn()
  })

  test('G9: without it the one before begins again', () => {
    const { ana, bo } = given(farms, { ana: { atHome: 1 }, bo: { atHome: 1 } }, { turn: 1, first: 0 })
    bo.goesTo('grain-seeds')
    ana.goesTo('day-laborer')
    ana.isOn()
  })

  test('G13, G58: then one minor improvement may be played', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Corn Scoop', 'Manger'], wood: 3 }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Corn Scoop')
    ana.changedOnly({ wood: 2, hand: ['Manger'], minors: ['Corn Scoop'] })
    bo.isOn()
  })

  test('G58: but no major improvement', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Corn Scoop'], clay: 5, wood: 1 }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isOffered('Corn Scoop')
    ana.isNotOffered('fireplace-2')
    ana.skips()
    bo.isOn()
  })

  test('G8: is open to those who begin already and can play nothing', () => {
    const { ana, bo } = given(farms, two, { first: 0 })
    ana.goesTo('meeting-place')
    ana.changedOnly({})
    bo.isOn()
  })

  test('G5: in the family game it gathers one food a round', () => {
    const { ana } = given(farms, two, { ...family, at: 'round-start', round: 2 })
    ana.has({ board: { 'meeting-place': 2 } })
    ana.isOn()
  })

  test('G5, G11: which the new starting player takes', () => {
    const { ana, bo } = given(farms, two, { ...family, turn: 1, stock: { 'meeting-place': 2 } })
    bo.goesTo('meeting-place')
    bo.changedOnly({ food: 2, isStartPlayer: true })
    ana.isOn()
  })

  test('G45: alone it lets one play a minor improvement, and no more', () => {
    const { ana } = given(farms, { ana: { hand: ['Corn Scoop'], wood: 1 } })
    ana.goesTo('meeting-place')
    ana.plays('Corn Scoop')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Corn Scoop'] })
    ana.isOn()
  })
})
