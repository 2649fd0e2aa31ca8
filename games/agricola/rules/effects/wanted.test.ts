import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const stone = { at: 'round-start', round: 3 } as const
const cook = { house: 'stone', sheep: 1, majors: ['fireplace-2'] } as const

describe('a card that may be used', () => {
  test('G59: is asked about where it can be', () => {
    const { ana } = given(farms, { ana: { house: 'stone', food: 1, played: ['Plow Driver'] }, bo: {} }, stone)
    ana.isAsked('Use Plow Driver?')
    ana.isOffered('Yes', 'No')
    ana.declines()
    ana.isOn()
  })

  test('G59: and where it could be after converting something', () => {
    const { ana } = given(farms, { ana: { ...cook, played: ['Plow Driver'] }, bo: {} }, stone)
    ana.isAsked('Use Plow Driver?')
    ana.isNotOffered('Yes')
    ana.converts('Fireplace: sheep → 2 food')
    ana.accepts()
    ana.chooses('2,2')
    ana.changedOnly({ sheep: 0, food: 1, fields: ['2,2'] })
    ana.isOn()
  })

  test('G59: step by step, if need be', () => {
    const grocer = { ...cook, played: ['Groom', 'Grocer'] }
    const { ana } = given(farms, { ana: grocer, bo: {} }, stone)
    ana.isAsked('Use Groom?')
    ana.isNotOffered('Yes')
    ana.converts('Fireplace: sheep → 2 food')
    ana.converts('Grocer: 1 food → 1 wood')
    ana.accepts()
    ana.chooses('2,4')
    ana.changedOnly({ sheep: 0, food: 1, stables: ['2,4'] })
    ana.isOn()
  })

  test('G59: down the pile of Grocer, as far as the food reaches', () => {
    const baker = { food: 1, majors: ['fireplace-2'], played: ['Brook', 'Oven Firing Boy', 'Grocer'] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} })
    ana.goesTo('forest')
    ana.isAsked('Use Oven Firing Boy?')
    ana.isNotOffered('Yes')
    ana.converts('Grocer: 1 food → 1 wood')
    ana.isNotOffered('Yes')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.accepts()
    ana.changedOnly({ food: 2, wood: 4 })
    bo.isOn()
  })

  test('G59: but no further', () => {
    const baker = { majors: ['fireplace-2'], played: ['Brook', 'Oven Firing Boy', 'Grocer'] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} })
    ana.goesTo('forest')
    ana.changedOnly({ food: 1, wood: 3 })
    bo.isOn()
  })

  test('G59: nor where too little can be converted', () => {
    const porcelain = { reed: 1, house: 'clay', played: ['Hard Porcelain', 'Cottager'] } as const
    const enough = given(farms, { ana: { ...porcelain, clay: 3 }, bo: {} })
    enough.ana.goesTo('day-laborer')
    enough.ana.isAsked('Use Cottager?')
    const less = given(farms, { ana: { ...porcelain, clay: 2 }, bo: {} })
    less.ana.goesTo('day-laborer')
    less.bo.isOn()
  })

  test.each(['clay-oven', 'stone-oven'])('G59: so is baking in the %s that was built', (oven) => {
    const builder = { clay: 3, stone: 3, food: 1, played: [{ card: 'Grocer', n: 1 }] }
    const improving = { round: 1, roundCards: ['major-improvement'] } as const
    const { ana, bo } = given(farms, { ana: builder, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays(oven)
    ana.isOffered('No')
    ana.isNotOffered('Yes')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.accepts()
    ana.has({ grain: 0, majors: [oven], food: oven === 'clay-oven' ? 5 : 4 })
    bo.isOn()
  })

  test('G59: but not where nothing that is converted would help', () => {
    const { ana } = given(farms, { ana: { ...cook, played: ['Groom'] }, bo: {} }, stone)
    ana.changedOnly({})
    ana.isOn()
  })

  test('G59: and not where it could do nothing', () => {
    const fields = ['0,1', '0,2', '0,3', '0,4', '1,1', '1,2', '1,3', '1,4', '2,0', '2,1', '2,2', '2,3', '2,4']
    const { ana } = given(farms, { ana: { ...cook, fields, played: ['Plow Driver'] }, bo: {} }, stone)
    ana.changedOnly({})
    ana.isOn()
  })
})
