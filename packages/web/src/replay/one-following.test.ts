import { expect, test } from 'vitest'
import { OneFollowing } from './one-following.ts'

/** Takes so many steps of six milliseconds; `taken` hears of each. */
function* slowly(steps: number, taken: () => void = () => undefined): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    for (const since = performance.now(); performance.now() - since < 6; );
    taken()
    yield
  }
  return 'found'
}

test('others come in between, and what is followed comes to its end', async () => {
  let between = 0
  const ticking = setInterval(() => between++)
  expect(await new OneFollowing().follow(slowly(20))).toBe('found')
  clearInterval(ticking)
  expect(between).toBeGreaterThan(3)
})

test('what is wanted in its place gives the older up, and so does whoever opens another game', async () => {
  const following = new OneFollowing()
  let taken = 0
  const older = following.follow(slowly(20, () => taken++))
  const newer = following.follow(slowly(4))
  expect(await older).toBeNull()
  expect(await newer).toBe('found')
  expect(taken).toBeLessThan(5)
  const last = following.follow(slowly(20))
  following.giveUp()
  expect(await last).toBeNull()
})
