import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const harvest = { at: 'field', round: 4 } as const
const fed = { food: 4 }
const MEADOW = { pastures: [['0,3', '0,4', '1,3', '1,4']] }

describe('Loom', () => {
  const weaver = { ...fed, ...MEADOW, played: ['Loom'] }

  test('brings a food in the field phase with a sheep', () => {
    const { ana, bo } = given(farms, { ana: { ...weaver, sheep: 1 }, bo: { ...weaver, sheep: 3 } }, harvest)
    ana.has({ food: 1 })
    bo.has({ food: 1 })
    ana.isOn()
  })

  test('two with four sheep, three with seven', () => {
    const { ana, bo } = given(farms, { ana: { ...weaver, sheep: 4 }, bo: { ...weaver, sheep: 7 } }, harvest)
    ana.has({ food: 2 })
    bo.has({ food: 3 })
    ana.isOn()
  })

  test('none without, two with six', () => {
    const { ana, bo } = given(farms, { ana: weaver, bo: { ...weaver, sheep: 6 } }, harvest)
    ana.has({ food: 0 })
    bo.has({ food: 2 })
    ana.isOn()
  })

  test('is worth a point, and one for every three sheep', () => {
    const { ana, bo } = given(farms, { ana: { ...weaver, sheep: 5 }, bo: { ...MEADOW, sheep: 5 } })
    ana.has({ points: -5 + 1 + 1 })
    bo.has({ points: -5 })
    ana.isOn()
  })

  test('two for six', () => {
    const { ana, bo } = given(farms, { ana: { ...weaver, sheep: 6 }, bo: { ...MEADOW, sheep: 6 } })
    ana.has({ points: -4 + 1 + 2 })
    bo.has({ points: -4 })
    ana.isOn()
  })

  test('costs two wood and takes two occupations', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, hand: ['Loom'], played: ['Geologist', 'Cottager'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Loom')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Loom'] })
    bo.isOn()
  })

  test('not one', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, hand: ['Loom'], played: ['Geologist'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Loom')
    ana.skips()
    bo.isOn()
  })
})

describe('Butter Churn', () => {
  const churn = {
    ...fed,
    pastures: [
      ['0,3', '0,4', '1,3', '1,4'],
      ['2,3', '2,4'],
    ],
    played: ['Butter Churn'],
  }

  test('brings a food in the field phase for every three sheep and for every two cattle', () => {
    const { ana, bo } = given(
      farms,
      { ana: { ...churn, sheep: 6, cattle: 2 }, bo: { ...churn, sheep: 3, cattle: 4 } },
      harvest,
    )
    ana.has({ food: 3 })
    bo.has({ food: 3 })
    ana.isOn()
  })

  test('not for fewer', () => {
    const { ana, bo } = given(
      farms,
      { ana: { ...churn, sheep: 2, cattle: 1 }, bo: { ...churn, sheep: 5, cattle: 3 } },
      harvest,
    )
    ana.has({ food: 0 })
    bo.has({ food: 2 })
    ana.isOn()
  })

  test('costs a wood, takes no more than three occupations and is worth a point', () => {
    const played = ['Geologist', 'Cottager', 'Greengrocer']
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Butter Churn'], played }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Butter Churn')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Butter Churn'] })
    ana.has({ points: -13 })
    bo.isOn()
  })

  test('not four', () => {
    const played = ['Geologist', 'Cottager', 'Greengrocer', 'Groom']
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Butter Churn'], played }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Butter Churn')
    ana.skips()
    bo.isOn()
  })
})

describe('Wool Blankets', () => {
  const herd = { ...MEADOW, sheep: 5, hand: ['Wool Blankets'] }

  test('are played with five sheep, for nothing', () => {
    const { ana, bo } = given(farms, { ana: herd, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Wool Blankets')
    ana.changedOnly({ hand: [], minors: ['Wool Blankets'] })
    bo.isOn()
  })

  test('not with four', () => {
    const { ana, bo } = given(farms, { ana: { ...herd, sheep: 4 }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Wool Blankets')
    ana.skips()
    bo.isOn()
  })

  test('are worth three points in a wooden house, two in clay, none in stone', () => {
    const warm = { played: ['Wool Blankets'] }
    const clay = { ...warm, house: 'clay' } as const
    const stone = { ...warm, house: 'stone' } as const
    const { ana, bo, cy } = given(farms, { ana: warm, bo: clay, cy: stone })
    ana.has({ points: -14 + 3 })
    bo.has({ points: -14 + 2 + 2 })
    cy.has({ points: -14 + 4 })
    ana.isOn()
  })
})

describe('Three-Field Rotation', () => {
  const THREE = ['Geologist', 'Cottager', 'Tutor']
  const rotation = { ...fed, played: ['Three-Field Rotation'] }

  test('brings three food when the field phase begins with a grain field, a vegetable field and an empty one', () => {
    const { ana } = given(
      farms,
      { ana: { ...rotation, fields: ['2,0 grain 1', '2,1 vegetable 1', '2,2'] }, bo: fed },
      harvest,
    )
    ana.has({ food: 3, grain: 1, vegetable: 1 })
    ana.isOn()
  })

  test('not without an empty one, and not without vegetables', () => {
    const full = { ...rotation, fields: ['2,0 grain 1', '2,1 vegetable 1'] }
    const { ana, bo } = given(farms, { ana: full, bo: { ...rotation, fields: ['2,0 grain 1', '2,1'] } }, harvest)
    ana.has({ food: 0 })
    bo.has({ food: 0 })
    ana.isOn()
  })

  test('not without grain', () => {
    const { ana } = given(farms, { ana: { ...rotation, fields: ['2,0 vegetable 1', '2,1'] }, bo: fed }, harvest)
    ana.has({ food: 0 })
    ana.isOn()
  })

  test('takes three occupations', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Three-Field Rotation'], played: THREE }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Three-Field Rotation')
    ana.changedOnly({ hand: [], minors: ['Three-Field Rotation'] })
    bo.isOn()
  })

  test('not two', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Three-Field Rotation'], played: THREE.slice(1) }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Three-Field Rotation')
    ana.skips()
    bo.isOn()
  })
})

describe('Scythe Worker', () => {
  test('gives a grain', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Scythe Worker'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Scythe Worker')
    ana.changedOnly({ grain: 1, hand: [], occupations: ['Scythe Worker'] })
    bo.isOn()
  })

  test('takes one more grain from each grain field that its owner chooses', () => {
    const worker = { ...fed, fields: ['2,0 grain 3', '2,1 grain 3', '2,2 vegetable 2'], played: ['Scythe Worker'] }
    const { ana } = given(farms, { ana: worker, bo: fed }, harvest)
    ana.accepts()
    ana.isNotOffered('2,2')
    ana.chooses('2,0')
    ana.has({ grain: 3, vegetable: 1, fields: ['2,0 grain 1', '2,1 grain 2', '2,2 vegetable 1'] })
    ana.isOn()
  })

  test('from all of them', () => {
    const worker = { ...fed, fields: ['2,0 grain 3', '2,1 grain 2'], played: ['Scythe Worker'] }
    const { ana } = given(farms, { ana: worker, bo: fed }, harvest)
    ana.accepts()
    ana.chooses('2,0', '2,1')
    ana.has({ grain: 4, fields: ['2,0 grain 1', '2,1'] })
    ana.isOn()
  })

  test('or from none', () => {
    const worker = { ...fed, fields: ['2,0 grain 3'], played: ['Scythe Worker'] }
    const { ana } = given(farms, { ana: worker, bo: fed }, harvest)
    ana.declines()
    ana.has({ grain: 1, fields: ['2,0 grain 2'] })
    ana.isOn()
  })
})
