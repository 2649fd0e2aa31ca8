import { describe, expect, test } from 'vitest'
import type { StagedCollector } from '../scenario/stage.ts'
import { givenAuction } from '../scenario/given-auction.ts'

/** The end of an auction at which nobody bids any more. */
function lastLot(ana: StagedCollector, bo: StagedCollector) {
  const auction = givenAuction({ ana, bo, cy: {} }, { row: ['Fox Mask'], openers: [2] })
  auction.cy.opens('Fox Mask')
  for (const bidder of [auction.ana, auction.bo, auction.cy]) bidder.passes()
  return auction.result
}

describe('S19: the auction is won', () => {
  test('by the most points', () => {
    expect(lastLot({ lots: ['Orrery'] }, { lots: ['Night Clock'], hand: [9] })).toEqual({
      winners: [0],
      scores: [6, 5, 0],
      reason: 'The last lot is sold.',
    })
  })

  test('by the most money in hand where points are equal', () => {
    expect(lastLot({ lots: ['Orrery'], hand: [2, 1] }, { lots: ['Sun Mask'], hand: [1, 'promise'] })).toEqual({
      winners: [1],
      scores: [6, 6, 0],
      reason: 'The last lot is sold; the most money in hand breaks the tie.',
    })
  })

  test('together where both are equal', () => {
    expect(lastLot({ lots: ['Orrery'], hand: [3] }, { lots: ['Sun Mask'], hand: [2, 1] })).toEqual({
      winners: [0, 1],
      scores: [6, 6, 0],
      reason: 'The last lot is sold.',
    })
  })
})

describe('S20: whoever leaves', () => {
  const people = { ana: { hand: [1], lots: ['Orrery'] }, bo: { hand: [2] }, cy: { hand: [3] } } as const
  const table = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table'], openers: [0, 1, 2] } as const

  test('takes lots and money out of the game, unseen, and opens nothing any more', () => {
    const auction = givenAuction(people, table)
    auction.leaves(auction.ana)
    expect(auction.bo.collector(0)).toMatchObject({ isPresent: false, hand: [], lots: [], score: { total: 0 } })
    expect(auction.bo.view.money).toEqual({ pile: 0, spent: 0 })
    expect(auction.bo.log).toContain('ana leaves the auction')
    auction.bo.opens('Fox Mask')
    expect(auction.ana.isAsked).toBe(false)
    auction.bo.bids(2)
    auction.cy.passes()
    expect(auction.bo.lots).toEqual(['Fox Mask'])
  })

  test('does not stop the sale of a lot that is already on the block', () => {
    const auction = givenAuction(people, table)
    auction.ana.opensUnderACloth()
    auction.bo.passes()
    auction.leaves(auction.ana)
    auction.bo.bids(2)
    auction.cy.bids(3)
    expect(auction.cy.lots).toEqual(['Tide Table'])
  })

  test('cannot claim the consolation', () => {
    const auction = givenAuction({ ...people, dee: { hand: [5] } }, { ...table, openers: [0, 1] })
    const { ana, bo, cy, dee } = auction
    ana.opens('Fox Mask')
    for (const bidder of [ana, bo, cy, dee]) bidder.bids(bidder.hand[0] as 1)
    auction.leaves(ana)
    expect([ana, bo, cy, dee].map(({ isAsked }) => isAsked)).toEqual([false, false, true, false])
  })

  test('who sat out and must open now bids all the same', () => {
    const auction = givenAuction(people, { ...table, openers: [0, 1], sittingOut: 1 })
    auction.leaves(auction.ana)
    auction.bo.opens('Fox Mask')
    expect(auction.bo.choices).toEqual(['2 coins'])
  })

  test('leaves the last one as the winner', () => {
    const auction = givenAuction(people, table)
    auction.leaves(auction.ana)
    expect(auction.result).toBeNull()
    auction.leaves(auction.cy)
    expect(auction.result).toEqual({ winners: [1], scores: [0, 0, 0], reason: 'Everybody else has left.' })
  })
})
