import type { ToldReview } from '@turnwright/protocol/client'
import type { Judgement, Review } from '@turnwright/search/review'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followReview } from './server-reviews.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const game = { seat: 0, unit: 'points', verdict: 'EXACT', reason: null } as const
const judged = (entry: number, look: 'rough' | 'fine'): Judgement => ({ entry, look }) as Judgement
const review: Review = { ...game, answers: [judged(3, 'fine'), judged(7, 'rough')] }

/** A server that says these one after the other, and what it was asked. */
function server(...told: readonly ToldReview[]) {
  const asked: number[] = []
  const waiting = told.values()
  const ask = async (after: number): Promise<ToldReview> => {
    asked.push(after)
    const { value } = waiting.next()
    if (value === undefined) throw new Error('it says nothing more')
    return value
  }
  return { ask, asked }
}

const atWork = (look: 'rough' | 'fine', done: number, ...news: Judgement[]): ToldReview => ({
  state: 'at-work',
  look,
  done,
  of: 2,
  game,
  entries: [3, 7],
  judged: news,
})

test('judgements come in as the server makes them, in the order of the game, and a second look replaces the first', async () => {
  const { ask, asked } = server(
    { state: 'waiting' },
    atWork('rough', 1, judged(7, 'rough')),
    atWork('rough', 2, judged(3, 'rough')),
    atWork('fine', 1, judged(3, 'fine')),
    { state: 'done', review },
  )
  const seen: string[] = []
  const following = followReview(ask, new AbortController().signal, ({ answers }, { look, done, of }) =>
    seen.push(`${answers.map((each) => `${each.entry} ${each.look}`).join(', ')}; ${look} ${done} of ${of}`),
  )
  await vi.runAllTimersAsync()
  expect(await following).toEqual(review)
  expect(asked).toEqual([0, 0, 1, 2, 3])
  expect(seen).toEqual(['7 rough; rough 1 of 2', '3 rough, 7 rough; rough 2 of 2', '3 fine, 7 rough; fine 1 of 2'])
})

test('whoever stops waiting is told nothing more', async () => {
  const { ask, asked } = server({ state: 'waiting' }, { state: 'done', review })
  const following = new AbortController()
  const over = followReview(ask, following.signal, () => undefined)
  following.abort()
  await vi.runAllTimersAsync()
  expect(await over).toBeNull()
  expect(asked).toEqual([0])
})

test('a server that makes none after all leaves it to the page', async () => {
  await expect(followReview(server().ask, new AbortController().signal, () => undefined)).rejects.toThrow(
    'it says nothing more',
  )
})
