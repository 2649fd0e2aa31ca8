import { describe, expect, test } from 'vitest'
import { givenAuction } from '../scenario/given-auction.ts'

const table = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table'] } as const

describe('S12: the lot goes to', () => {
  test('the highest total', () => {
    const { ana, bo, cy } = givenAuction({ ana: { hand: [5] }, bo: { hand: [3, 3] }, cy: { hand: [1] } }, table)
    ana.opens('Fox Mask')
    ana.bids(5)
    cy.bids(1)
    bo.bids(3, 3)
    expect(bo.lots).toEqual(['Fox Mask'])
    expect(bo.log).toContain("bo wins Fox Mask with 6, ahead of ana's 5")
  })

  test('fewer cards on a tie, however far from the opener', () => {
    const { ana, bo, cy } = givenAuction({ ana: { hand: [3, 2] }, bo: { hand: [3, 2] }, cy: { hand: [5] } }, table)
    ana.opens('Fox Mask')
    ana.bids(3, 2)
    bo.bids(3, 2)
    cy.bids(5)
    expect(cy.lots).toEqual(['Fox Mask'])
  })

  test('the opener, where total and number of cards are equal', () => {
    const { ana, bo } = givenAuction({ ana: { hand: [3, 2] }, bo: { hand: [2, 3] } }, { ...table, openers: [1] })
    bo.opens('Fox Mask')
    ana.bids(2, 3)
    bo.bids(3, 2)
    expect(bo.lots).toEqual(['Fox Mask'])
  })

  test('or else to the next clockwise from the opener', () => {
    const people = { ana: { hand: [5] }, bo: { hand: [1] }, cy: { hand: [5] } } as const
    const { ana, bo, cy } = givenAuction(people, { ...table, openers: [1] })
    bo.opens('Fox Mask')
    ana.bids(5)
    bo.bids(1)
    cy.bids(5)
    expect(cy.lots).toEqual(['Fox Mask'])
  })
})

describe('S13: after the sale', () => {
  const people = { ana: { hand: [5, 1] }, bo: { hand: [9, 2] }, cy: { hand: [3, 2] } } as const

  test('the winner has paid, and the others hold what they bid', () => {
    const { ana, bo, cy } = givenAuction(people, table)
    ana.opens('Fox Mask')
    ana.bids(5)
    bo.bids(9)
    cy.passes()
    expect([ana.hand, bo.hand, cy.hand]).toEqual([[5, 1], [2], [3, 2]])
    expect(ana.view.money).toEqual({ pile: 0, spent: 1 })
  })

  test('everybody has seen every bid, and nothing else', () => {
    const { ana, bo, cy } = givenAuction(people, { ...table, openers: [0, 1] })
    ana.opens('Fox Mask')
    ana.bids(5)
    bo.bids(9)
    cy.passes()
    ana.leavesIt()
    expect(cy.sees(ana)).toEqual([5, '?'])
    expect(cy.sees(bo)).toEqual(['?'])
    expect(bo.sees(cy)).toEqual(['?', '?'])
    expect(cy.view.lastSale).toEqual({
      lot: { id: 'fox-mask', name: 'Fox Mask', family: 'mask', worth: 6 },
      winner: 1,
      bids: [
        { seat: 0, values: [5] },
        { seat: 1, values: [9] },
        { seat: 2, values: [] },
      ],
    })
  })
})

describe('S14: a lot nobody bids for', () => {
  test('is withdrawn', () => {
    const { ana, bo } = givenAuction({ ana: {}, bo: { hand: [1] } }, table)
    ana.opens('Fox Mask')
    ana.passes()
    bo.passes()
    expect(bo.lots).toEqual([])
    expect(bo.view.block).toBeNull()
    expect(bo.log).toContain('Nobody bids, and Fox Mask is withdrawn')
  })

  test('is shown if it was covered', () => {
    const { ana, bo } = givenAuction({ ana: {}, bo: {} }, table)
    ana.opensUnderACloth()
    ana.passes()
    bo.passes()
    expect(bo.view.lastSale).toMatchObject({ lot: { name: 'Tide Table' }, winner: null })
  })

  test('is sold as soon as one coin is bid', () => {
    const { ana, bo } = givenAuction({ ana: {}, bo: { hand: [1] } }, table)
    ana.opens('Fox Mask')
    ana.passes()
    bo.bids(1)
    expect(bo.lots).toEqual(['Fox Mask'])
    expect(bo.log).toContain('bo wins Fox Mask with 1')
  })
})
