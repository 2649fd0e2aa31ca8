import { describe, expect, test } from 'vitest'
import { givenAuction } from '../scenario/given-auction.ts'

const LOTS = ['Fox Mask', 'Sun Mask', 'Hare Mask', 'Owl Mask', 'Orrery', 'Night Clock']
const begin = { do: 'begin-round' } as const

test('S4: in every round everybody opens a lot, and the first opener moves on by one seat', () => {
  const auction = givenAuction(
    { ana: {}, bo: {}, cy: {} },
    { pile: LOTS, row: [], agenda: [begin], round: 0, rounds: 2 },
  )
  const { ana, bo, cy } = auction
  for (const opener of [ana, bo, cy, bo, cy, ana]) {
    expect(opener.prompt.title).toBe('Put a lot on the block')
    opener.opensUnderACloth()
    for (const bidder of [ana, bo, cy]) bidder.passes()
  }
  expect(auction.result?.reason).toBe('The last lot is sold.')
})

describe('S5: income', () => {
  const table = { pile: LOTS, money: [1, 2, 3, 5, 9], agenda: [begin], rounds: 3 } as const

  test('the first round brings none', () => {
    const { ana, bo } = givenAuction({ ana: {}, bo: {} }, { ...table, round: 0 })
    expect([ana.hand, bo.hand]).toEqual([[], []])
  })

  test('every later round brings two money cards, to the first opener first', () => {
    const { ana, bo } = givenAuction({ ana: {}, bo: {} }, { ...table, round: 1 })
    expect(bo.hand).toEqual([1, 2])
    expect(ana.hand).toEqual([3, 5])
    expect(ana.sees(bo)).toEqual(['?', '?'])
  })

  test('what was drawn is told to its owner alone', () => {
    const { ana, bo } = givenAuction({ ana: {}, bo: {} }, { ...table, round: 1 })
    expect(bo.log).toContain('You draw 1 coin and 2 coins')
    expect(ana.log).not.toContain('You draw 1 coin and 2 coins')
    expect(ana.log).toContain('bo draws two money cards')
  })
})
