import { parseArgs } from 'node:util'
import { faultInWords, PROFILES, struckInWords } from './faults/fault.ts'
import { BUGS } from './node/bugs.ts'
import { shrink } from './shrink.ts'
import { type Outcome, World, type WorldSettings } from './world.ts'

const LONGEST_SHRINKING = 5 * 60_000

const HELP = `npm run sim -- --seed S --hours H
  --profile ${PROFILES.join('|')}   how much goes wrong (${PROFILES[2]})
  --until H                           looks no further than that hour
  --tables N --clients N --nodes N    how large the world is (200, 1000, 3)
  --faults 1,4 --circles 0,7          only these of the planned faults, and of the circles of people
  --bug ${BUGS.join('|')}   plants a mistake that must be found
  --as-is                             does not look for a smaller world where a law is broken`

await main().catch((error: unknown) => {
  console.error(error instanceof Error && 'code' in error ? `${error.message}\n${HELP}` : error)
  process.exitCode = 1
})

async function main(): Promise<void> {
  const { settings, isAsIs } = read()
  const began = performance.now()
  const outcome = await new World(settings).run()
  tell(settings, outcome, performance.now() - began)
  if (outcome.broken === null) return
  process.exitCode = 1
  if (isAsIs) return
  console.log('\nA smaller world is looked for...')
  const until = performance.now() + LONGEST_SHRINKING
  const { settings: small, broken, tries } = await shrink(settings, outcome.broken, () => performance.now() < until)
  console.log(`After ${tries} tries: ${broken.law}: ${broken.what}`)
  for (const fault of new World(small).faults) console.log(`  ${clock(fault.at)} ${faultInWords(fault)}`)
  console.log(commandOf(small))
}

function read(): { readonly settings: WorldSettings; readonly isAsIs: boolean } {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      hours: { type: 'string', default: '1' },
      until: { type: 'string' },
      profile: { type: 'string', default: 'brutal' },
      tables: { type: 'string', default: '200' },
      clients: { type: 'string', default: '1000' },
      nodes: { type: 'string', default: '3' },
      faults: { type: 'string' },
      circles: { type: 'string' },
      bug: { type: 'string' },
      'as-is': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const profile = PROFILES.find((each) => each === values.profile)
  const bug = BUGS.find((each) => each === values.bug) ?? null
  if (values.help || profile === undefined || (values.bug !== undefined && bug === null)) {
    console.log(HELP)
    process.exit(values.help ? 0 : 1)
  }
  const settings = {
    seed: values.seed,
    hours: positive('hours', values.hours),
    until: values.until === undefined ? undefined : positive('until', values.until),
    profile,
    tables: count('tables', values.tables),
    clients: count('clients', values.clients),
    nodes: count('nodes', values.nodes),
    bug,
    faults: numbersIn('faults', values.faults),
    circles: numbersIn('circles', values.circles),
  }
  const { hours, until } = settings
  if (until !== undefined && until > hours) throw misused(`--until ${until} lies behind the end: it is ${hours} hours.`)
  return { settings, isAsIs: values['as-is'] }
}

function positive(option: string, given: string): number {
  const number = Number(given)
  if (!(number > 0 && number < Number.POSITIVE_INFINITY)) throw misused(`--${option} ${given} is no number above 0.`)
  return number
}

function count(option: string, given: string): number {
  const number = positive(option, given)
  if (!Number.isInteger(number)) throw misused(`--${option} ${given} is no whole number.`)
  return number
}

function numbersIn(option: string, list: string | undefined): readonly number[] | undefined {
  return list?.split(',').flatMap((each) => {
    if (each === '') return []
    if (!/^\d+$/.test(each)) throw misused(`--${option} ${list}: "${each}" is no number from 0 on.`)
    return [Number(each)]
  })
}

/** Printed with the help, as what `parseArgs` refuses is. */
function misused(words: string): Error {
  return Object.assign(new Error(words), { code: 'MISUSED' })
}

function tell(settings: WorldSettings, { broken, counts, struck, trace, story }: Outcome, took: number): void {
  const said = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  if (broken !== null) console.log(story.join('\n'))
  console.log(`${said.join(', ')}; trace ${trace}; ${(took / 1_000).toFixed(1)} s`)
  console.log(`Went wrong: ${struckInWords(struck)}`)
  if (broken === null) {
    const tables = settings.circles?.length ?? settings.tables ?? 0
    console.log(`No law was broken in ${Math.round((settings.until ?? settings.hours) * tables)} hours of table time.`)
  } else console.log(`${broken.law}: ${broken.what}\n${commandOf(settings)}`)
}

function commandOf(settings: WorldSettings): string {
  const { seed, hours, until, profile, tables, clients, nodes, bug, faults, circles } = settings
  const given: readonly [string, string | number | undefined][] = [
    ['seed', seed],
    ['hours', hours],
    ['until', until],
    ['profile', profile],
    ['tables', tables],
    ['clients', clients],
    ['nodes', nodes],
    ['faults', faults?.join()],
    ['circles', circles?.join()],
    ['bug', bug ?? undefined],
  ]
  const words = given.flatMap(([name, value]) => (value === undefined ? [] : [`--${name} '${value}'`]))
  return `npm run sim -- ${words.join(' ')}`
}

function clock(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 19)
}
