import { expect, test } from 'vitest'
import { PROFILES } from './faults/fault.ts'
import { World, type WorldSettings } from './world.ts'

const PATIENCE = 5 * 60_000
const SMALL = { tables: 12, clients: 60, hours: 1 } as const

async function lives(settings: WorldSettings) {
  const { broken, trace, counts, story } = await new World(settings).run()
  expect({ broken, story: broken === null ? [] : story.slice(-30) }).toEqual({ broken: null, story: [] })
  return { trace, counts }
}

test.for(PROFILES)('in a %s world no law is broken', { timeout: PATIENCE }, async (profile) => {
  const { counts } = await lives({ ...SMALL, seed: `a ${profile} world`, profile })
  expect(counts['answers']).toBeGreaterThan(50)
  expect(counts['states']).toBeGreaterThan(500)
  expect(counts['twins']).toBeGreaterThan(5)
  expect(counts['notices']).toBeGreaterThan(5)
})

test('the same seed is the same world to the last event, and another seed is another', {
  timeout: PATIENCE,
}, async () => {
  const settings = { ...SMALL, hours: 0.8, seed: 'twice', profile: 'brutal' } as const
  const once = await lives(settings)
  expect(await lives(settings)).toEqual(once)
  expect((await lives({ ...settings, seed: 'another' })).trace).not.toBe(once.trace)
})

test('a world is the same alone and beside others that go on in the same process', { timeout: PATIENCE }, async () => {
  const settings = { ...SMALL, hours: 0.6, seed: 'among others', profile: 'lossy' } as const
  const alone = await lives(settings)
  const others = ['one', 'another'].map((seed) => ({ ...settings, profile: 'brutal' as const, seed }))
  const [beside] = await Promise.all([settings, ...others].map((each) => lives(each)))
  expect(beside).toEqual(alone)
})
