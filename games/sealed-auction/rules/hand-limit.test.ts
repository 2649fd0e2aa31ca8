import { given } from '@turnwright/testkit'
import { test } from 'vitest'
import { auction } from '../scenario/auction.ts'
import type { Task } from './state.ts'

const agenda: readonly Task[] = [{ do: 'limit-hands' }, { do: 'open', seat: 0 }]
const row = ['Fox Mask', 'Orrery']
const question = 'Keep 8 money cards: which do you give away?'

test('S6: eight cards may be kept', () => {
  const { ana } = given(auction, { ana: { hand: [1, 1, 1, 1, 1, 1, 1, 'promise'] }, bo: {} }, { agenda, row })
  ana.isAsked('Put a lot on the block')
})

test('S6: whoever holds nine gives one away, for all to see', () => {
  const { ana, bo } = given(auction, { ana: { hand: [9, 1, 2, 1, 1, 1, 1, 1, 'promise'] }, bo: {} }, { agenda, row })
  ana.isAsked(question)
  bo.isNotAsked()
  ana.givesAway(2)
  ana.has({ hand: [9, 1, 1, 1, 1, 1, 1, 'promise'] })
  bo.sees({ money: { spent: 1 } })
  bo.sees('ana holds too much and gives away 2 coins')
  ana.isAsked('Put a lot on the block')
})

test('S6: everybody who holds too much chooses at the same time, exactly as many as needed', () => {
  const { ana, bo, cy } = given(
    auction,
    { ana: { hand: [1, 2, 3, 5, 9, 1, 2, 3, 5, 9] }, bo: { hand: [1] }, cy: { hand: [2, 3, 5, 9, 1, 2, 3, 5, 9] } },
    { agenda, row },
  )
  bo.isNotAsked()
  ana.isRefused('expected 2-2, got 1', '1 coin')
  ana.isRefused('expected 2-2, got 3', '1 coin', '1 coin', '2 coins')
  cy.givesAway(2)
  ana.sees({ money: { spent: 0 } })
  ana.givesAway(1, 1)
  cy.sees('ana holds too much and gives away 1 coin, 1 coin')
  ana.sees({ money: { spent: 3 } })
  ana.isAsked('Put a lot on the block')
})

test('S6, S11: a promise that is given away never comes back', () => {
  const { ana } = given(auction, { ana: { hand: [9, 1, 1, 1, 1, 1, 1, 1, 'promise'] }, bo: {} }, { agenda, row })
  ana.givesAway('promise')
  ana.sees({ money: { pile: 0, spent: 0 } })
  ana.isAsked('Put a lot on the block')
})
