import type { Conditions } from '../network/weather.ts'
import { Deck } from '../time/deck.ts'
import type { Lots } from '../time/lots.ts'

interface Moment {
  /** Its place in the plan, by which it is named. */
  readonly n: number
  readonly at: number
  readonly lasts: number
}

/** Something that goes wrong, for a while. */
export type Fault = Moment &
  (
    | { readonly kind: 'crash' | 'pause' | 'cut-clients' | 'cut-database'; readonly node: number }
    | { readonly kind: 'jump'; readonly node: number; readonly by: number }
    | { readonly kind: 'weather'; readonly name: string; readonly change: Partial<Conditions> }
    | { readonly kind: 'database-crash' | 'upgrade' }
  )

export type Profile = 'calm' | 'lossy' | 'brutal'
export const PROFILES: readonly Profile[] = ['calm', 'lossy', 'brutal']

const A_MINUTE = 60_000

const WEATHERS: Readonly<Record<string, Partial<Conditions>>> = {
  'late messages': { late: 0.3, lateness: [200, 6_000] },
  'lost messages': { loss: 0.15 },
  'doubled messages': { duplication: 0.5, late: 0.3, lateness: [50, 3_000] },
  'broken lines': { breaks: 0.1 },
  'lost words to the database': { databaseLoss: 0.1 },
  'lost notices': { noticeLoss: 0.3 },
  'slow commits': { commit: [500, 6_000] },
  'refused transactions': { refusals: 0.3 },
  'a full disk': { isDiskFull: true },
}

/** Of what lies outside: who is called back by it has not been told, or nobody knows. */
const SERVICES: Readonly<Record<string, Partial<Conditions>>> = {
  'push services that fail': { pushFailure: 0.8 },
  'a mail server that is away': { mailFailure: 1 },
  'slow push services and mail': { serviceDelay: [1_000, 12_000] },
  'push services and mail that say nothing': { serviceSilence: 0.5 },
}

/** Of so many faults each of these comes so often. */
const KINDS = [
  'crash',
  'crash',
  'pause',
  'cut-clients',
  'cut-database',
  'jump',
  'database-crash',
  'upgrade',
  'service',
  'weather',
  'weather',
  'weather',
] as const
type Kind = (typeof KINDS)[number]

/** How long calm and trouble take by turns, and how much goes wrong at once. */
const RHYTHM: Readonly<Record<Profile, { readonly calm: readonly [number, number]; readonly faults: number }>> = {
  calm: { calm: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY], faults: 0 },
  lossy: { calm: [6 * A_MINUTE, 15 * A_MINUTE], faults: 2 },
  brutal: { calm: [3 * A_MINUTE, 8 * A_MINUTE], faults: 5 },
}

/** From where trouble begins until the last of it is over. */
const LONGEST_TROUBLE = 4 * A_MINUTE + 90_000

/** Whatever can go wrong with servers, database and network, as it is counted. */
export const EVERYTHING: ReadonlySet<string> = new Set([
  ...KINDS.filter((kind) => kind !== 'service' && kind !== 'weather'),
  ...Object.keys(WEATHERS),
])

/** What it is counted as. */
export function nameOf(fault: Fault): string {
  return fault.kind === 'weather' ? fault.name : fault.kind
}

/**
 * All that goes wrong in a world, laid out in advance: whatever is left out of it leaves the rest as it was. It is dealt,
 * so that in a long world nothing is left out by chance.
 */
export function planFaults(lots: Lots, profile: Profile, nodes: number, until: number): readonly Fault[] {
  const { calm, faults } = RHYTHM[profile]
  const decks = decksFrom(lots)
  const plan: Fault[] = []
  for (let at = lots.between(calm); at + LONGEST_TROUBLE < until; at += lots.between(calm)) {
    const trouble = lots.between([A_MINUTE, 4 * A_MINUTE])
    const howMany = 1 + lots.int(faults)
    for (let n = 0; n < howMany; n++) {
      const begins = at + lots.fraction() * trouble
      plan.push(faultAt({ n: plan.length, at: Math.round(begins), lasts: 0 }, lots, decks, nodes))
    }
    at += trouble
  }
  return plan
}

interface Decks {
  readonly kinds: Deck<Kind>
  readonly weathers: Deck<readonly [string, Partial<Conditions>]>
  readonly services: Deck<readonly [string, Partial<Conditions>]>
}

function decksFrom(lots: Lots): Decks {
  return {
    kinds: new Deck(lots, KINDS),
    weathers: new Deck(lots, Object.entries(WEATHERS)),
    services: new Deck(lots, Object.entries(SERVICES)),
  }
}

function faultAt(moment: Moment, lots: Lots, decks: Decks, nodes: number): Fault {
  const lasting = (from: number, to: number): Moment => ({ ...moment, lasts: Math.round(lots.between([from, to])) })
  const node = lots.int(nodes)
  const weather = ([name, change]: readonly [string, Partial<Conditions>]): Fault => {
    return { ...lasting(5_000, 90_000), kind: 'weather', name, change }
  }
  const kind = decks.kinds.draw()
  switch (kind) {
    case 'crash':
      return { ...lasting(1_000, 40_000), kind, node }
    case 'pause':
      return { ...lasting(7_000, 45_000), kind, node }
    case 'cut-clients':
    case 'cut-database':
      return { ...lasting(2_000, 60_000), kind, node }
    case 'jump':
      return { ...lasting(0, 0), kind, node, by: Math.round(lots.between([-600_000, 600_000])) }
    case 'database-crash':
      return { ...lasting(500, 20_000), kind }
    case 'upgrade':
      return { ...lasting(60_000, 60_000), kind }
    case 'service':
      return weather(decks.services.draw())
    case 'weather':
      return weather(decks.weathers.draw())
  }
}

/** In words, for the story. */
export function faultInWords(fault: Fault): string {
  const seconds = `${Math.round(fault.lasts / 1_000)} s`
  switch (fault.kind) {
    case 'crash':
      return `server ${fault.node} dies for ${seconds}`
    case 'pause':
      return `server ${fault.node} stands still for ${seconds}`
    case 'cut-clients':
      return `no client reaches server ${fault.node} for ${seconds}`
    case 'cut-database':
      return `server ${fault.node} does not reach the database for ${seconds}`
    case 'jump':
      return `the clock of server ${fault.node} jumps by ${Math.round(fault.by / 1_000)} s`
    case 'weather':
      return `${fault.name} for ${seconds}`
    case 'database-crash':
      return `the database dies for ${seconds}`
    case 'upgrade':
      return 'one server after the other goes on by newer rules'
  }
}

/** How often what went wrong, the most frequent first. */
export function struckInWords(struck: Readonly<Record<string, number>>): string {
  const inOrder = Object.entries(struck).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return inOrder.map(([name, count]) => `${name} ${count}`).join(', ') || 'nothing'
}
