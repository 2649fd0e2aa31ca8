import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { auction } from '../scenario/auction.ts'

const people = { ana: { hand: [1] }, bo: { hand: [2] } } as const
const row = ['Fox Mask', 'Brass Wren']
const pile = ['Tide Table', 'Orrery']
const bid = 'Seal your bid for the Fox Mask'
const blindBid = 'Seal your bid for the covered lot'

describe('S7: the opener', () => {
  test('may put a lot of the row on the block', () => {
    const { ana, bo } = given(auction, people, { row, pile })
    ana.isOffered('From the row', 'Under a cloth, from the pile')
    ana.opens('Fox Mask')
    bo.sees({ block: { lot: { name: 'Fox Mask' }, opener: 0, covered: false } })
    bo.sees('ana puts Fox Mask on the block')
    for (const bidder of [ana, bo]) bidder.isAsked(bid)
  })

  test('may put only one lot there', () => {
    const { ana } = given(auction, people, { row, pile })
    ana.isRefused('expected 1-1, got 2', { 'From the row': ['Fox Mask', 'Brass Wren'] })
    ana.isAsked('Put a lot on the block')
  })

  test('can take only what is left when the pile is empty, and reads so', () => {
    const { ana } = given(auction, people, { row: ['Fox Mask'], pile: [] })
    ana.isNotOffered('Under a cloth, from the pile')
    ana.isToldWhyNot('Under a cloth, from the pile', 'The pile is empty.')
    ana.isAsked('Put a lot on the block')
  })

  test('can take the choice back while nothing new was seen', () => {
    const { ana } = given(auction, people, { row, pile: [] })
    ana.opens('Fox Mask')
    ana.undoes()
    ana.opens('Brass Wren')
    ana.undoes()
    ana.isAsked('Put a lot on the block')
  })

  test('cannot take it back once the next lot was turned up', () => {
    const { ana, bo } = given(auction, people, { row, pile })
    ana.opens('Fox Mask')
    ana.cannotUndo()
    for (const bidder of [ana, bo]) bidder.isAsked(bid)
  })
})

describe('S3: the row', () => {
  test('is filled again as soon as a lot leaves it', () => {
    const { ana, bo } = given(auction, people, { row, pile })
    ana.opens('Fox Mask')
    bo.sees({ row: [{ lot: { name: 'Brass Wren' } }, { lot: { name: 'Tide Table' } }], pile: 1 })
    bo.sees('Tide Table comes into the row')
    for (const bidder of [ana, bo]) bidder.isAsked(bid)
  })

  test('stays as it is when a covered lot is opened', () => {
    const { ana, bo } = given(auction, people, { row, pile })
    ana.opensUnderACloth()
    bo.sees({ row: [{ lot: { name: 'Fox Mask' } }, { lot: { name: 'Brass Wren' } }], pile: 1 })
    for (const bidder of [ana, bo]) bidder.isAsked(blindBid)
  })

  test('runs out when the pile has', () => {
    const { ana, bo } = given(auction, people, { row: ['Fox Mask'], pile: [] })
    ana.opens('Fox Mask')
    bo.sees({ row: [], pile: 0 })
    for (const bidder of [ana, bo]) bidder.isAsked(bid)
  })
})

describe('S8: a covered lot', () => {
  test('is the top of the pile, and its opener alone looks at it', () => {
    const { ana, bo } = given(auction, people, { row, pile })
    ana.opensUnderACloth()
    ana.sees({ block: { lot: { name: 'Tide Table' }, covered: true, gain: 2 } })
    ana.sees('Under the cloth lies Tide Table')
    bo.sees({ block: { lot: null, covered: true, gain: null } })
    bo.sees('ana puts a covered lot on the block')
    expect(() => bo.sees('Tide Table')).toThrow('does not read')
    ana.cannotUndo()
    for (const bidder of [ana, bo]) bidder.isAsked(blindBid)
  })

  test('is shown to everybody once all bids are in', () => {
    const { ana, bo } = given(auction, people, { row, pile })
    ana.opensUnderACloth()
    ana.bids(1)
    bo.bids(2)
    ana.sees({ collectors: { 1: { lots: [{ lot: { name: 'Tide Table' } }] } } })
    ana.sees("bo wins Tide Table with 2, ahead of ana's 1")
  })
})
