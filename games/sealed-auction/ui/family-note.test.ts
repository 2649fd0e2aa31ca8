import { project } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import type { AuctionView } from '../index.ts'
import { auction } from '../scenario/auction.ts'
import { familyNote } from './family-note.ts'

const MASKS = ['Sun Mask', 'Hare Mask', 'Owl Mask', 'Moth Mask', 'Paper Mask']

test.each([
  { owned: 0, note: 'Nobody owns a mask yet.' },
  { owned: 1, note: 'A second mask adds 7 points to its owner.' },
  { owned: 2, note: 'A third mask adds 10 points to its owner.' },
  { owned: 3, note: 'A fourth mask adds 13 points to its owner.' },
  { owned: 4, note: 'The set of four is complete: another mask adds nothing to it.' },
  { owned: 5, note: 'The set of four is complete: another mask adds nothing to it.' },
])('the block says what one more mask brings to whoever owns $owned', ({ owned, note }) => {
  const people = { ana: { lots: ['Orrery'] }, bo: { lots: MASKS.slice(0, owned) } }
  const { ana, scene } = given(auction, people, { row: ['Fox Mask'] })
  const { view } = project(scene.game, 0)
  expect(familyNote('mask', view as AuctionView)).toBe(note)
  ana.isAsked('Put a lot on the block')
})
