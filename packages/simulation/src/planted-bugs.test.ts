import { expect, test } from 'vitest'
import type { Profile } from './faults/fault.ts'
import type { Bug } from './node/bugs.ts'
import { shrink } from './shrink.ts'
import { World, type WorldSettings } from './world.ts'

const LONGEST = 60_000
const PLANTED: readonly (readonly [Bug, Profile, RegExp])[] = [
  ['no-fence', 'lossy', /acknowledged|prefix|played/],
  ['lost-notices', 'calm', /told in time/],
  ['late-keys', 'lossy', /refused/],
]

function worldWith(bug: Bug, profile: Profile): WorldSettings {
  return { seed: `with ${bug}`, profile, bug, hours: 1.5, tables: 30, clients: 150 }
}

test.for(PLANTED)('%s is found within a minute', async ([bug, profile, law]) => {
  const began = performance.now()
  const { broken } = await new World(worldWith(bug, profile)).run()
  expect(broken?.law).toMatch(law)
  expect(performance.now() - began).toBeLessThan(LONGEST)
})

test('a broken world is made smaller, and breaks the same law with fewer people and no fault too many', async () => {
  const settings = worldWith('late-keys', 'lossy')
  const { broken } = await new World(settings).run()
  if (broken === null) throw new Error('nothing was found')
  const until = performance.now() + 20_000
  const small = await shrink(settings, broken, () => performance.now() < until)
  expect(small.settings.circles?.length).toBeLessThan(30)
  const again = await new World(small.settings).run()
  expect(again.broken).toEqual(small.broken)
})
