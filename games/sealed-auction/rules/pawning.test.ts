import { describe, expect, test } from 'vitest'
import { givenAuction } from '../scenario/given-auction.ts'

const table = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table'], money: [2, 1, 9] } as const
const people = { ana: { hand: [5], lots: ['Salt Roads', 'Ferry Plan'] }, bo: { hand: [3], lots: ['Orrery'] } } as const

describe('S16: pawning', () => {
  test('brings the opener two money cards for a lot, as often as there are lots', () => {
    const { ana, bo } = givenAuction(people, { ...table, money: [2, 1, 9, 3] })
    ana.pawns('Salt Roads')
    expect(ana.hand).toEqual([5, 2, 1])
    expect(ana.lots).toEqual(['Ferry Plan'])
    expect(bo.log).toContain('ana pawns Salt Roads')
    ana.pawns('Ferry Plan')
    expect(ana.hand).toEqual([5, 2, 1, 9, 3])
    expect(ana.offers).toEqual([])
    ana.opens('Fox Mask')
  })

  test('takes the lot out of the game, with its points', () => {
    const { ana } = givenAuction(people, table)
    expect(ana.own.score.total).toBe(3 + 4 + 7)
    ana.pawns('Salt Roads')
    expect(ana.own.score.total).toBe(4)
    expect(ana.view.row.map(({ lot }) => lot?.name)).toEqual(['Fox Mask', 'Brass Wren'])
  })

  test('is offered for own lots, to the opener and to everybody who bids', () => {
    const { ana, bo } = givenAuction(people, table)
    const offers = ['Pawn Salt Roads for 2 money cards', 'Pawn Ferry Plan for 2 money cards']
    expect(ana.offers).toEqual(offers)
    ana.opens('Fox Mask')
    expect(ana.offers).toEqual(offers)
    expect(bo.offers).toEqual(['Pawn Orrery for 2 money cards'])
  })

  test('while bids are sealed is seen at once, brings money to bid, and leaves the bids of others sealed', () => {
    const { ana, bo } = givenAuction(people, table)
    ana.opens('Fox Mask')
    ana.bids(5)
    bo.pawns('Orrery')
    expect(ana.collector(1).lots).toEqual([])
    expect(ana.sees(bo)).toEqual(['?', '?', '?'])
    expect(ana.isAsked).toBe(false)
    bo.bids(3, 2, 1)
    expect(bo.lots).toEqual(['Fox Mask'])
  })

  test('the only lot of a family closes it for the promise', () => {
    const collector = { hand: [5, 'promise'], lots: ['Sun Mask'] } as const
    const { ana } = givenAuction({ ana: collector, bo: {} }, table)
    ana.opens('Fox Mask')
    expect(ana.choices).toContain('Promise of 8')
    ana.pawns('Sun Mask')
    expect(ana.choices).toEqual(['5 coins', '2 coins', '1 coin'])
  })

  test('is not offered while there is no money to draw', () => {
    const { ana } = givenAuction(people, { ...table, money: [] })
    expect(ana.offers).toEqual([])
  })

  test('is offered while there is a single card', () => {
    const { ana } = givenAuction(people, { ...table, money: [], spent: [9] })
    ana.pawns('Salt Roads')
    expect(ana.hand).toEqual([5, 9])
  })

  test('cannot be undone alone: a card was drawn', () => {
    const { ana } = givenAuction(people, table)
    ana.pawns('Salt Roads')
    expect(ana.projection.canUndo).toBe(false)
  })

  test('cannot be undone alone while bids are sealed either', () => {
    const { ana, bo } = givenAuction(people, table)
    ana.opens('Fox Mask')
    bo.pawns('Orrery')
    expect(bo.projection.canUndo).toBe(false)
  })
})
