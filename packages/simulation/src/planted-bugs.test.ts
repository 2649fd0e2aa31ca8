import { expect, test } from 'vitest'
import type { Profile } from './faults/fault.ts'
import type { Bug } from './node/bugs.ts'
import { shrink } from './shrink.ts'
import { World, type WorldSettings } from './world.ts'

/** Of the processor's time, in microseconds: others may be at work on the same machine. */
const A_MINUTE = 60_000_000
const PATIENCE = 5 * 60_000
const PLANTED: readonly (readonly [Bug, Profile, RegExp])[] = [
  ['no-fence', 'lossy', /acknowledged|prefix|played/],
  ['lost-notices', 'calm', /told in time/],
  ['late-keys', 'lossy', /refused/],
]

function worldWith(bug: Bug, profile: Profile): WorldSettings {
  return { seed: `with ${bug}`, profile, bug, hours: 1.5, tables: 30, clients: 150 }
}

test.for(PLANTED)('%s is found within a minute', { timeout: PATIENCE }, async ([bug, profile, law]) => {
  const began = process.threadCpuUsage()
  const { broken } = await new World(worldWith(bug, profile)).run()
  expect(broken?.law).toMatch(law)
  const { user, system } = process.threadCpuUsage(began)
  expect(user + system).toBeLessThan(A_MINUTE)
})

test('a broken world is made smaller, and breaks the same law again', { timeout: PATIENCE }, async () => {
  const settings = worldWith('late-keys', 'lossy')
  const { broken } = await new World(settings).run()
  if (broken === null) throw new Error('nothing was found')
  const until = performance.now() + 20_000
  const small = await shrink(settings, broken, () => performance.now() < until)
  expect(small.settings.circles?.length).toBeLessThan(30)
  const again = await new World(small.settings).run()
  expect(again.broken).toEqual(small.broken)
})
