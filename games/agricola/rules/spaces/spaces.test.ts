import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'
import { boardFor, fixedPlaces } from './board.ts'

describe('spaces', () => {
  test('G11: whoever comes takes all that has gathered', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: {} }, { stock: { forest: 9 } })
    ana.goesTo('forest')
    ana.changedOnly({ wood: 9 })
    bo.isOn()
  })

  test('G12: an and/or space is used in either order, in part or in whole', () => {
    const player = { fields: ['2,0'], grain: 2, majors: ['fireplace-2'] }
    const { ana, bo } = given(farms, { ana: player, bo: {} })
    ana.goesTo('grain-utilization')
    ana.chooses('bake')
    ana.isDone()
    ana.isOffered('sow', 'done')
    ana.isNotOffered('bake')
    ana.chooses('sow')
    ana.changedOnly({ food: 2, grain: 0, fields: ['2,0 grain 3'] })
    bo.isOn()
  })

  test('G12: one part is enough, none is not', () => {
    const { ana, bo } = given(farms, { ana: { fields: ['2,0'], grain: 2, majors: ['fireplace-2'] }, bo: {} })
    ana.goesTo('grain-utilization')
    ana.isNotOffered('done')
    ana.chooses('sow')
    ana.isDone()
    ana.changedOnly({ grain: 1, fields: ['2,0 grain 3'] })
    bo.isOn()
  })

  test('G13: what follows a "then" is free to be left out', () => {
    const { ana, bo } = given(farms, { ana: { clay: 4, reed: 1 }, bo: {} }, { round: 7 })
    ana.goesTo('house-redevelopment')
    ana.isAsked('Build an improvement')
    ana.skips()
    ana.changedOnly({ clay: 2, reed: 0, house: 'clay' })
    bo.isOn()
  })

  test('G13: fences follow a renovation, and need one', () => {
    const { ana, bo } = given(farms, { ana: { wood: 4, clay: 2, reed: 1 }, bo: { wood: 4 } }, { round: 14 })
    ana.goesTo('farm-redevelopment')
    ana.accepts()
    ana.fences('0,4:top', '0,4:right', '0,4:left', '0,4:bottom')
    ana.changedOnly({ wood: 0, clay: 0, reed: 0, house: 'clay', pastures: [['0,4']], fences: 4 })
    bo.isOn()
  })

  test('G13: wood for fences alone does not do', () => {
    const { ana } = given(farms, { ana: { wood: 4, clay: 2 }, bo: {} }, { round: 14 })
    ana.isToldWhyNot('Farm Redevelopment', 'You cannot renovate now.')
    ana.isOn()
  })

  test('G14: every number of players has its own spaces', () => {
    const open = [1, 2, 3, 4].map((players) => fixedPlaces(boardFor(players, 'base')).length)
    expect(open).toEqual([10, 10, 14, 16])
  })

  test('G14: alone, the Forest grows more slowly', () => {
    const { ana } = given(farms, { ana: {} }, { at: 'round-start', round: 1, stock: { forest: 0 } })
    ana.has({ board: { forest: 2 } })
    ana.isOn()
  })
})
