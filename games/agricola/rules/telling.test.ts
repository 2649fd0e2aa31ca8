import { lineText, project } from '@turnwright/kernel/host'
import { given, type Scene } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

/** The log as anybody reads it. */
const told = (scene: Scene): readonly string[] => project(scene.game, null).log.lines.map(lineText)

describe('what the log tells', () => {
  test('G52: one is told as one, and several as several', () => {
    const short = given(farms, { ana: { food: 3 }, bo: { food: 2 } }, { at: 'feeding', round: 4 })
    expect(told(short.scene)).toEqual(
      expect.arrayContaining(['ana takes a begging marker', 'bo takes 2 begging markers']),
    )
    short.ana.isOn()
    const divided = given(
      farms,
      { ana: { wood: 1, pastures: [['0,3', '0,4']] }, bo: { wood: 4 } },
      { round: 1, roundCards: ['fencing'] },
    )
    divided.ana.goesTo('fencing')
    divided.ana.fences('0,4:left')
    expect(told(divided.scene)).toContain('ana builds a fence')
    divided.bo.isOn()
  })

  test('G52: vegetables are many, cattle are not', () => {
    const promised = [{ round: 2, what: 'vegetable', n: 2 } as const, { round: 2, what: 'cattle', n: 1 } as const]
    const { ana, scene } = given(farms, { ana: { promised }, bo: {} }, { at: 'round-start', round: 2 })
    expect(told(scene)).toEqual(
      expect.arrayContaining(['ana gets 2 vegetables from round 2', 'ana gets 1 cattle from round 2']),
    )
    ana.isOn()
  })

  test('G52: where something was sown, and from where to where a crop was moved', () => {
    const ana = { grain: 1, fields: ['2,0', '2,1 grain 3'], played: ['Clearing Spade'] }
    const scene = given(farms, { ana, bo: {} }, { round: 1, roundCards: ['grain-utilization'] })
    scene.ana.converts('Clearing Spade: Move 1 crop to empty field')
    scene.ana.chooses('2,1')
    scene.ana.chooses('2,0')
    expect(told(scene.scene)).toContain('ana moves a crop from row 3, column 2 to row 3, column 1')
    scene.ana.isOn()
    const sower = given(farms, { ana: { grain: 1, fields: ['2,0'] }, bo: {} }, { round: 3 })
    sower.ana.goesTo('grain-utilization')
    expect(told(sower.scene)).toContain('ana sows grain at row 3, column 1')
    sower.bo.isOn()
  })

  test('G52: that a harvest comes', () => {
    const harvest = given(farms, { ana: { food: 4 }, bo: { food: 4 } }, { at: 'returning-home', round: 4 })
    expect(told(harvest.scene)[0]).toBe('Round 4 ends with a harvest')
    harvest.ana.isOn()
    const calm = given(farms, { ana: { food: 4 }, bo: { food: 4 } }, { at: 'returning-home', round: 3 })
    expect(told(calm.scene)[0]).toBe('Round 4 brings Major Improvement')
    calm.ana.isOn()
  })

  test('G52: that somebody finds nothing to do', () => {
    const spaces = ['farm-expansion', 'meeting-place', 'grain-seeds', 'farmland', 'lessons', 'day-laborer', 'forest']
    const taken = [...spaces, 'clay-pit', 'reed-bank', 'fishing', 'sheep-market'].map((space) => [space, 1])
    const { ana, bo, scene } = given(
      farms,
      { ana: { atHome: 1 }, bo: {} },
      { round: 1, roundCards: ['sheep-market'], taken: Object.fromEntries(taken) },
    )
    ana.chooses('pass')
    expect(told(scene)).toEqual(['ana finds nothing to do'])
    bo.isAsked('Place a person')
  })

  test('G52: what was paid, where there was a choice, and what was given back', () => {
    const hearth = given(farms, { ana: { clay: 4, majors: ['fireplace-2'] }, bo: {} }, { round: 4 })
    hearth.ana.goesTo('major-improvement')
    hearth.ana.plays('cooking-hearth-4')
    hearth.ana.chooses('fireplace-2')
    expect(told(hearth.scene).slice(1)).toEqual(['ana gives back the Fireplace', 'ana builds the Cooking Hearth'])
    hearth.bo.isOn()
    const room = given(farms, { ana: { wood: 6, reed: 2, played: ['Brushwood Collector'] }, bo: {}, cy: {} })
    room.ana.goesTo('farm-expansion')
    room.ana.chooses('build-rooms')
    room.ana.chooses('2,0')
    room.ana.chooses('6 wood')
    expect(told(room.scene).slice(1)).toEqual(['ana pays 6 wood', 'ana builds a wood room at row 3, column 1'])
    room.bo.isOn()
  })

  test('G52: what a card takes and brings', () => {
    const basket = given(farms, { ana: { played: ['Basket'] }, bo: {} }, { stock: { forest: 3 } })
    basket.ana.goesTo('forest')
    basket.ana.accepts()
    expect(told(basket.scene).slice(2)).toEqual([
      'ana pays 2 wood for Basket',
      'ana gets 3 food from Basket',
      'ana leaves 2 wood there',
    ])
    basket.bo.isOn()
    const pot = given(farms, { ana: { played: ['Herring Pot'] }, bo: {} }, { round: 12 })
    pot.ana.goesTo('fishing')
    expect(told(pot.scene)[1]).toBe('ana lays 1 food each on rounds 13, 14')
    pot.bo.isOn()
    const plow = given(farms, { ana: { wood: 1, hand: ['Handplow'] }, bo: {} }, { round: 9 })
    plow.ana.goesTo('meeting-place')
    plow.ana.plays('Handplow')
    expect(told(plow.scene).at(-1)).toBe('ana lays a field on round 14')
    plow.bo.isOn()
    const lord = { house: 'clay', stone: 1, hand: ['Mantlepiece'] } as const
    const mantle = given(farms, { ana: lord, bo: {} }, { round: 13 })
    mantle.ana.goesTo('meeting-place')
    mantle.ana.plays('Mantlepiece')
    expect(told(mantle.scene).at(-1)).toBe('ana gets a point from Mantlepiece')
    mantle.bo.isOn()
  })

  test('G52: what was turned into what, and with which card', () => {
    const cook = { sheep: 1, grain: 1, vegetable: 1, majors: ['fireplace-2'] } as const
    const { ana, scene } = given(farms, { ana: cook, bo: { food: 4 } }, { at: 'feeding', round: 4 })
    ana.chooses('Eat: grain → 1 food')
    ana.converts('Fireplace: sheep → 2 food')
    ana.chooses('Fireplace: vegetables → 2 food')
    expect(told(scene).slice(0, 3)).toEqual([
      'ana eats 1 grain for 1 food',
      'ana turns 1 sheep into 2 food with Fireplace',
      'ana turns 1 vegetable into 2 food with Fireplace',
    ])
    ana.isOn()
  })

  test('G52: how fences were paid for, and that offspring works', () => {
    const clay = given(
      farms,
      { ana: { clay: 4, played: ['Rammed Clay'] }, bo: {} },
      { round: 1, roundCards: ['fencing'] },
    )
    clay.ana.goesTo('fencing')
    clay.ana.fences('0,4:top', '0,4:right', '0,4:bottom', '0,4:left')
    expect(told(clay.scene).slice(1)).toEqual(['ana pays 4 clay in place of wood', 'ana builds 4 fences'])
    clay.bo.isOn()
    const parents = { food: 1, people: 3, newborns: 1, atHome: 0, played: ['Adoptive Parents'] }
    const young = given(farms, { ana: parents, bo: {} })
    young.ana.goesTo('forest')
    expect(told(young.scene).slice(0, 2)).toEqual(['ana lets the offspring work', 'ana goes to Forest'])
    young.bo.isOn()
  })
})
