import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('Scholar', () => {
  const start = { at: 'round-start', round: 3 } as const
  const scholar = { house: 'stone', food: 1, wood: 1, hand: ['Tutor', 'Corn Scoop'], played: ['Scholar'] } as const

  test('plays an occupation for a food at the start of a round in a stone house', () => {
    const { ana } = given(farms, { ana: scholar, bo: {} }, start)
    ana.accepts()
    ana.chooses('playOccupation')
    ana.plays('Tutor')
    ana.changedOnly({ food: 0, hand: ['Corn Scoop'], occupations: ['Scholar', 'Tutor'] })
    ana.isOn()
  })

  test('or a minor improvement at its price', () => {
    const { ana } = given(farms, { ana: scholar, bo: {} }, start)
    ana.accepts()
    ana.chooses('playMinor')
    ana.plays('Corn Scoop')
    ana.changedOnly({ wood: 0, hand: ['Tutor'], minors: ['Corn Scoop'] })
    ana.isOn()
  })

  test('or neither', () => {
    const { ana } = given(farms, { ana: scholar, bo: {} }, start)
    ana.declines()
    ana.changedOnly({})
    ana.isOn()
  })

  test('is asked whatever improvement lies in the hand, so that nobody learns which', () => {
    const poor = { house: 'stone', hand: ['Corn Scoop'], played: ['Scholar'] } as const
    const { ana } = given(farms, { ana: poor, bo: {} }, { ...start, box: ['Rammed Clay', 'Manger'] })
    ana.isAsked('Use Scholar?')
    ana.declines()
    ana.changedOnly({})
    ana.isOn()
  })

  test('may cook for the food', () => {
    const cook = { house: 'stone', sheep: 1, majors: ['fireplace-2'], hand: ['Tutor'], played: ['Scholar'] } as const
    const { ana } = given(farms, { ana: cook, bo: {} }, start)
    ana.isAsked('Use Scholar?')
    ana.converts('Fireplace: sheep → 2 food')
    ana.accepts()
    ana.chooses('playOccupation')
    ana.plays('Tutor')
    ana.changedOnly({ sheep: 0, food: 1, hand: [], occupations: ['Scholar', 'Tutor'] })
    ana.isOn()
  })

  test('not in a house of clay', () => {
    const { ana } = given(farms, { ana: { ...scholar, house: 'clay' }, bo: {} }, start)
    ana.has({ food: 1, hand: ['Tutor', 'Corn Scoop'] })
    ana.isOn()
  })
})

describe('Beanfield', () => {
  const utilization = { round: 1, roundCards: ['grain-utilization'] } as const

  test('is sown with a vegetable like a field', () => {
    const { ana, bo } = given(farms, { ana: { vegetable: 1, played: ['Beanfield'] }, bo: {} }, utilization)
    ana.goesTo('grain-utilization')
    ana.changedOnly({ vegetable: 0 })
    ana.has({ counts: { Beanfield: 2 } })
    bo.isOn()
  })

  test('not with grain, and not while something lies on it', () => {
    const full = { vegetable: 1, played: [{ card: 'Beanfield', n: 1 }] }
    const { ana, bo } = given(farms, { ana: { grain: 1, played: ['Beanfield'] }, bo: full }, utilization)
    ana.isNotOffered('grain-utilization')
    ana.goesTo('day-laborer')
    bo.isNotOffered('grain-utilization')
    bo.isOn()
  })

  test('counts as a field for other cards, not for the points of fields', () => {
    const patch = {
      wood: 1,
      hand: ['Strawberry Patch'],
      fields: ['2,0 vegetable 1'],
      played: [{ card: 'Beanfield', n: 2 }],
    }
    const { ana, bo } = given(farms, { ana: patch, bo: {} })
    ana.has({ points: -14 + 1 + 4 + 1 })
    ana.goesTo('meeting-place')
    ana.plays('Strawberry Patch')
    bo.isOn()
  })

  test('costs a food, takes two occupations and is worth a point', () => {
    const farmer = { food: 1, hand: ['Beanfield'], played: ['Geologist', 'Cottager'] }
    const { ana, bo } = given(farms, { ana: farmer, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Beanfield')
    ana.changedOnly({ food: 0, hand: [], minors: ['Beanfield'] })
    ana.has({ points: -13 })
    bo.isOn()
  })

  test('not one', () => {
    const { ana, bo } = given(farms, { ana: { food: 1, hand: ['Beanfield'], played: ['Geologist'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Beanfield')
    ana.skips()
    bo.isOn()
  })
})

describe('Clearing Spade', () => {
  const spade = { played: ['Clearing Spade'] }

  test('moves a crop from a field with two to an empty one at any time', () => {
    const { ana } = given(farms, { ana: { ...spade, fields: ['2,0 grain 2', '2,1'] }, bo: {} })
    ana.does('crop-move')
    ana.chooses('2,0 (grain x2)')
    ana.chooses('2,1')
    ana.changedOnly({ fields: ['2,0 grain 1', '2,1 grain 1'] })
    ana.isOn()
  })

  test('not the only one', () => {
    const { ana } = given(farms, { ana: { ...spade, fields: ['2,0 grain 1', '2,1'] }, bo: {} })
    ana.isNotOffered('crop-move')
    ana.isOn()
  })

  test('to a Beanfield only vegetables', () => {
    const beans = { fields: ['2,0 vegetable 2', '2,1 grain 3'], played: ['Clearing Spade', 'Beanfield'] }
    const { ana } = given(farms, { ana: beans, bo: {} })
    ana.does('crop-move')
    ana.isNotOffered('2,1 (grain x3)')
    ana.chooses('2,0 (vegetable x2)')
    ana.chooses('Beanfield')
    ana.changedOnly({ fields: ['2,0 vegetable 1', '2,1 grain 3'] })
    ana.has({ counts: { Beanfield: 1 } })
    ana.isOn()
  })

  test('costs a wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Clearing Spade'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Clearing Spade')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Clearing Spade'] })
    bo.isOn()
  })
})
