import { describe, expect, test } from 'vitest'
import { givenAuction } from '../scenario/given-auction.ts'

const table = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table'] } as const

describe('S9: sealed bids', () => {
  test('are asked of everybody at once, one to three cards each', () => {
    const { ana, bo, cy } = givenAuction(
      { ana: { hand: [1, 2] }, bo: { hand: [3, 1, 1, 1] }, cy: { hand: [5] } },
      table,
    )
    ana.opens('Fox Mask')
    for (const { prompt } of [ana, bo, cy]) expect(prompt.title).toBe('Seal your bid for the Fox Mask')
    expect(bo.prompt).toMatchObject({ min: 1, max: 3 })
    expect(() => bo.answers([])).toThrow('Invalid number of options selected: expected 1-3, got 0')
    expect(() => bo.bids(3, 1, 1, 1)).toThrow('Invalid number of options selected: expected 1-3, got 4')
    bo.bids(1, 1, 1)
    expect(bo.isAsked).toBe(false)
  })

  test('are seen by nobody before all are in: the others learn only that one is sealed', () => {
    const seenByBo = ([[1], [9, 2]] as const).map((coins) => {
      const { ana, bo } = givenAuction({ ana: { hand: [1, 2, 9] }, bo: { hand: [5] } }, table)
      ana.opens('Fox Mask')
      ana.bids(...coins)
      expect(bo.projection.waitingFor).toEqual([{ seat: 1, title: null }])
      return bo.projection
    })
    expect(seenByBo[0]).toEqual(seenByBo[1])
  })

  test('may be sealed in any order', () => {
    const sold = (
      [
        ['ana', 'bo', 'cy'],
        ['cy', 'bo', 'ana'],
      ] as const
    ).map((order) => {
      const auction = givenAuction({ ana: { hand: [5] }, bo: { hand: [9] }, cy: { hand: [3] } }, table)
      auction.ana.opens('Fox Mask')
      for (const name of order) auction[name].bids(auction[name].hand[0] as 3)
      return auction.ana.view
    })
    expect(sold[0]).toEqual(sold[1])
  })

  test('are not forced, even where only one is possible', () => {
    const { ana } = givenAuction({ ana: { hand: [1] }, bo: {} }, table)
    ana.opens('Fox Mask')
    expect(ana.choices).toEqual(['1 coin'])
  })
})

describe('S10: passing', () => {
  test('is open to all but the opener, and stands alone', () => {
    const { ana, bo } = givenAuction({ ana: { hand: [1] }, bo: { hand: [3] } }, table)
    ana.opens('Fox Mask')
    expect(ana.choices).not.toContain('Pass')
    expect(ana.refusals).toEqual(['You opened this lot, so you must bid.'])
    expect(bo.choices).toEqual(['3 coins', 'Pass'])
    expect(() => bo.answers(['pass', bo.own.hand[0]?.card as number])).toThrow(
      'Exclusive choice mixed with other choices',
    )
  })

  test('is all that is left to an opener without coins', () => {
    const { ana } = givenAuction({ ana: { hand: ['promise'], lots: ['Sun Mask'] }, bo: { hand: [3] } }, table)
    ana.opens('Fox Mask')
    expect(ana.choices).toContain('Pass')
    expect(ana.refusals).toEqual([])
    expect(() => ana.bids('promise')).toThrow('A promise needs at least one coin beside it.')
    ana.passes()
  })
})

describe('S11: a promise', () => {
  test('is not taken for a family its owner does not collect', () => {
    const { ana } = givenAuction({ ana: { hand: [1, 'promise'], lots: ['Orrery'] }, bo: {} }, table)
    ana.opens('Fox Mask')
    expect(ana.choices).toEqual(['1 coin'])
    expect(ana.prompt.unavailable).toContainEqual({
      title: 'Promise of 8',
      reason: 'A promise is taken only for a family you collect. You own no mask yet.',
      ref: { card: ana.own.hand[1]?.card },
    })
  })

  test('is worth 8 for a family its owner collects, once a coin lies beside it', () => {
    const { ana, bo } = givenAuction(
      { ana: { hand: [1, 'promise'], lots: ['Paper Mask'] }, bo: { hand: [5, 3] } },
      table,
    )
    ana.opens('Fox Mask')
    expect(() => ana.bids('promise')).toThrow('A promise needs at least one coin beside it.')
    ana.bids('promise', 1)
    bo.bids(5, 3)
    expect(ana.lots).toEqual(['Paper Mask', 'Fox Mask'])
  })

  test('is not taken for a covered lot, not even by the opener who has seen it', () => {
    const people = { ana: { hand: [1, 'promise'], lots: ['Torn Corner'] }, bo: { hand: [2, 'promise'] } } as const
    const { ana, bo } = givenAuction(people, table)
    ana.opensUnderACloth()
    for (const { refusals } of [ana, bo])
      expect(refusals).toContain('A promise is taken only for a lot that everybody sees.')
  })

  test('is gone when it is paid, and comes back when the bid loses', () => {
    const people = { ana: { hand: [1, 'promise'], lots: ['Sun Mask'] }, bo: { hand: [9, 1] } } as const
    const won = givenAuction(people, table)
    won.ana.opens('Fox Mask')
    won.ana.bids(1, 'promise')
    won.bo.bids(1)
    expect(won.ana.hand).toEqual([])
    expect(won.ana.view.money.spent).toBe(1)

    const lost = givenAuction(people, table)
    lost.ana.opens('Fox Mask')
    lost.ana.bids(1, 'promise')
    lost.bo.bids(9, 1)
    expect(lost.ana.hand).toEqual([1, 'promise'])
  })
})
