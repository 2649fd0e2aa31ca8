import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const harvest = { at: 'field', round: 4 } as const
const fed = { food: 4 }
const spade = { ...fed, played: ['Clearing Spade'], fields: ['2,0 grain 3', '2,1'] }

describe('the field phase', () => {
  test('G35: takes one crop from every planted field into the supply, and nothing from an empty one', () => {
    const fields = ['2,0 grain 3', '2,1 grain 1', '2,2 vegetable 2', '2,3']
    const { ana } = given(farms, { ana: { ...fed, fields }, bo: fed }, harvest)
    ana.changedOnly({ food: 0, grain: 2, vegetable: 1, fields: ['2,0 grain 2', '2,1', '2,2 vegetable 1', '2,3'] })
    ana.isOn()
  })

  test('G35: takes from a field card as from the fields', () => {
    const beans = { ...fed, played: [{ card: 'Beanfield', n: 2 }] }
    const { ana } = given(farms, { ana: beans, bo: fed }, harvest)
    ana.changedOnly({ food: 0, vegetable: 1 })
    ana.has({ counts: { Beanfield: 1 } })
    ana.isOn()
  })

  test('G32, G35: asks whoever may move crops before they are taken, and nobody else', () => {
    const { ana, bo } = given(farms, { ana: spade, bo: { ...spade, played: [] } }, harvest)
    ana.isAsked('Field phase')
    ana.does('Clearing Spade: Move 1 crop to empty field')
    ana.chooses('2,0 (grain x3)')
    ana.chooses('2,1')
    ana.chooses('Harvest crops')
    ana.changedOnly({ food: 0, grain: 2, fields: ['2,0 grain 1', '2,1'] })
    bo.changedOnly({ food: 0, grain: 1, fields: ['2,0 grain 2', '2,1'] })
    ana.isOn()
  })

  test('G35: which they need not do', () => {
    const { ana } = given(farms, { ana: spade, bo: fed }, harvest)
    ana.chooses('Harvest crops')
    ana.has({ grain: 1, fields: ['2,0 grain 2', '2,1'] })
    ana.feeds()
    ana.isOn()
  })

  test('G35: asks nobody who has no crop to spare, or no empty field', () => {
    const single = { ...spade, fields: ['2,0 grain 1', '2,1'] }
    const full = { ...spade, fields: ['2,0 grain 2'] }
    const { ana, bo } = given(farms, { ana: single, bo: full }, harvest)
    ana.changedOnly({ food: 0, grain: 1, fields: ['2,0', '2,1'] })
    bo.changedOnly({ food: 0, grain: 1, fields: ['2,0 grain 1'] })
    ana.isOn()
  })
})
