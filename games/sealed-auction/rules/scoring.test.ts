import { given } from '@turnwright/testkit'
import { test } from 'vitest'
import { auction } from '../scenario/auction.ts'

const MASKS = ['Fox Mask', 'Sun Mask', 'Hare Mask', 'Owl Mask', 'Moth Mask', 'Paper Mask']

test.each([
  { owned: 0, worth: 0, bonus: 0 },
  { owned: 1, worth: 6, bonus: 0 },
  { owned: 2, worth: 12, bonus: 7 },
  { owned: 3, worth: 16, bonus: 17 },
  { owned: 4, worth: 20, bonus: 30 },
  { owned: 5, worth: 22, bonus: 30 },
  { owned: 6, worth: 23, bonus: 30 },
])('S18: $owned masks are worth $worth and a bonus of $bonus', ({ owned, worth, bonus }) => {
  const { ana, bo } = given(auction, { ana: { lots: MASKS.slice(0, owned) }, bo: {} }, { row: ['Orrery'] })
  const sets = owned === 0 ? [] : [{ family: 'mask', count: owned, bonus }]
  bo.sees({ collectors: { 0: { score: { total: worth + bonus, worth, sets } } } })
  ana.isAsked('Put a lot on the block')
})

test('S18: every family makes a set of its own', () => {
  const lots = ['Fox Mask', 'Orrery', 'Night Clock', 'Hare Mask', 'Cracked Lens']
  const { ana } = given(auction, { ana: { lots }, bo: {} }, { row: ['Sun Mask'] })
  const sets = [
    { family: 'mask', count: 2, bonus: 7 },
    { family: 'clockwork', count: 2, bonus: 7 },
    { family: 'glass', count: 1, bonus: 0 },
  ]
  ana.sees({ collectors: { 0: { score: { total: 6 + 6 + 5 + 4 + 1 + 14, sets } } } })
  ana.isAsked('Put a lot on the block')
})

test.each([
  { owned: 0, gain: 6 },
  { owned: 1, gain: 13 },
  { owned: 2, gain: 16 },
  { owned: 3, gain: 19 },
  { owned: 4, gain: 6 },
])('S18: beside $owned masks a Fox Mask brings $gain', ({ owned, gain }) => {
  const { ana, bo } = given(auction, { ana: { lots: MASKS.slice(1, owned + 1) }, bo: {} }, { row: ['Fox Mask'] })
  ana.opens('Fox Mask')
  ana.sees({ block: { gain } })
  bo.sees({ block: { gain: 6 } })
  for (const bidder of [ana, bo]) bidder.isAsked('Seal your bid for the Fox Mask')
})
