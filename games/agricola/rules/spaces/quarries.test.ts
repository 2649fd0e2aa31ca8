import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const two = { ana: {}, bo: {} }
/** About to begin, with the goods that one round brings lying there. */
const nextRound = (round: number) => ({ at: 'round-start', round }) as const

describe('Western Quarry', () => {
  const first = ['western-quarry'] as const

  test('G11: gives all the stone that lies there', () => {
    const { ana, bo } = given(farms, two, { round: 5, roundCards: first, stock: { 'western-quarry': 2 } })
    ana.goesTo('western-quarry')
    ana.changedOnly({ stone: 2 })
    bo.isOn()
  })

  test('G6, G11: gathers one stone a round, beginning with the round that brings it', () => {
    const { ana } = given(farms, two, { ...nextRound(5), roundCards: first })
    ana.has({ board: { 'western-quarry': 1 } })
    ana.isOn()
  })

  test('G11: gathers while it lies open', () => {
    const { ana } = given(farms, two, { ...nextRound(6), roundCards: first })
    ana.has({ board: { 'western-quarry': 2 } })
    ana.isOn()
  })

  test('G2: is not there before the fifth round', () => {
    const { ana } = given(farms, two, { round: 4, roundCards: first })
    ana.isNotOffered('western-quarry')
    ana.isOn()
  })
})

describe('Eastern Quarry', () => {
  const first = ['eastern-quarry'] as const

  test('G11: gives all the stone that lies there', () => {
    const { ana, bo } = given(farms, two, { round: 10, roundCards: first, stock: { 'eastern-quarry': 3 } })
    ana.goesTo('eastern-quarry')
    ana.changedOnly({ stone: 3 })
    bo.isOn()
  })

  test('G6, G11: gathers one stone a round, beginning with the round that brings it', () => {
    const { ana } = given(farms, two, { ...nextRound(10), roundCards: first })
    ana.has({ board: { 'eastern-quarry': 1, 'western-quarry': 2 } })
    ana.isOn()
  })

  test('G2: is not there before the tenth round', () => {
    const { ana } = given(farms, two, { round: 9, roundCards: first })
    ana.isNotOffered('eastern-quarry')
    ana.isOn()
  })
})
