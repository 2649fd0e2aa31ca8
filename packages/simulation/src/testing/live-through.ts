import { expect, test } from 'vitest'
import type { Profile } from './faults/fault.ts'
import { World } from './world.ts'

const TABLES = 200
const HOURS = 1.25
/** Hours of table time: a thousand, or a year. */
const WORLDS = (process.env['SOAK'] === undefined ? 1_000 : 365 * 24) / (TABLES * HOURS)
const PROFILES: readonly Profile[] = ['brutal', 'lossy', 'brutal', 'calm']

test.for(Array.from({ length: Math.ceil(WORLDS) }, (_, n) => [n, PROFILES[n % PROFILES.length] as Profile] as const))(
  'two hundred tables and a thousand clients live through world %i, a %s one',
  async ([n, profile]) => {
    const seed = process.env['SOAK'] === undefined ? `world ${n}` : `world ${n} of ${new Date().toISOString()}`
    const world = new World({ seed, hours: HOURS, profile, tables: TABLES, clients: 1_000 })
    const { broken, story } = await world.run()
    const told =
      broken === null ? [] : [`npm run sim -- --seed '${seed}' --hours ${HOURS} --profile ${profile}`, ...story]
    expect(told).toEqual([])
  },
)
