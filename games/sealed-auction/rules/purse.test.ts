import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { auction, handAt } from '../scenario/auction.ts'

/** Ana can pawn one lot, for two cards if there are so many. */
const people = { ana: { lots: ['Salt Roads'] }, bo: {} }
const row = ['Fox Mask']

describe('S17: drawing money', () => {
  test('leaves the spent money alone while the pile is enough', () => {
    const { ana } = given(auction, people, { row, money: [2, 1], spent: [9, 9] })
    ana.pawns('Salt Roads')
    ana.has({ hand: [2, 1] })
    ana.sees({ money: { pile: 0, spent: 2 } })
    ana.isAsked('Put a lot on the block')
  })

  test('goes on with the spent money, shuffled, when the pile runs out', () => {
    const { ana, bo } = given(auction, people, { row, money: [2], spent: [9, 9, 9] })
    ana.pawns('Salt Roads')
    ana.has({ hand: [2, 9] })
    bo.sees({ money: { pile: 2, spent: 0 } })
    bo.sees(handAt(0, '?', '?'))
    bo.sees('The spent money is shuffled')
    ana.isAsked('Put a lot on the block')
  })

  test('ends where both are empty', () => {
    const { ana, bo } = given(auction, people, { row, money: [], spent: [5] })
    ana.pawns('Salt Roads')
    ana.has({ hand: [5] })
    bo.sees({ money: { pile: 0, spent: 0 } })
    bo.sees('ana draws a money card')
    ana.isAsked('Put a lot on the block')
  })

  test('brings nothing where nothing is', () => {
    const table = { pile: ['Fox Mask', 'Orrery'], round: 1, rounds: 2, agenda: [{ do: 'begin-round' }] } as const
    const { ana, bo } = given(auction, { ana: {}, bo: {} }, table)
    for (const bidder of [ana, bo]) bidder.has({ hand: [] })
    ana.sees('bo finds no money to draw')
    bo.isAsked('Put a lot on the block')
  })
})
