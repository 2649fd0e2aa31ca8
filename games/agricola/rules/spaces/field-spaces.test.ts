import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const two = { ana: {}, bo: {} }
const unusable = {
  fields: ['2,4'],
  stables: ['2,3', '1,4'],
}

describe('Farmland', () => {
  test('G55: plows one field', () => {
    const { ana, bo } = given(farms, two)
    ana.goesTo('farmland')
    ana.isNotOffered('0,0')
    ana.chooses('2,2')
    ana.changedOnly({ fields: ['2,2'] })
    bo.isOn()
  })

  test('G55: the next one beside it', () => {
    const { ana, bo } = given(farms, { ana: { fields: ['2,2'] }, bo: {} })
    ana.goesTo('farmland')
    ana.isOffered('1,2', '2,1', '2,3')
    ana.isNotOffered('2,2', '0,2', '1,1', '2,4')
    ana.chooses('2,3')
    ana.changedOnly({ fields: ['2,2', '2,3'] })
    bo.isOn()
  })

  test('G8: is of no use without ground for a field', () => {
    const { ana } = given(farms, { ana: unusable, bo: {} })
    ana.isNotOffered('farmland')
    ana.isToldWhyNot('Farmland', 'There is no ground for a field.')
    ana.isOn()
  })
})

describe('Grain Utilization', () => {
  const round = { round: 1, roundCards: ['grain-utilization'] } as const

  test('G55: sows grain, three to a field', () => {
    const { ana, bo } = given(farms, { ana: { grain: 2, fields: ['2,0', '2,1'] }, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.chooses('grain 2,0')
    ana.isDone()
    ana.changedOnly({ grain: 1, fields: ['2,0 grain 3', '2,1'] })
    bo.isOn()
  })

  test('G55: sows vegetables, two to a field, and as many fields as one likes', () => {
    const { ana, bo } = given(farms, { ana: { grain: 1, vegetable: 1, fields: ['2,0', '2,1', '2,2'] }, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.chooses('vegetable 2,1')
    ana.chooses('grain 2,2')
    ana.changedOnly({ grain: 0, vegetable: 0, fields: ['2,0', '2,1 vegetable 2', '2,2 grain 3'] })
    bo.isOn()
  })

  test('G55: does not sow a planted field', () => {
    const { ana, bo } = given(farms, { ana: { grain: 2, fields: ['2,0 grain 1', '2,1', '2,2'] }, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.isNotOffered('grain 2,0')
    ana.chooses('grain 2,1')
    ana.isNotOffered('grain 2,0', 'grain 2,1')
    ana.isDone()
    ana.changedOnly({ grain: 1, fields: ['2,0 grain 1', '2,1 grain 3', '2,2'] })
    bo.isOn()
  })

  test('G12: bakes, before sowing or after it', () => {
    const baker = { grain: 2, fields: ['2,0'], majors: ['fireplace-2'] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.chooses('bake')
    ana.has({ grain: 1, food: 2 })
    ana.isDone()
    ana.isOffered('sow', 'done')
    ana.isNotOffered('bake')
    ana.chooses('sow')
    ana.changedOnly({ grain: 0, food: 2, fields: ['2,0 grain 3'] })
    bo.isOn()
  })

  test('G12: sowing is enough, nothing is not', () => {
    const baker = { grain: 2, fields: ['2,0'], majors: ['fireplace-2'] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.isNotOffered('done')
    ana.chooses('sow')
    ana.isOffered('bake')
    ana.isNotOffered('sow')
    ana.isDone()
    ana.changedOnly({ grain: 1, fields: ['2,0 grain 3'] })
    bo.isOn()
  })

  test('G12: the food that was baked may buy the grain to sow', () => {
    const baker = { grain: 1, fields: ['2,0'], majors: ['fireplace-2'], played: [{ card: 'Grocer', n: 1 }] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.chooses('bake')
    ana.isAsked('Bake bread')
    ana.isDone()
    ana.isAsked('What next?')
    ana.isOffered('done')
    ana.isNotOffered('sow', 'bake')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.isOffered('sow', 'done')
    ana.chooses('sow')
    ana.chooses('grain 2,0')
    ana.changedOnly({ grain: 0, food: 1, fields: ['2,0 grain 3'] })
    bo.isOn()
  })

  test('G12: nobody is asked for a part that no conversion would make possible', () => {
    const baker = { grain: 1, fields: ['2,0'], majors: ['fireplace-2'], played: [{ card: 'Grocer', n: 2 }] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.chooses('bake')
    ana.changedOnly({ grain: 0, food: 2 })
    bo.isOn()
  })

  test('G12: sowing goes on with grain that is bought meanwhile', () => {
    const sower = { food: 1, grain: 1, fields: ['2,0', '2,1'], played: [{ card: 'Grocer', n: 1 }] }
    const { ana, bo } = given(farms, { ana: sower, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.chooses('sow')
    ana.chooses('grain 2,0')
    ana.isOffered('done')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.chooses('grain 2,1')
    ana.changedOnly({ food: 0, grain: 0, fields: ['2,0 grain 3', '2,1 grain 3'] })
    bo.isOn()
  })

  test('G8: is of no use without seed', () => {
    const { ana } = given(farms, { ana: { fields: ['2,0'], majors: ['fireplace-2'] }, bo: {} }, round)
    ana.isToldWhyNot('Grain Utilization', 'You can neither sow nor bake.')
    ana.isOn()
  })

  test('G8: is of no use with seed alone', () => {
    const { ana } = given(farms, { ana: { grain: 1, fields: ['2,0 grain 2'] }, bo: {} }, round)
    ana.isNotOffered('grain-utilization')
    ana.isOn()
  })
})

describe('Cultivation', () => {
  const round = { round: 12, roundCards: ['cultivation'] } as const

  test('G12, G55: plows a field and sows it', () => {
    const { ana, bo } = given(farms, { ana: { vegetable: 1 }, bo: {} }, round)
    ana.goesTo('cultivation')
    ana.chooses('2,2')
    ana.isNotOffered('plow')
    ana.chooses('sow')
    ana.changedOnly({ vegetable: 0, fields: ['2,2 vegetable 2'] })
    bo.isOn()
  })

  test('G12: sows first and plows then', () => {
    const { ana, bo } = given(farms, { ana: { grain: 1, fields: ['2,0'] }, bo: {} }, round)
    ana.goesTo('cultivation')
    ana.chooses('sow')
    ana.isNotOffered('sow')
    ana.chooses('plow')
    ana.changedOnly({ grain: 0, fields: ['2,0 grain 3', '2,1'] })
    bo.isOn()
  })

  test('G55: plows one field alone', () => {
    const { ana, bo } = given(farms, two, round)
    ana.goesTo('cultivation')
    ana.chooses('2,2')
    ana.changedOnly({ fields: ['2,2'] })
    bo.isOn()
  })

  test('G12: plowing is enough', () => {
    const { ana, bo } = given(farms, { ana: { grain: 1 }, bo: {} }, round)
    ana.goesTo('cultivation')
    ana.chooses('2,2')
    ana.isDone()
    ana.changedOnly({ fields: ['2,2'] })
    bo.isOn()
  })

  test('G8, G55: does not bake', () => {
    const baker = { grain: 1, majors: ['fireplace-2'], ...unusable, fields: ['2,4 grain 1'] }
    const { ana } = given(farms, { ana: baker, bo: {} }, round)
    ana.isNotOffered('cultivation')
    ana.isToldWhyNot('Cultivation', 'You can neither plow nor sow.')
    ana.isOn()
  })

  test('G2: is not there before the twelfth round', () => {
    const { ana } = given(farms, two, { ...round, round: 11 })
    ana.isNotOffered('cultivation')
    ana.isOn()
  })
})
