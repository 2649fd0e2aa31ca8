import { describe, expect, test } from 'vitest'
import { givenAuction } from '../scenario/given-auction.ts'

const people = { ana: { hand: [1] }, bo: { hand: [2] } } as const
const table = { row: ['Fox Mask', 'Brass Wren'], pile: ['Tide Table', 'Orrery'] } as const

describe('S7: the opener', () => {
  test('may put a lot of the row on the block', () => {
    const { ana, bo } = givenAuction(people, table)
    expect(ana.choices).toEqual(['From the row', 'Under a cloth, from the pile'])
    ana.opens('Fox Mask')
    expect(bo.view.block).toMatchObject({ lot: { name: 'Fox Mask' }, opener: 0, covered: false })
    expect(bo.log).toContain('ana puts Fox Mask on the block')
  })

  test('finds every lot of the row with what it is worth, and on the table', () => {
    const { ana } = givenAuction(people, table)
    const [row] = ana.prompt.choices
    expect(row?.choices).toMatchObject([
      { title: 'Fox Mask', detail: 'mask, worth 6', ref: { card: ana.view.row[0]?.card } },
      { title: 'Brass Wren', detail: 'clockwork, worth 4', ref: { card: ana.view.row[1]?.card } },
    ])
  })

  test('can take only what is left when the pile is empty, and is told so', () => {
    const { ana } = givenAuction(people, { row: ['Fox Mask'], pile: [] })
    expect(ana.choices).toEqual(['From the row'])
    expect(ana.refusals).toEqual(['The pile is empty.'])
  })

  test('is the only one who is asked', () => {
    expect(givenAuction(people, table).bo.isAsked).toBe(false)
  })
})

describe('S3: the row', () => {
  test('is filled again as soon as a lot leaves it', () => {
    const { ana, bo } = givenAuction(people, table)
    ana.opens('Fox Mask')
    expect(bo.view.row.map(({ lot }) => lot?.name)).toEqual(['Brass Wren', 'Tide Table'])
    expect(bo.view.pile).toBe(1)
  })

  test('stays as it is when a covered lot is opened', () => {
    const { ana, bo } = givenAuction(people, table)
    ana.opensUnderACloth()
    expect(bo.view.row.map(({ lot }) => lot?.name)).toEqual(['Fox Mask', 'Brass Wren'])
    expect(bo.view.pile).toBe(1)
  })

  test('runs out when the pile has', () => {
    const { ana } = givenAuction(people, { row: ['Fox Mask'], pile: [] })
    ana.opens('Fox Mask')
    expect(ana.view.row).toEqual([])
  })
})

describe('S8: a covered lot', () => {
  test('is the top of the pile, and its opener alone looks at it', () => {
    const { ana, bo } = givenAuction(people, table)
    ana.opensUnderACloth()
    expect(ana.view.block).toMatchObject({ lot: { name: 'Tide Table' }, covered: true, gain: 2 })
    expect(bo.view.block).toMatchObject({ lot: null, covered: true, note: null, gain: null })
    expect(ana.log).toContain('Under the cloth you see Tide Table')
    expect(bo.log.join()).not.toContain('Tide Table')
  })

  test('looks the same to the others whatever it is', () => {
    const shown = ['Tide Table', 'Orrery'].map((top) => {
      const { ana, bo } = givenAuction(people, { ...table, pile: [top, 'Blue Pear'] })
      ana.opensUnderACloth()
      return bo.projection
    })
    expect(shown[0]).toEqual(shown[1])
  })

  test('is shown to everybody once all bids are in', () => {
    const { ana, bo } = givenAuction(people, table)
    ana.opensUnderACloth()
    ana.bids(1)
    bo.bids(2)
    expect(ana.collector(1).lots.map(({ lot }) => lot?.name)).toEqual(['Tide Table'])
    expect(ana.log).toContain("bo wins Tide Table with 2, ahead of ana's 1")
  })
})
