import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { auction, handAt } from '../scenario/auction.ts'
import type { Task } from './state.ts'

const agenda: readonly Task[] = [{ do: 'begin-round' }]
const pile = ['Fox Mask', 'Sun Mask', 'Hare Mask', 'Owl Mask', 'Orrery', 'Night Clock']

test('S4: in every round everybody opens a lot, and the first opener moves on by one seat', () => {
  const { ana, bo, cy, scene } = given(auction, { ana: {}, bo: {}, cy: {} }, { agenda, pile, round: 0, rounds: 2 })
  for (const opener of [ana, bo, cy, bo, cy, ana]) {
    opener.opensUnderACloth()
    for (const bidder of [ana, bo, cy]) bidder.passes()
  }
  scene.isOver({ reason: 'The last lot is sold.' })
})

test('S4: nobody else may open', () => {
  const { ana, bo } = given(auction, { ana: {}, bo: {} }, { agenda, pile, round: 0, rounds: 2 })
  bo.isRefused('wrong-actor', 'covered')
  ana.isAsked('Put a lot on the block')
})

describe('S5: income', () => {
  const money = [1, 2, 3, 5, 9] as const

  test('is not paid in the first round', () => {
    const { ana, bo } = given(auction, { ana: {}, bo: {} }, { agenda, pile, money, round: 0, rounds: 3 })
    for (const bidder of [ana, bo]) bidder.has({ hand: [] })
    ana.isAsked('Put a lot on the block')
  })

  test('is two money cards in every later one, for the first opener first', () => {
    const { ana, bo } = given(auction, { ana: {}, bo: {} }, { agenda, pile, money, round: 1, rounds: 3 })
    bo.has({ hand: [1, 2] })
    ana.has({ hand: [3, 5] })
    bo.isAsked('Put a lot on the block')
  })

  test('is seen by its owner alone', () => {
    const { ana, bo } = given(auction, { ana: {}, bo: {} }, { agenda, pile, money, round: 1, rounds: 3 })
    bo.sees('The money drawn is 1 coin and 2 coins')
    ana.sees('bo draws two money cards')
    ana.sees(handAt(1, '?', '?'))
    expect(() => ana.sees('The money drawn is 1 coin')).toThrow('does not read')
    bo.isAsked('Put a lot on the block')
  })
})
