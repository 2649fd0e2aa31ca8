import { expect, test } from 'vitest'
import type { Profile } from './faults/fault.ts'
import type { Bug } from './node/bugs.ts'
import { shrink } from './shrink.ts'
import { World, type WorldSettings } from './world.ts'

/** Of the processor's time, in microseconds: others may be at work on the same machine. */
const A_MINUTE = 60_000_000
const PATIENCE = 5 * 60_000
const PLANTED: readonly (readonly [Bug, Profile, RegExp])[] = [
  // Two servers write the same place of a log: an answer or a time is gone, or whoever waits for the lost version is told nothing.
  ['no-fence', 'brutal', /acknowledged|prefix|played|told in time|before it has passed/],
  ['lost-notices', 'calm', /told in time/],
  ['late-keys', 'lossy', /refused/],
  ['forgotten-marks', 'lossy', /told twice/],
  ['unsent-reminders', 'calm', /what is noted is told/],
  ['forgotten-bots', 'brutal', /a bot that is asked/],
  ['unseen-rules', 'brutal', /older rules/],
]

function worldWith(bug: Bug, profile: Profile, n = 1): WorldSettings {
  return { seed: `dealt world ${n} with ${bug}`, profile, bug, hours: 1.5, tables: 30, clients: 150 }
}

/** Looks at one world after the other: not in each of them two come at the wrong moment. */
async function firstBroken(bug: Bug, profile: Profile): Promise<string | null> {
  const began = process.threadCpuUsage()
  for (let n = 1; ; n++) {
    const { broken } = await new World(worldWith(bug, profile, n)).run()
    const { user, system } = process.threadCpuUsage(began)
    if (user + system > A_MINUTE) return null
    if (broken !== null) return broken.law
  }
}

test.for(PLANTED)('%s is found within a minute', { timeout: PATIENCE }, async ([bug, profile, law]) => {
  expect(await firstBroken(bug, profile)).toMatch(law)
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
