import { project } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import type { AuctionView } from '../index.ts'
import { auction } from '../scenario/auction.ts'
import { problemOf } from './money-prompt.tsx'

test('S11: a promise alone cannot be sealed; with a coin beside it, it can', () => {
  const collector = { hand: [1, 'promise'], lots: ['Paper Mask'] } as const
  const { ana, bo, scene } = given(auction, { ana: collector, bo: {} }, { row: ['Fox Mask'] })
  ana.opens('Fox Mask')
  const { prompts, view: told } = project(scene.game, 0)
  const view = told as AuctionView
  const hand = view.collectors[0]?.hand ?? []
  const problem = (...values: readonly number[]) => {
    const picked = hand.filter(({ value }) => values.includes(value ?? 0))
    return prompts.map((prompt) =>
      problemOf({ prompt: prompt as never, view, seat: 0, draft: picked.map(({ card }) => ({ id: card, inner: [] })) }),
    )
  }
  expect(problem(8)).toEqual(['A promise needs at least one coin beside it.'])
  expect(problem(8, 1)).toEqual([null])
  expect(problem(1)).toEqual([null])
  for (const bidder of [ana, bo]) bidder.isAsked('Seal your bid for the Fox Mask')
})
