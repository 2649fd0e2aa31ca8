import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { auction, handAt } from '../scenario/auction.ts'

const lots = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table'] }

describe('S12: the lot goes to', () => {
  test('the highest total', () => {
    const { ana, bo, cy } = given(auction, { ana: { hand: [5] }, bo: { hand: [3, 3] }, cy: { hand: [1] } }, lots)
    ana.opens('Fox Mask')
    ana.bids(5)
    cy.bids(1)
    bo.bids(3, 3)
    bo.has({ lots: ['Fox Mask'] })
    cy.sees('ana bids 5 coins')
    cy.sees('bo bids 6: 3 coins and 3 coins')
    cy.sees("bo wins Fox Mask with 6, ahead of ana's 5")
  })

  test('fewer cards on a tie, however far from the opener', () => {
    const { ana, bo, cy } = given(auction, { ana: { hand: [3, 2] }, bo: { hand: [3, 2] }, cy: { hand: [5] } }, lots)
    ana.opens('Fox Mask')
    ana.bids(3, 2)
    bo.bids(3, 2)
    cy.bids(5)
    cy.has({ lots: ['Fox Mask'] })
  })

  test('the opener, where totals and numbers of cards are equal', () => {
    const { ana, bo } = given(auction, { ana: { hand: [3, 2] }, bo: { hand: [2, 3] } }, { ...lots, openers: [1] })
    bo.opens('Fox Mask')
    ana.bids(2, 3)
    bo.bids(3, 2)
    bo.has({ lots: ['Fox Mask'] })
  })

  test('or else to the next clockwise from the opener', () => {
    const people = { ana: { hand: [5] }, bo: { hand: [1] }, cy: { hand: [5] } } as const
    const { ana, bo, cy } = given(auction, people, { ...lots, openers: [1] })
    bo.opens('Fox Mask')
    ana.bids(5)
    bo.bids(1)
    cy.bids(5)
    cy.has({ lots: ['Fox Mask'] })
  })
})

describe('S13: after the sale', () => {
  const people = { ana: { hand: [5, 1] }, bo: { hand: [9, 2] }, cy: { hand: [3, 2] } } as const

  test('the winner has paid, and the others hold what they bid', () => {
    const { ana, bo, cy } = given(auction, people, lots)
    ana.opens('Fox Mask')
    ana.bids(5)
    bo.bids(9)
    cy.passes()
    ana.changedOnly({})
    bo.changedOnly({ hand: [2], lots: ['Fox Mask'] })
    cy.changedOnly({})
    ana.sees({ money: { pile: 0, spent: 1 } })
  })

  test('everybody has seen every bid, and nothing else', () => {
    const { ana, bo, cy } = given(auction, people, { ...lots, openers: [0, 2] })
    ana.opens('Fox Mask')
    ana.bids(5)
    bo.bids(9)
    cy.passes()
    cy.sees({ lastSale: { lot: { name: 'Fox Mask' }, winner: 1 } })
    cy.sees({ lastSale: { bids: [{ values: [5] }, { values: [9] }, { values: [] }] } })
    bo.sees('cy passes')
    cy.sees(handAt(0, 5, '?'))
    cy.sees(handAt(1, '?'))
    bo.sees(handAt(2, '?', '?'))
    ana.leavesIt()
    cy.isAsked('Put a lot on the block')
  })
})

test('a sale is announced to whoever listens in the same process', () => {
  const { ana, bo, scene } = given(auction, { ana: { hand: [5] }, bo: {} }, lots)
  const heard: unknown[] = []
  scene.game.observe({ happened: (happening) => heard.push(happening) })
  ana.opens('Fox Mask')
  ana.bids(5)
  bo.passes()
  expect(heard).toContainEqual({ kind: 'event', type: 'sold', detail: { lot: 'fox-mask', winner: 0, price: 5 } })
})

describe('S14: a lot nobody bids for', () => {
  test('is withdrawn', () => {
    const { ana, bo } = given(auction, { ana: {}, bo: { hand: [1] } }, lots)
    ana.opens('Fox Mask')
    ana.passes()
    bo.passes()
    for (const bidder of [ana, bo]) bidder.changedOnly({})
    bo.sees({ block: null, lastSale: { winner: null } })
    bo.sees('Nobody bids, and Fox Mask is withdrawn')
  })

  test('is shown if it was covered', () => {
    const { ana, bo } = given(auction, { ana: {}, bo: {} }, lots)
    ana.opensUnderACloth()
    ana.passes()
    bo.passes()
    bo.sees({ lastSale: { lot: { name: 'Tide Table' } } })
  })

  test('is sold as soon as one coin is bid', () => {
    const { ana, bo } = given(auction, { ana: {}, bo: { hand: [1] } }, lots)
    ana.opens('Fox Mask')
    ana.passes()
    bo.bids(1)
    bo.has({ lots: ['Fox Mask'], hand: [] })
    ana.sees('bo wins Fox Mask with 1')
  })
})
