import { expect, test } from 'vitest'
import { watchIn, watchPath, type WatchPlan } from './watch-path.ts'

const PLAN: WatchPlan = {
  game: 'wingspan',
  agents: ['fair', 'strong'],
  options: { goals: 'green', note: 'a & b=c' },
  seed: 'x 7',
  pace: 'brisk',
}
const read = (path: string): WatchPlan | null => watchIn(new URL(path, 'http://localhost'))

test('an address says which bots play what, and how fast they are watched', () => {
  expect(read(watchPath(PLAN))).toEqual(PLAN)
})

test('what an address leaves out is left to the game, and nonsense is passed over', () => {
  expect(read('/watch?game=wingspan&agents=fair,fair&options=[1&pace=soon')).toEqual({
    game: 'wingspan',
    agents: ['fair', 'fair'],
    options: {},
    seed: '',
    pace: 'calm',
  })
  expect(read('/watch?game=wingspan')).toBeNull()
  expect(read('/replay?game=wingspan&agents=fair')).toBeNull()
})
