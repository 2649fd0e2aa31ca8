import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const fed = { food: 4 }

describe('the phases of a harvest', () => {
  test('G42: all fields, all families, all animals, each from the starting player on', () => {
    const busy = {
      played: ['Clearing Spade'],
      fields: ['2,0 grain 3', '2,1'],
      pastures: [['0,4']],
      sheep: 3,
    }
    const { ana, bo } = given(farms, { ana: busy, bo: busy }, { at: 'returning-home', round: 4, first: 1 })
    ana.isNotAsked()
    bo.chooses('Harvest crops')
    bo.isNotAsked()
    ana.chooses('Harvest crops')
    ana.isNotAsked()
    bo.chooses('Done converting')
    bo.isNotAsked()
    ana.chooses('Done converting')
    ana.isNotAsked()
    bo.isAsked('Make room for your animals')
    bo.chooses('release-sheep')
    bo.isNotAsked()
    ana.isAsked('Make room for your animals')
    ana.chooses('release-sheep')
    bo.isOn()
  })

  test('G42: fields come before the feeding: what was harvested can be eaten', () => {
    const { ana } = given(farms, { ana: { food: 3, fields: ['2,0 grain 1'] }, bo: fed }, { at: 'field', round: 4 })
    ana.isAsked('Convert goods to food')
    ana.chooses('Eat: grain → 1 food')
    ana.has({ food: 0, grain: 0, begging: 0, fields: ['2,0'] })
    ana.isOn()
  })

  test('G42: breeding comes after the feeding: what was cooked there has no young', () => {
    const cook = { food: 2, pastures: [['0,4']], sheep: 2, majors: ['fireplace-2'] }
    const { ana } = given(farms, { ana: cook, bo: fed }, { at: 'feeding', round: 4 })
    ana.chooses('Fireplace: sheep → 2 food')
    ana.feeds()
    ana.changedOnly({ food: 0, sheep: 1 })
    ana.isOn()
  })
})
