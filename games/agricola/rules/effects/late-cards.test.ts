import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const start = { at: 'round-start', round: 2 } as const
const scholar = { house: 'stone', played: ['Scholar'] } as const

describe('a card that comes into play at the start of a round', () => {
  test('G61: acts in that round', () => {
    const { ana } = given(farms, { ana: { ...scholar, food: 1, hand: ['Small-scale Farmer'] }, bo: {} }, start)
    ana.accepts()
    ana.chooses('playOccupation')
    ana.plays('Small-scale Farmer')
    ana.changedOnly({ food: 0, wood: 1, hand: [], occupations: ['Scholar', 'Small-scale Farmer'] })
    ana.isOn()
  })

  test('G61: Plow Driver plows at once', () => {
    const { ana } = given(farms, { ana: { ...scholar, food: 2, hand: ['Plow Driver'] }, bo: {} }, start)
    ana.accepts()
    ana.chooses('playOccupation')
    ana.plays('Plow Driver')
    ana.isAsked('Use Plow Driver?')
    ana.accepts()
    ana.chooses('2,4')
    ana.changedOnly({ food: 0, fields: ['2,4'], hand: [], occupations: ['Scholar', 'Plow Driver'] })
    ana.isOn()
  })

  test('G61: Groom builds at once, with the wood that it brings', () => {
    const { ana } = given(farms, { ana: { ...scholar, food: 1, hand: ['Groom'] }, bo: {} }, start)
    ana.accepts()
    ana.chooses('playOccupation')
    ana.plays('Groom')
    ana.isAsked('Use Groom?')
    ana.accepts()
    ana.chooses('2,4')
    ana.changedOnly({ food: 0, stables: ['2,4'], hand: [], occupations: ['Scholar', 'Groom'] })
    ana.isOn()
  })

  test('G61: but only where its condition holds', () => {
    const { ana } = given(farms, { ana: { ...scholar, food: 1, hand: ['Childless'] }, bo: {} }, start)
    ana.accepts()
    ana.chooses('playOccupation')
    ana.plays('Childless')
    ana.changedOnly({ food: 0, hand: [], occupations: ['Scholar', 'Childless'] })
    ana.isOn()
  })

  test('G61: and no card acts twice in one', () => {
    const twice = { ...scholar, food: 2, hand: ['Plow Driver', 'Tutor'] }
    const { ana } = given(farms, { ana: twice, bo: {} }, start)
    ana.accepts()
    ana.chooses('playOccupation')
    ana.plays('Plow Driver')
    ana.accepts()
    ana.chooses('2,4')
    ana.has({ hand: ['Tutor'] })
    ana.isOn()
  })
})
