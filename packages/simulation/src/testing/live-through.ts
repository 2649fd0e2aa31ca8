import { games } from '@turnwright/games'
import { expect, test } from 'vitest'
import { type Profile, struckInWords } from '../faults/fault.ts'
import { World } from '../world.ts'

const TABLES = 200
const HOURS = 2.5
const isLong = process.env['SOAK'] === '1'
/** Hours of table time, for each of two profiles: a thousand in all, or a year. */
const HOURS_EACH = (isLong ? 365 * 24 : 1_000) / 2
/** Of a busy machine. */
const PATIENCE = 10 * 60_000
const WORLDS = Math.ceil(HOURS_EACH / (TABLES * HOURS))

/** Half of the table time that all tests play, in worlds of two hundred tables and a thousand clients. Gives what went wrong there. */
export function liveThrough(profile: Profile): ReadonlySet<string> {
  const seeds = Array.from({ length: WORLDS }, (_, n) => `${profile} ${n}`)
  const happened = new Set<string>()
  test.for(seeds)(
    'two hundred tables and a thousand clients live through the world %s',
    { timeout: PATIENCE },
    async (name) => {
      // Soak looks at worlds that nobody has seen.
      const seed = isLong ? `${name}, ${new Date().toISOString()}` : name
      const world = new World({ seed, hours: HOURS, profile, tables: TABLES, clients: 1_000 })
      const { broken, story, counts, answersIn, struck } = await world.run()
      const { answers, twins, faults, notices } = counts
      console.log(
        `${seed}: ${TABLES * HOURS} hours of table time, ${faults} faults, ${answers} answers, ${twins} twins, ${notices} notices`,
      )
      console.log(`  went wrong: ${struckInWords(struck)}`)
      for (const name of Object.keys(struck)) happened.add(name)
      const command = `npm run sim -- --seed '${seed}' --hours ${HOURS} --profile ${profile}`
      expect(broken === null ? [] : [command, ...story]).toEqual([])
      expect(Object.keys(answersIn).sort(), 'every game').toEqual(games.map(({ definition }) => definition.id).sort())
    },
  )
  return happened
}
