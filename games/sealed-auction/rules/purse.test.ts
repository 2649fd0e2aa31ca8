import { describe, expect, test } from 'vitest'
import type { Coin } from '../scenario/stage.ts'
import { givenAuction } from '../scenario/given-auction.ts'

/** Ana pawns a lot and draws two cards, if there are so many. */
function pawnWith(money: readonly Coin[], spent: readonly Coin[]) {
  const auction = givenAuction({ ana: { lots: ['Salt Roads'] }, bo: {} }, { row: ['Fox Mask'], money, spent })
  auction.ana.pawns('Salt Roads')
  return auction
}

describe('S17: drawing money', () => {
  test('leaves the spent money alone while the pile is enough', () => {
    const { ana } = pawnWith([2, 1], [9, 9])
    expect(ana.hand).toEqual([2, 1])
    expect(ana.view.money).toEqual({ pile: 0, spent: 2 })
  })

  test('goes on with the spent money, shuffled, when the pile runs out', () => {
    const { ana, bo } = pawnWith([2], [9, 9, 9])
    expect(ana.hand).toEqual([2, 9])
    expect(ana.view.money).toEqual({ pile: 2, spent: 0 })
    expect(bo.sees(ana)).toEqual(['?', '?'])
    expect(bo.log).toContain('The spent money is shuffled')
  })

  test('ends where both are empty', () => {
    const { ana, bo } = pawnWith([], [5])
    expect(ana.hand).toEqual([5])
    expect(ana.view.money).toEqual({ pile: 0, spent: 0 })
    expect(bo.log).toContain('ana draws a money card')
  })

  test('brings nothing where nothing is', () => {
    const { ana, bo } = givenAuction(
      { ana: {}, bo: {} },
      { pile: ['Fox Mask', 'Orrery'], agenda: [{ do: 'begin-round' }], round: 1, rounds: 2 },
    )
    expect([ana.hand, bo.hand]).toEqual([[], []])
    expect(ana.log).toContain('bo finds no money to draw')
  })
})
