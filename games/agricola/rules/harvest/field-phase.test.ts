import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const harvest = { at: 'field', round: 4 } as const
const fed = { food: 4 }

describe('the field phase', () => {
  test('takes one crop from every planted field, into the supply', () => {
    const fields = ['2,0 grain 3', '2,1 grain 1', '2,2 vegetable 2', '2,3']
    const { ana } = given(farms, { ana: { ...fed, fields }, bo: fed }, harvest)
    ana.has({ food: 0, grain: 2, vegetable: 1, fields: ['2,0 grain 2', '2,1', '2,2 vegetable 1', '2,3'] })
    ana.isOn()
  })

  test('takes nothing from empty fields', () => {
    const { ana } = given(farms, { ana: { ...fed, fields: ['2,0', '2,1'] }, bo: fed }, harvest)
    ana.has({ food: 0, grain: 0, vegetable: 0, fields: ['2,0', '2,1'] })
    ana.isOn()
  })

  test('comes before the feeding: what was harvested can be eaten', () => {
    const { ana } = given(farms, { ana: { food: 3, fields: ['2,0 grain 1'] }, bo: fed }, harvest)
    ana.isAsked('Convert goods to food')
    ana.chooses('Eat: grain → 1 food')
    ana.has({ food: 0, grain: 0, begging: 0, fields: ['2,0'] })
    ana.isOn()
  })

  test('asks whoever may move crops before they are taken', () => {
    const spade = { ...fed, played: ['Clearing Spade'], fields: ['2,0 grain 3', '2,1'] }
    const { ana } = given(farms, { ana: spade, bo: fed }, harvest)
    ana.isAsked('Field phase')
    ana.does('Clearing Spade: Move 1 crop to empty field')
    ana.chooses('2,0 (grain x3)')
    ana.chooses('2,1')
    ana.chooses('Harvest crops')
    ana.changedOnly({ food: 0, grain: 2, fields: ['2,0 grain 1', '2,1'] })
    ana.isOn()
  })

  test('which they need not do', () => {
    const spade = { ...fed, played: ['Clearing Spade'], fields: ['2,0 grain 3', '2,1'] }
    const { ana } = given(farms, { ana: spade, bo: fed }, harvest)
    ana.chooses('Harvest crops')
    ana.has({ grain: 1, fields: ['2,0 grain 2', '2,1'] })
    ana.feeds()
    ana.isOn()
  })

  test('asks nobody who has no crop to spare, or no empty field', () => {
    const single = { ...fed, played: ['Clearing Spade'], fields: ['2,0 grain 1', '2,1'] }
    const full = { ...fed, fields: ['2,0 grain 3'] }
    const { ana, bo } = given(farms, { ana: single, bo: full }, harvest)
    ana.has({ food: 0, grain: 1, fields: ['2,0', '2,1'] })
    bo.has({ food: 0, grain: 1, fields: ['2,0 grain 2'] })
    ana.isOn()
  })

  test('a field card is harvested with the fields', () => {
    const beans = { ...fed, played: [{ card: 'Beanfield', n: 2 }] }
    const { ana } = given(farms, { ana: beans, bo: fed }, harvest)
    ana.has({ food: 0, vegetable: 1 })
    ana.has({ counts: { Beanfield: 1 } })
    ana.isOn()
  })
})
