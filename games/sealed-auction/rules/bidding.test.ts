import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { auction } from '../scenario/auction.ts'

const lots = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table'] }
const question = 'Seal your bid for the Fox Mask'

describe('S9: sealed bids', () => {
  test('are asked of everybody at once, one to three cards each', () => {
    const { ana, bo, cy } = given(auction, { ana: { hand: [1] }, bo: { hand: [3, 1, 1, 1] }, cy: { hand: [5] } }, lots)
    ana.opens('Fox Mask')
    bo.isRefused('expected 1-3, got 0')
    bo.isRefused('expected 1-3, got 4', '3 coins', '1 coin', '1 coin', '1 coin')
    bo.bids(1, 1, 1)
    bo.isNotAsked()
    for (const bidder of [ana, cy]) bidder.isAsked(question)
  })

  test('are seen by nobody before all are in', () => {
    const { ana, bo, cy } = given(auction, { ana: { hand: [1, 9] }, bo: { hand: [5] }, cy: { hand: [2] } }, lots)
    ana.opens('Fox Mask')
    ana.bids(1, 9)
    bo.bids(5)
    for (const bidder of [ana, bo, cy]) bidder.sees({ block: { lot: { name: 'Fox Mask' } }, lastSale: null })
    cy.isAsked(question)
  })

  test('may be sealed in any order', () => {
    const { ana, bo, cy } = given(auction, { ana: { hand: [5] }, bo: { hand: [9] }, cy: { hand: [3] } }, lots)
    ana.opens('Fox Mask')
    cy.bids(3)
    bo.bids(9)
    ana.bids(5)
    bo.has({ lots: ['Fox Mask'] })
  })

  test('can be opened again while no other is sealed', () => {
    const { ana, bo } = given(auction, { ana: { hand: [5] }, bo: { hand: [9, 1] } }, lots)
    ana.opens('Fox Mask')
    bo.bids(9)
    bo.undoes()
    bo.bids(1)
    ana.bids(5)
    ana.has({ lots: ['Fox Mask'] })
  })

  test('are asked for even where only one is possible', () => {
    const { ana, bo } = given(auction, { ana: { hand: [1] }, bo: {} }, lots)
    ana.opens('Fox Mask')
    for (const bidder of [ana, bo]) bidder.isAsked(question)
  })
})

describe('S10: passing', () => {
  test('is open to all but the opener', () => {
    const { ana, bo } = given(auction, { ana: { hand: [1] }, bo: { hand: [3] } }, lots)
    ana.opens('Fox Mask')
    ana.isNotOffered('Pass')
    ana.isToldWhyNot('Pass', 'You opened this lot, so you must bid.')
    bo.isOffered('3 coins', 'Pass')
    bo.passes()
    ana.bids(1)
  })

  test('is no part of a bid', () => {
    const { ana, bo } = given(auction, { ana: { hand: [1] }, bo: { hand: [3] } }, lots)
    ana.opens('Fox Mask')
    bo.isRefused('exclusive-mixed', 'Pass', '3 coins')
    for (const bidder of [ana, bo]) bidder.isAsked(question)
  })

  test('is all that is left to an opener without coins', () => {
    const { ana, bo } = given(auction, { ana: { hand: ['promise'], lots: ['Sun Mask'] }, bo: {} }, lots)
    ana.opens('Fox Mask')
    ana.isOffered('Promise of 8', 'Pass')
    ana.isRefused('A promise needs at least one coin beside it.', 'Promise of 8')
    ana.passes()
    bo.isAsked(question)
  })
})

describe('S11: a promise', () => {
  test('is not taken for a family its owner does not collect', () => {
    const { ana, bo } = given(auction, { ana: { hand: [1, 'promise'], lots: ['Orrery'] }, bo: {} }, lots)
    ana.opens('Fox Mask')
    ana.isNotOffered('Promise of 8')
    const reason = 'A promise is taken only for a family you collect. You own no mask yet.'
    ana.isToldWhyNot('Promise of 8', reason)
    for (const bidder of [ana, bo]) bidder.isAsked(question)
  })

  test('is worth 8 for a family its owner collects, once a coin lies beside it', () => {
    const collector = { hand: [1, 'promise'], lots: ['Paper Mask'] } as const
    const { ana, bo } = given(auction, { ana: collector, bo: { hand: [5, 3] } }, lots)
    ana.opens('Fox Mask')
    ana.isRefused('A promise needs at least one coin beside it.', 'Promise of 8')
    ana.bids('promise', 1)
    bo.bids(5, 3)
    ana.has({ lots: ['Paper Mask', 'Fox Mask'] })
  })

  test('is not taken for a covered lot, not even of the opener who has seen it', () => {
    const collector = { hand: [1, 'promise'], lots: ['Torn Corner'] } as const
    const { ana, bo } = given(auction, { ana: collector, bo: collector }, lots)
    ana.opensUnderACloth()
    for (const bidder of [ana, bo]) {
      bidder.isToldWhyNot('Promise of 8', 'A promise is taken only for a lot that everybody sees.')
      bidder.isAsked('Seal your bid for the covered lot')
    }
  })

  test('is gone when it is paid', () => {
    const { ana, bo } = given(auction, { ana: { hand: [1, 'promise'], lots: ['Sun Mask'] }, bo: { hand: [1] } }, lots)
    ana.opens('Fox Mask')
    ana.bids(1, 'promise')
    bo.bids(1)
    ana.has({ hand: [] })
    ana.sees({ money: { pile: 0, spent: 1 } })
  })

  test('comes back to hand when the bid loses', () => {
    const { ana, bo } = given(
      auction,
      { ana: { hand: [1, 'promise'], lots: ['Sun Mask'] }, bo: { hand: [9, 1] } },
      lots,
    )
    ana.opens('Fox Mask')
    ana.bids(1, 'promise')
    bo.bids(9, 1)
    ana.has({ hand: [1, 'promise'] })
  })
})
