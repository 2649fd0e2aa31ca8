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
    expect(ana.prompt.anytime).toEqual([])
    ana.opens('Fox Mask')
  })

  test('takes the lot out of the game, with its points', () => {
    const { ana } = givenAuction(people, table)
    expect(ana.own.score.total).toBe(3 + 4 + 7)
    ana.pawns('Salt Roads')
    expect(ana.own.score.total).toBe(4)
    expect(ana.view.row.map(({ lot }) => lot?.name)).toEqual(['Fox Mask', 'Brass Wren'])
  })

  test('is offered for own lots only, and not while bids are sealed', () => {
    const { ana, bo } = givenAuction(people, table)
    expect(ana.prompt.anytime.map(({ description }) => description)).toEqual([
      'Pawn Salt Roads for 2 money cards',
      'Pawn Ferry Plan for 2 money cards',
    ])
    ana.opens('Fox Mask')
    expect([ana.prompt.anytime, bo.prompt.anytime]).toEqual([[], []])
  })

  test('is not offered while there is no money to draw', () => {
    const { ana } = givenAuction(people, { ...table, money: [] })
    expect(ana.prompt.anytime).toEqual([])
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
})
