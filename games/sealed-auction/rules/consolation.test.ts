import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { auction, handAt } from '../scenario/auction.ts'
import type { Coin } from '../scenario/coin.ts'
import type { Task } from './state.ts'

const people = { ana: { hand: [1] }, bo: { hand: [2] }, cy: { hand: [3] }, dee: { hand: [5] } } as const
const lots = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table', 'Orrery', 'Blue Pear'] }
const beforeBoOpens = { ...lots, money: [1, 2, 9], openers: [0, 1, 2] } as const
const offer = 'Speak up for the consolation?'

type Bidders = Readonly<Record<keyof typeof people, { opens(lot: string): void; bids(coin: Coin): void }>>

/** Ana opens, and dee outbids her, bo and cy; bo opens the next lot. */
function deeWins({ ana, bo, cy, dee }: Bidders): void {
  ana.opens('Fox Mask')
  ana.bids(1)
  bo.bids(2)
  cy.bids(3)
  dee.bids(5)
}

describe('S15: the consolation', () => {
  test('is offered to all who bid and lost, but not to the winner nor to the next opener', () => {
    const table = given(auction, people, beforeBoOpens)
    deeWins(table)
    const { ana, bo, cy, dee } = table
    for (const loser of [ana, cy]) loser.isAsked(offer)
    for (const other of [bo, dee]) other.isNotAsked()
  })

  test('goes to the first who speaks up, whoever that is', () => {
    const table = given(auction, people, beforeBoOpens)
    deeWins(table)
    const { ana, bo, cy } = table
    cy.speaksUp()
    ana.isNotAsked()
    cy.has({ hand: [3, 1, 2] })
    ana.sees(handAt(2, 3, '?', '?'))
    ana.sees('cy speaks up and will sit out the next lot')
    bo.isAsked('Put a lot on the block')
  })

  test('is still there for the others when somebody leaves it', () => {
    const table = given(auction, people, beforeBoOpens)
    deeWins(table)
    const { ana, bo, cy } = table
    cy.leavesIt()
    cy.isNotAsked()
    ana.speaksUp()
    ana.has({ hand: [1, 1, 2] })
    bo.isAsked('Put a lot on the block')
  })

  test('may be left by all', () => {
    const table = given(auction, people, beforeBoOpens)
    deeWins(table)
    const { ana, bo, cy } = table
    ana.leavesIt()
    cy.leavesIt()
    bo.sees({ sittingOut: null, money: { pile: 3 } })
    bo.isAsked('Put a lot on the block')
  })

  test('costs the next lot, and no more than that', () => {
    const table = given(auction, people, beforeBoOpens)
    deeWins(table)
    const { ana, bo, cy, dee } = table
    cy.speaksUp()
    bo.opens('Brass Wren')
    dee.sees({ sittingOut: 2 })
    cy.isNotAsked()
    ana.passes()
    bo.bids(2)
    dee.passes()
    dee.sees({ sittingOut: null })
    cy.opens('Tide Table')
    for (const bidder of [ana, bo, cy, dee]) bidder.isAsked('Seal your bid for the Tide Table')
  })

  test('is not offered to somebody who passed', () => {
    const { ana, bo, cy, dee } = given(auction, people, beforeBoOpens)
    ana.opens('Fox Mask')
    ana.bids(1)
    bo.bids(2)
    cy.passes()
    dee.passes()
    ana.isAsked(offer)
    for (const other of [bo, cy, dee]) other.isNotAsked()
  })

  test('is not offered after the last lot: there is nothing to sit out', () => {
    const table = given(auction, people, { ...beforeBoOpens, openers: [0] })
    deeWins(table)
    table.scene.isOver({ winners: [3] })
  })

  test('is kept from who opens the next lot also when a new round begins', () => {
    const agenda: readonly Task[] = [{ do: 'open', seat: 0 }, { do: 'begin-round' }]
    const table = given(auction, people, { ...beforeBoOpens, agenda, round: 2, rounds: 3 })
    deeWins(table)
    const { ana, bo, cy, dee } = table
    for (const loser of [ana, bo]) loser.isAsked(offer)
    for (const other of [cy, dee]) other.isNotAsked()
  })
})
