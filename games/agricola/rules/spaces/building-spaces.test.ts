import { project } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const family = { options: { cards: 'none' } } as const

describe('Farm Expansion', () => {
  test('G54: builds a wooden room for five wood and two reed', () => {
    const { ana, bo } = given(farms, { ana: { wood: 6, reed: 2 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.isOffered('0,1', '1,1', '2,0')
    ana.isNotOffered('2,1', '0,2')
    ana.chooses('2,0')
    ana.changedOnly({ wood: 1, reed: 0, rooms: ['0,0', '1,0', '2,0'] })
    bo.isOn()
  })

  test('G54: says what a room and a stable cost', () => {
    const { ana, scene } = given(farms, { ana: { house: 'clay', clay: 5, reed: 2, wood: 2 }, bo: {} })
    const help = () => project(scene.game, 0).prompts[0]?.help
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    expect(help()).toBe('The printed price of a room is 5 clay, 2 reed.')
    ana.chooses('2,0')
    ana.chooses('build-stables')
    expect(help()).toBe('A stable costs 2 wood.')
    ana.isAsked('Build a stable')
  })

  test('G12: what the room brings may buy the wood for a stable', () => {
    const caster = { house: 'clay', clay: 5, reed: 2, wood: 1, played: ['Roughcaster', 'Grocer'] } as const
    const { ana, bo } = given(farms, { ana: caster, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('2,0')
    ana.isAsked('What next?')
    ana.isOffered('done')
    ana.isNotOffered('build-stables')
    ana.converts('Grocer: 1 food → 1 wood')
    ana.chooses('build-stables')
    ana.chooses('2,4')
    ana.changedOnly({ clay: 0, reed: 0, wood: 0, food: 2, rooms: ['0,0', '1,0', '2,0'], stables: ['2,4'] })
    bo.isOn()
  })

  test('G12: one wood is all that the Grocer has, which buys no stable', () => {
    const caster = { house: 'clay', clay: 5, reed: 2, played: ['Roughcaster', 'Grocer'] } as const
    const { ana, bo } = given(farms, { ana: caster, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('2,0')
    ana.changedOnly({ clay: 0, reed: 0, food: 3, rooms: ['0,0', '1,0', '2,0'] })
    bo.isOn()
  })

  test('G54: not for a wood less', () => {
    const { ana, bo } = given(farms, { ana: { wood: 4, reed: 2 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.isAsked('Build a stable')
    ana.chooses('2,4')
    ana.isDone()
    ana.changedOnly({ wood: 2, stables: ['2,4'] })
    bo.isOn()
  })

  test('G54: not for a reed less', () => {
    const { ana, bo } = given(farms, { ana: { wood: 5, reed: 1 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.isAsked('Build a stable')
    ana.chooses('2,4')
    ana.isDone()
    ana.changedOnly({ wood: 3, stables: ['2,4'] })
    bo.isOn()
  })

  test('G8: is of no use with other goods', () => {
    const { ana } = given(farms, { ana: { clay: 9, reed: 2 }, bo: {} })
    ana.isNotOffered('farm-expansion')
    ana.isToldWhyNot('Farm Expansion', 'You can pay neither for a room nor for a stable.')
    ana.isOn()
  })

  test('G54: takes the material of the house', () => {
    const { ana, bo } = given(farms, { ana: { house: 'clay', clay: 5, reed: 2 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('1,1')
    ana.changedOnly({ clay: 0, reed: 0, rooms: ['0,0', '1,0', '1,1'] })
    bo.isOn()
  })

  test('G54: takes stone in a house of stone', () => {
    const { ana, bo } = given(farms, { ana: { house: 'stone', stone: 6, reed: 3 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('0,1')
    ana.changedOnly({ stone: 1, reed: 1, rooms: ['0,0', '0,1', '1,0'] })
    bo.isOn()
  })

  test('G54: builds several rooms, each beside the one before', () => {
    const { ana, bo } = given(farms, { ana: { wood: 10, reed: 4 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    ana.isOffered('2,1', 'done')
    ana.chooses('2,1')
    ana.changedOnly({ wood: 0, reed: 0, rooms: ['0,0', '1,0', '2,0', '2,1'] })
    bo.isOn()
  })

  test('G12, G54: builds stables for two wood each, after the rooms', () => {
    const { ana, bo } = given(farms, { ana: { wood: 9, reed: 2 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    ana.chooses('build-stables')
    ana.chooses('0,4')
    ana.chooses('1,4')
    ana.changedOnly({ wood: 0, reed: 0, rooms: ['0,0', '1,0', '2,0'], stables: ['0,4', '1,4'] })
    bo.isOn()
  })

  test('G12: and before them, without going back', () => {
    const { ana, bo } = given(farms, { ana: { wood: 9, reed: 2 }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-stables')
    ana.chooses('0,4')
    ana.isDone()
    ana.isOffered('build-rooms', 'done')
    ana.isNotOffered('build-stables')
    ana.isDone()
    ana.changedOnly({ wood: 7, stables: ['0,4'] })
    bo.isOn()
  })

  test('G54: builds no fifth stable', () => {
    const { ana } = given(farms, { ana: { wood: 4, stables: ['0,4', '1,4', '2,4', '2,3'] }, bo: {} })
    ana.isNotOffered('farm-expansion')
    ana.isOn()
  })

  test('G54: builds the fourth', () => {
    const { ana, bo } = given(farms, { ana: { wood: 4, stables: ['0,4', '1,4', '2,4'] }, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('2,3')
    ana.changedOnly({ wood: 2, stables: ['0,4', '1,4', '2,3', '2,4'] })
    bo.isOn()
  })
})

describe('Side Job', () => {
  test('G5, G54: builds one stable for one wood in the family game', () => {
    const { ana, bo } = given(farms, { ana: { wood: 3 }, bo: {} }, family)
    ana.goesTo('side-job')
    ana.chooses('2,4')
    ana.changedOnly({ wood: 2, stables: ['2,4'] })
    bo.isOn()
  })

  test('G12, G24: bakes, too', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, grain: 1, majors: ['clay-oven'] }, bo: {} }, family)
    ana.goesTo('side-job')
    ana.chooses('bake')
    ana.chooses('build-one-stable')
    ana.chooses('2,4')
    ana.changedOnly({ wood: 0, grain: 0, food: 5, stables: ['2,4'] })
    bo.isOn()
  })

  test('G8: is of no use without wood and without bread', () => {
    const { ana } = given(farms, { ana: { grain: 1 }, bo: {} }, family)
    ana.isNotOffered('side-job')
    ana.isToldWhyNot('Side Job', 'You can neither build a stable nor bake.')
    ana.isOn()
  })

  test('G5: is not there when everybody has a hand', () => {
    const { ana } = given(farms, { ana: { wood: 3 }, bo: {} })
    ana.isNotOffered('side-job')
    ana.isOn()
  })
})
