import { describe, expect, test } from 'vitest'
import { givenAuction } from '../scenario/given-auction.ts'

const people = { ana: { hand: [1] }, bo: { hand: [2] }, cy: { hand: [3] }, dee: { hand: [5] } } as const
const table = {
  row: ['Fox Mask', 'Brass Wren'],
  pile: ['Tide Table', 'Orrery', 'Blue Pear'],
  money: [1, 2, 9],
  openers: [0, 1, 2],
} as const

/** Ana opens, dee outbids bo and cy: bo opens the next lot. */
function afterDeeWon() {
  const auction = givenAuction(people, table)
  const { ana, bo, cy, dee } = auction
  ana.opens('Fox Mask')
  ana.bids(1)
  bo.bids(2)
  cy.bids(3)
  dee.bids(5)
  return auction
}

describe('S15: the consolation', () => {
  test('is offered to all who bid and lost, but not to the winner nor to the next opener', () => {
    const { ana, bo, cy, dee } = afterDeeWon()
    expect([ana, bo, cy, dee].map(({ isAsked }) => isAsked)).toEqual([true, false, true, false])
    expect(cy.projection.concurrent).toBe(true)
  })

  test('goes to the first who speaks up, whoever that is', () => {
    const { ana, bo, cy } = afterDeeWon()
    cy.speaksUp()
    expect(ana.isAsked).toBe(false)
    expect(cy.hand).toEqual([3, 1, 2])
    expect(ana.sees(cy)).toEqual([3, '?', '?'])
    expect(ana.log).toContain('cy speaks up and will sit out the next lot')
    expect(bo.prompt.title).toBe('Put a lot on the block')
  })

  test('is still there for the others when somebody leaves it', () => {
    const { ana, bo, cy } = afterDeeWon()
    cy.leavesIt()
    expect([ana.isAsked, cy.isAsked]).toEqual([true, false])
    ana.leavesIt()
    expect(bo.prompt.title).toBe('Put a lot on the block')
    expect(bo.view.sittingOut).toBeNull()
  })

  test('costs the next lot, and no more than that', () => {
    const { ana, bo, cy, dee } = afterDeeWon()
    cy.speaksUp()
    bo.opens('Brass Wren')
    expect(dee.view.sittingOut).toBe(2)
    expect([ana, bo, cy, dee].map(({ isAsked }) => isAsked)).toEqual([true, true, false, true])
    ana.passes()
    bo.bids(2)
    dee.passes()
    expect(dee.view.sittingOut).toBeNull()
    cy.opens('Tide Table')
    expect(cy.isAsked).toBe(true)
  })

  test('is not offered to somebody who passed', () => {
    const { ana, bo, cy, dee } = givenAuction(people, table)
    ana.opens('Fox Mask')
    ana.bids(1)
    bo.bids(2)
    cy.passes()
    dee.passes()
    expect([ana, bo, cy, dee].map(({ isAsked }) => isAsked)).toEqual([true, false, false, false])
    expect(ana.prompt.title).toBe('Speak up for the consolation?')
  })

  test('is not offered after the last lot: there is nothing to sit out', () => {
    const auction = givenAuction(people, { ...table, openers: [0] })
    const { ana, bo, cy, dee } = auction
    ana.opens('Fox Mask')
    for (const bidder of [ana, bo, cy, dee]) bidder.bids(bidder.hand[0] as 1)
    expect(auction.result?.winners).toEqual([3])
  })

  test('looks ahead into the next round for who opens the next lot', () => {
    const { ana, bo, cy, dee } = givenAuction(people, {
      ...table,
      openers: [0],
      round: 2,
      rounds: 3,
      agenda: [{ do: 'open', seat: 0 }, { do: 'begin-round' }],
    })
    ana.opens('Fox Mask')
    for (const bidder of [ana, bo, cy, dee]) bidder.bids(bidder.hand[0] as 1)
    expect([ana, bo, cy, dee].map(({ isAsked }) => isAsked)).toEqual([true, true, false, false])
  })
})
