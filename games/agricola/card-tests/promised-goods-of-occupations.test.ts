import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const THREE = ['Geologist', 'Cottager', 'Tutor']

describe('Thick Forest', () => {
  test('lays a wood on every even round to come', () => {
    const { ana, bo } = given(farms, { ana: { clay: 5, hand: ['Thick Forest'] }, bo: {} }, { round: 8 })
    ana.goesTo('meeting-place')
    ana.plays('Thick Forest')
    ana.changedOnly({
      hand: [],
      minors: ['Thick Forest'],
      promised: ['10: 1 wood', '12: 1 wood', '14: 1 wood'],
    })
    bo.isOn()
  })

  test('takes five clay in the supply', () => {
    const { ana, bo } = given(farms, { ana: { clay: 4, hand: ['Thick Forest'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Thick Forest')
    ana.skips()
    bo.isOn()
  })
})

describe('Acorns Basket', () => {
  const gatherer = { reed: 1, hand: ['Acorns Basket'], played: THREE }

  test('lays a boar on each of the next two rounds', () => {
    const { ana, bo } = given(farms, { ana: gatherer, bo: {} }, { round: 5 })
    ana.goesTo('meeting-place')
    ana.plays('Acorns Basket')
    ana.changedOnly({ reed: 0, hand: [], minors: ['Acorns Basket'], promised: ['6: 1 boar', '7: 1 boar'] })
    bo.isOn()
  })

  test('takes three occupations', () => {
    const { ana, bo } = given(farms, { ana: { ...gatherer, played: THREE.slice(1) }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Acorns Basket')
    ana.skips()
    bo.isOn()
  })

  test('and a reed', () => {
    const { ana, bo } = given(farms, { ana: { ...gatherer, reed: 0 }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Acorns Basket')
    ana.skips()
    bo.isOn()
  })
})

describe('Sheep Whisperer', () => {
  test('lays a sheep on the 2nd, 5th, 8th and 10th round from now', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Sheep Whisperer'] }, bo: {}, cy: {}, di: {} }, { round: 4 })
    ana.goesTo('lessons')
    ana.plays('Sheep Whisperer')
    ana.changedOnly({
      hand: [],
      occupations: ['Sheep Whisperer'],
      promised: ['6: 1 sheep', '9: 1 sheep', '12: 1 sheep', '14: 1 sheep'],
    })
    bo.isOn()
  })

  test('what would lie past the last round is lost', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Sheep Whisperer'] }, bo: {}, cy: {}, di: {} }, { round: 5 })
    ana.goesTo('lessons')
    ana.plays('Sheep Whisperer')
    ana.has({ promised: ['7: 1 sheep', '10: 1 sheep', '13: 1 sheep'] })
    bo.isOn()
  })
})

describe('Wall Builder', () => {
  const builder = { wood: 10, reed: 4, played: ['Wall Builder'] }

  test('lays a food on each of the next four rounds after building rooms, once', () => {
    const { ana, bo } = given(farms, { ana: builder, bo: {} }, { round: 3 })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    ana.chooses('2,1')
    ana.isAsked('Use Wall Builder?')
    ana.accepts()
    ana.changedOnly({
      wood: 0,
      reed: 0,
      rooms: ['0,0', '1,0', '2,0', '2,1'],
      promised: ['4: 1 food', '5: 1 food', '6: 1 food', '7: 1 food'],
    })
    bo.isOn()
  })

  test('or not', () => {
    const { ana, bo } = given(farms, { ana: { ...builder, wood: 5, reed: 2 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    ana.declines()
    ana.changedOnly({ wood: 0, reed: 0, rooms: ['0,0', '1,0', '2,0'] })
    bo.isOn()
  })

  test('stables are no rooms', () => {
    const { ana, bo } = given(farms, { ana: { ...builder, wood: 2 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('2,4')
    ana.changedOnly({ wood: 0, stables: ['2,4'] })
    bo.isOn()
  })
})

describe('Clay Hut Builder', () => {
  test('lays two clay on each of the next five rounds once the house is of clay', () => {
    const builder = { clay: 2, reed: 1, played: ['Clay Hut Builder'] }
    const { ana, bo } = given(farms, { ana: builder, bo: {} }, { round: 5, roundCards: ['house-redevelopment'] })
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({
      clay: 0,
      reed: 0,
      house: 'clay',
      promised: ['6: 2 clay', '7: 2 clay', '8: 2 clay', '9: 2 clay', '10: 2 clay'],
    })
    bo.isOn()
  })

  test('at once when it is so already, of stone as well', () => {
    const { ana, bo } = given(farms, { ana: { house: 'stone', hand: ['Clay Hut Builder'] }, bo: {} }, { round: 12 })
    ana.goesTo('lessons')
    ana.plays('Clay Hut Builder')
    ana.changedOnly({ hand: [], occupations: ['Clay Hut Builder'], promised: ['13: 2 clay', '14: 2 clay'] })
    bo.isOn()
  })

  test('nothing while it is wooden', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Clay Hut Builder'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Clay Hut Builder')
    ana.changedOnly({ hand: [], occupations: ['Clay Hut Builder'] })
    bo.isOn()
  })

  test('and only once', () => {
    const builder = { house: 'clay', stone: 2, reed: 1, played: [{ card: 'Clay Hut Builder', n: 1 }] } as const
    const { ana, bo } = given(farms, { ana: builder, bo: {} }, { round: 5, roundCards: ['house-redevelopment'] })
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ stone: 0, reed: 0, house: 'stone' })
    bo.isOn()
  })
})

describe('Manservant', () => {
  test('lays three food on every round to come once the house is of stone', () => {
    const lord = { house: 'clay', stone: 2, reed: 1, played: ['Manservant'] } as const
    const { ana, bo } = given(farms, { ana: lord, bo: {} }, { round: 12 })
    ana.goesTo('house-redevelopment')
    ana.skips()
    ana.changedOnly({ stone: 0, reed: 0, house: 'stone', promised: ['13: 3 food', '14: 3 food'] })
    bo.isOn()
  })

  test('at once when it is so already', () => {
    const { ana, bo } = given(farms, { ana: { house: 'stone', hand: ['Manservant'] }, bo: {} }, { round: 13 })
    ana.goesTo('lessons')
    ana.plays('Manservant')
    ana.changedOnly({ hand: [], occupations: ['Manservant'], promised: ['14: 3 food'] })
    bo.isOn()
  })

  test('nothing for one of clay', () => {
    const { ana, bo } = given(farms, { ana: { house: 'clay', hand: ['Manservant'] }, bo: {} }, { round: 13 })
    ana.goesTo('lessons')
    ana.plays('Manservant')
    ana.changedOnly({ hand: [], occupations: ['Manservant'] })
    bo.isOn()
  })
})
