import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { auction, handAt } from '../scenario/auction.ts'

const people = { ana: { hand: [5], lots: ['Salt Roads', 'Ferry Plan'] }, bo: { hand: [3], lots: ['Orrery'] } } as const
const lots = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table'] }
const opening = 'Put a lot on the block'
const bid = 'Seal your bid for the Fox Mask'

describe('S16: pawning', () => {
  test('brings two money cards for a lot, as often as there are lots', () => {
    const { ana, bo } = given(auction, people, { ...lots, money: [2, 1, 9, 3, 1, 1] })
    ana.pawns('Salt Roads')
    ana.has({ hand: [5, 2, 1], lots: ['Ferry Plan'] })
    bo.sees('ana pawns Salt Roads')
    ana.pawns('Ferry Plan')
    ana.has({ hand: [5, 2, 1, 9, 3], lots: [] })
    ana.isNotOffered('pawn')
    ana.isAsked(opening)
  })

  test('takes the lot out of the game, with its points', () => {
    const { ana, bo } = given(auction, people, { ...lots, money: [2, 1] })
    bo.sees({ collectors: { 0: { score: { total: 3 + 4 + 7 } } } })
    ana.pawns('Salt Roads')
    bo.sees({ collectors: { 0: { score: { total: 4 } } }, pile: 1 })
    ana.isAsked(opening)
  })

  test('is offered for own lots, to the opener and to everybody who bids', () => {
    const { ana, bo } = given(auction, people, { ...lots, money: [2, 1] })
    ana.isOffered('Pawn Salt Roads for 2 money cards', 'Pawn Ferry Plan for 2 money cards')
    ana.isNotOffered('Pawn Orrery for 2 money cards')
    ana.opens('Fox Mask')
    ana.isOffered('Pawn Salt Roads for 2 money cards')
    bo.isOffered('Pawn Orrery for 2 money cards')
    for (const bidder of [ana, bo]) bidder.isAsked(bid)
  })

  test('while bids are sealed is seen at once, brings money to bid, and leaves the bids of others sealed', () => {
    const { ana, bo } = given(auction, people, { ...lots, money: [2, 1] })
    ana.opens('Fox Mask')
    ana.bids(5)
    bo.pawns('Orrery')
    ana.sees({ collectors: { 1: { lots: [] } } })
    ana.sees(handAt(1, '?', '?', '?'))
    ana.isNotAsked()
    bo.bids(3, 2, 1)
    bo.has({ lots: ['Fox Mask'], hand: [] })
  })

  test('the only lot of a family closes it for the promise', () => {
    const collector = { hand: [5, 'promise'], lots: ['Sun Mask'] } as const
    const { ana, bo } = given(auction, { ana: collector, bo: {} }, { ...lots, money: [2, 1] })
    ana.opens('Fox Mask')
    ana.isOffered('Promise of 8')
    ana.pawns('Sun Mask')
    ana.isNotOffered('Promise of 8')
    ana.isOffered('5 coins', '2 coins', '1 coin')
    for (const bidder of [ana, bo]) bidder.isAsked(bid)
  })

  test('is not offered while there is no money to draw', () => {
    const { ana } = given(auction, people, lots)
    ana.isNotOffered('pawn')
    ana.isAsked(opening)
  })

  test('is offered while there is a single card', () => {
    const { ana } = given(auction, people, { ...lots, spent: [9] })
    ana.pawns('Salt Roads')
    ana.has({ hand: [5, 9] })
    ana.isAsked(opening)
  })

  test('cannot be undone alone: a card was drawn', () => {
    const { ana } = given(auction, people, { ...lots, money: [2, 1] })
    ana.pawns('Salt Roads')
    ana.cannotUndo()
    ana.isAsked(opening)
  })

  test('cannot be undone alone while bids are sealed either', () => {
    const { ana, bo } = given(auction, people, { ...lots, money: [2, 1] })
    ana.opens('Fox Mask')
    bo.pawns('Orrery')
    bo.cannotUndo()
    for (const bidder of [ana, bo]) bidder.isAsked(bid)
  })
})
