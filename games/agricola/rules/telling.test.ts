import { lineText, project } from '@turnwright/kernel'
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
    expect(told(scene.scene)).toContain('ana moves a crop from 2,1 to 2,0')
    scene.ana.isOn()
    const sower = given(farms, { ana: { grain: 1, fields: ['2,0'] }, bo: {} }, { round: 3 })
    sower.ana.goesTo('grain-utilization')
    expect(told(sower.scene)).toContain('ana sows grain at 2,0')
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
})
