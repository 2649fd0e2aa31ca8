import type { Prompt } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const three = { rooms: ['0,0', '1,0', '2,0'] }

describe('Basic Wish for Children', () => {
  const round = { round: 5, roundCards: ['basic-wish-for-children'] } as const

  test('G15: lets a family grow that has a room more', () => {
    const { ana, bo } = given(farms, { ana: three, bo: {} }, round)
    ana.goesTo('basic-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    bo.isOn()
  })

  test('G15: the newborn does not work in this round', () => {
    const { ana, bo } = given(farms, { ana: { ...three, atHome: 1 }, bo: { atHome: 1 } }, round)
    ana.goesTo('basic-wish-for-children')
    ana.has({ atHome: 0 })
    bo.goesTo('grain-seeds')
    ana.has({ newborns: 0, atHome: 3 })
    ana.isOn()
  })

  test('G15: not without a room', () => {
    const { ana } = given(farms, { ana: { ...three, people: 3 }, bo: {} }, round)
    ana.isNotOffered('basic-wish-for-children')
    ana.isToldWhyNot('Basic Wish for Children', 'There is no room for another person.')
    ana.isOn()
  })

  test('G15: not for a sixth person', () => {
    const rooms = ['0,0', '1,0', '2,0', '0,1', '1,1', '2,1']
    const { ana } = given(farms, { ana: { rooms, people: 5 }, bo: {} }, round)
    ana.isToldWhyNot('Basic Wish for Children', 'Your family is complete.')
    ana.isOn()
  })

  test('G15: a fifth is welcome', () => {
    const rooms = ['0,0', '1,0', '2,0', '0,1', '1,1']
    const { ana, bo } = given(farms, { ana: { rooms, people: 4 }, bo: {} }, round)
    ana.goesTo('basic-wish-for-children')
    ana.has({ people: 5 })
    bo.isOn()
  })

  test('G13, G58: then one minor improvement may be played, and no major one', () => {
    const { ana, bo } = given(farms, { ana: { ...three, hand: ['Corn Scoop'], wood: 1, clay: 5 }, bo: {} }, round)
    ana.goesTo('basic-wish-for-children')
    ana.isNotOffered('fireplace-2')
    ana.plays('Corn Scoop')
    ana.changedOnly({ people: 3, newborns: 1, wood: 0, hand: [], minors: ['Corn Scoop'] })
    bo.isOn()
  })

  test('G5: no improvement is asked for in the family game', () => {
    const { ana, bo } = given(farms, { ana: three, bo: {} }, { ...round, options: { cards: 'none' } })
    ana.goesTo('basic-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    bo.isOn()
  })

  test('G2: is not there before the fifth round', () => {
    const { ana } = given(farms, { ana: three, bo: {} }, { ...round, round: 4 })
    ana.isNotOffered('basic-wish-for-children')
    ana.isOn()
  })
})

describe('Urgent Wish for Children', () => {
  const round = { round: 12, roundCards: ['urgent-wish-for-children'] } as const

  test('G15: lets a family grow without a room', () => {
    const { ana, bo } = given(farms, { ana: {}, bo: {} }, round)
    ana.goesTo('urgent-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    bo.isOn()
  })

  test('G58: without an improvement', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Corn Scoop'], wood: 1 }, bo: {} }, round)
    ana.goesTo('urgent-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    bo.isOn()
  })

  test('G15: not for a sixth person', () => {
    const { ana } = given(farms, { ana: { people: 5 }, bo: {} }, round)
    ana.isNotOffered('urgent-wish-for-children')
    ana.isToldWhyNot('Urgent Wish for Children', 'Your family is complete.')
    ana.isOn()
  })

  test('G2: is not there before the twelfth round', () => {
    const { ana } = given(farms, { ana: {}, bo: {} }, { ...round, round: 11 })
    ana.isNotOffered('urgent-wish-for-children')
    ana.isOn()
  })
})

describe('Major Improvement', () => {
  const round = { round: 5, roundCards: ['major-improvement'] } as const
  const rich = { ana: { clay: 9, food: 9 }, bo: {} }

  function detailAt([prompt]: readonly Prompt[]): string | undefined {
    return prompt?.choices.find(({ id }) => id === 'major-improvement')?.detail
  }

  test('G5: says what it does at this table: without hands nobody plays a minor improvement', () => {
    const base = given(farms, rich, round)
    expect(detailAt(base.scene.promptsOf(0))).toBe('Build a major or play a minor improvement.')
    base.ana.isOn()
    const family = given(farms, rich, { ...round, options: { cards: 'none' } })
    expect(detailAt(family.scene.promptsOf(0))).toBe('Build a major improvement.')
    family.ana.isOn()
  })
})
