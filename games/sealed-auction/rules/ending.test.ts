import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { auction } from '../scenario/auction.ts'

interface Bidder {
  opens(lot: string): void
  passes(): void
}

/** The end of an auction at which nobody bids any more. */
function nobodyWants(lot: string, { ana, bo, cy }: Readonly<Record<'ana' | 'bo' | 'cy', Bidder>>): void {
  cy.opens(lot)
  for (const bidder of [ana, bo, cy]) bidder.passes()
}

describe('S19: the auction is won', () => {
  const lastLot = { row: ['Fox Mask'], openers: [2] }

  test('by the most points', () => {
    const people = { ana: { lots: ['Orrery'] }, bo: { lots: ['Night Clock'], hand: [9] }, cy: {} } as const
    const table = given(auction, people, lastLot)
    nobodyWants('Fox Mask', table)
    table.scene.isOver({ winners: [0], scores: [6, 5, 0], reason: 'The last lot is sold.' })
  })

  test('by the most money in hand where points are equal', () => {
    const ana = { lots: ['Orrery'], hand: [2, 1] } as const
    const bo = { lots: ['Sun Mask'], hand: [1, 'promise'] } as const
    const table = given(auction, { ana, bo, cy: {} }, lastLot)
    nobodyWants('Fox Mask', table)
    const reason = 'The last lot is sold; the most money in hand breaks the tie.'
    table.scene.isOver({ winners: [1], scores: [6, 6, 0], reason })
    table.cy.sees('ana has 3 left: 2 coins and 1 coin')
    table.cy.sees('cy has no money left')
  })

  test('together where both are equal', () => {
    const ana = { lots: ['Orrery'], hand: [3] } as const
    const bo = { lots: ['Sun Mask'], hand: [2, 1] } as const
    const table = given(auction, { ana, bo, cy: {} }, lastLot)
    nobodyWants('Fox Mask', table)
    table.scene.isOver({ winners: [0, 1], scores: [6, 6, 0], reason: 'The last lot is sold.' })
  })
})

describe('S20: whoever leaves', () => {
  const people = { ana: { hand: [1], lots: ['Orrery'] }, bo: { hand: [2] }, cy: { hand: [3] } } as const
  const table = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table'], openers: [0, 1] }

  test('takes lots and money out of the game and opens nothing any more', () => {
    const { ana, bo, cy, scene } = given(auction, people, table)
    ana.leaves()
    bo.sees({ collectors: { 0: { isPresent: false, hand: [], lots: [], score: { total: 0 } } } })
    bo.sees({ money: { pile: 0, spent: 0 } })
    bo.sees('ana leaves the auction')
    bo.opens('Fox Mask')
    ana.isNotAsked()
    bo.bids(2)
    cy.passes()
    scene.isOver({ winners: [1], scores: [0, 6, 0] })
  })

  test('does not stop the sale of a lot that is already on the block', () => {
    const { ana, bo, cy } = given(auction, people, { ...table, openers: [0] })
    ana.opensUnderACloth()
    bo.passes()
    ana.leaves()
    bo.bids(2)
    cy.bids(3)
    cy.has({ lots: ['Tide Table'] })
  })

  test('cannot claim the consolation', () => {
    const { ana, bo, cy, dee } = given(auction, { ...people, dee: { hand: [5] } }, table)
    ana.opens('Fox Mask')
    ana.bids(1)
    bo.bids(2)
    cy.bids(3)
    dee.bids(5)
    ana.leaves()
    cy.isAsked('Speak up for the consolation?')
    for (const other of [ana, bo, dee]) other.isNotAsked()
  })

  test('may make somebody who sits out the next opener, who bids all the same', () => {
    const { ana, bo, cy } = given(auction, people, { ...table, sittingOut: 1 })
    ana.leaves()
    bo.opens('Fox Mask')
    bo.isNotOffered('Pass')
    for (const bidder of [bo, cy]) bidder.isAsked('Seal your bid for the Fox Mask')
  })

  test('leaves the last one as the winner', () => {
    const { ana, bo, cy, scene } = given(auction, people, table)
    ana.leaves()
    bo.isAsked('Put a lot on the block')
    cy.leaves()
    scene.isOver({ winners: [1], scores: [0, 0, 0], reason: 'Everybody else has left.' })
  })
})
