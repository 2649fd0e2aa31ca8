import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('Shifting Cultivation', () => {
  test('plows a field for two food, and goes to the neighbour on the left', () => {
    const { ana, bo } = given(farms, { ana: { food: 2, hand: ['Shifting Cultivation'] }, bo: {}, cy: {} })
    ana.goesTo('meeting-place')
    ana.plays('Shifting Cultivation')
    ana.chooses('2,2')
    ana.changedOnly({ food: 0, hand: [], fields: ['2,2'] })
    bo.changedOnly({ hand: ['Shifting Cultivation'] })
    bo.isOn()
  })

  test('lays the field beside another', () => {
    const farmer = { food: 2, fields: ['2,0'], hand: ['Shifting Cultivation'] }
    const { ana, bo } = given(farms, { ana: farmer, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Shifting Cultivation')
    ana.changedOnly({ food: 0, hand: [], fields: ['2,0', '2,1'] })
    bo.isOn()
  })

  test('costs two food, not one', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, hand: ['Shifting Cultivation'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Shifting Cultivation')
    ana.skips()
    bo.isOn()
  })

  test('alone it leaves the game', () => {
    const { ana } = given(farms, { ana: { food: 2, hand: ['Shifting Cultivation'] } })
    ana.goesTo('meeting-place')
    ana.plays('Shifting Cultivation')
    ana.chooses('2,2')
    ana.changedOnly({ food: 0, hand: [], fields: ['2,2'] })
    ana.isOn()
  })
})

describe('Clay Embankment', () => {
  test('gives a clay for every two', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, clay: 4, hand: ['Clay Embankment'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Clay Embankment')
    ana.changedOnly({ food: 0, clay: 6, hand: [] })
    bo.changedOnly({ hand: ['Clay Embankment'], isStartPlayer: false })
    bo.isOn()
  })

  test('an odd one brings nothing', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, clay: 5, hand: ['Clay Embankment'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Clay Embankment')
    ana.changedOnly({ food: 0, clay: 7, hand: [] })
    bo.isOn()
  })

  test('costs a food', () => {
    const { ana, bo } = given(farms, { ana: { clay: 4, hand: ['Clay Embankment'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Clay Embankment')
    ana.skips()
    bo.isOn()
  })
})

describe('Young Animal Market', () => {
  test('turns a sheep into cattle', () => {
    const { ana, bo } = given(farms, { ana: { sheep: 1, hand: ['Young Animal Market'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Young Animal Market')
    ana.changedOnly({ sheep: 0, cattle: 1, hand: [] })
    bo.has({ hand: ['Young Animal Market'] })
    bo.isOn()
  })

  test('which needs a place of its own', () => {
    const shepherd = { sheep: 3, pastures: [['0,4']], hand: ['Young Animal Market'] }
    const { ana, bo } = given(farms, { ana: shepherd, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Young Animal Market')
    ana.changedOnly({ sheep: 2, cattle: 1, hand: [] })
    bo.isOn()
  })

  test('cannot be played without a sheep', () => {
    const { ana, bo } = given(farms, { ana: { boar: 1, hand: ['Young Animal Market'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Young Animal Market')
    ana.skips()
    bo.isOn()
  })
})

describe('Mini Pasture', () => {
  const CORNER = ['0,4:top', '0,4:right', '0,4:bottom', '0,4:left']

  test('fences a single cell without wood', () => {
    const { ana, bo } = given(farms, { ana: { food: 2, hand: ['Mini Pasture'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Mini Pasture')
    ana.fences(...CORNER)
    ana.changedOnly({ food: 0, hand: [], fences: 4, pastures: [['0,4']] })
    bo.has({ hand: ['Mini Pasture'] })
    bo.isOn()
  })

  test('takes no wood from whoever has some', () => {
    const farmer = { food: 3, wood: 9, pastures: [['1,4']], hand: ['Mini Pasture'] }
    const { ana, bo } = given(farms, { ana: farmer, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Mini Pasture')
    ana.fences('0,4:top', '0,4:right', '0,4:left')
    ana.changedOnly({ food: 1, hand: [], fences: 7, pastures: [['0,4'], ['1,4']] })
    bo.isOn()
  })

  test('costs two food', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, hand: ['Mini Pasture'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Mini Pasture')
    ana.skips()
    bo.isOn()
  })
})

describe('Market Stall', () => {
  test('turns a grain into a vegetable', () => {
    const { ana, bo } = given(farms, { ana: { grain: 1, hand: ['Market Stall'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Market Stall')
    ana.changedOnly({ grain: 0, vegetable: 1, hand: [] })
    bo.has({ hand: ['Market Stall'] })
    bo.isOn()
  })

  test('costs a grain', () => {
    const { ana, bo } = given(farms, { ana: { vegetable: 1, hand: ['Market Stall'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Market Stall')
    ana.skips()
    bo.isOn()
  })
})
