import { Bots, type Threads } from '../bots/bots.ts'
import { OwedAnswers } from '../bots/owed-answers.ts'
import type { Clock } from '../around/clock.ts'
import type { Randomness } from '../around/randomness.ts'
import { Clocks } from '../clocks/clocks.ts'
import { HouseTime } from '../clocks/house-time.ts'
import type { GameCatalog } from '../game-catalog.ts'
import { Guests } from '../http/guests.ts'
import type { Keyring } from '../http/keyring.ts'
import type { StreamLimits } from '../http/stream-pools.ts'
import { Streams } from '../http/streams.ts'
import type { Duties } from '../nodes/duties.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Store } from '../store/store.ts'
import type { Report, Surroundings } from '../tables/surroundings.ts'
import type { TalkStore } from '../talk/talk-store.ts'
import { Tables } from '../tables/tables.ts'

/** How the time of clocks is kept, in milliseconds. */
export interface ClockKeeping {
  /** Between two looks, at most. */
  readonly every: number
  /** A gap longer than this was an outage, and is forgiven. */
  readonly longestGap: number
}

/** In milliseconds: what a bot owes for longer nobody thinks about. */
const BOTS_OWE = 5_000

const KEEPING: ClockKeeping = { every: 2_000, longestGap: 10_000 }

/** All that a server's core is given. It waits, draws chance and talks through nothing else. */
export interface CoreSettings {
  readonly clock: Clock
  readonly randomness: Randomness
  readonly store: Store
  /** The others that work on the same store. */
  readonly nodes: Nodes
  readonly duties: Duties
  /** What is said at tables; without it nobody talks. */
  readonly talk?: Pick<TalkStore, 'last'>
  /** The keys of cookies. */
  readonly keys: Keyring
  readonly catalog: GameCatalog
  /** Where slow bots think. */
  readonly threads: Threads
  /** How many milliseconds bots wait before they answer: from, to. */
  readonly botPace: readonly [number, number]
  /** Whether bots play among themselves also while nobody watches. */
  readonly playUnwatched: boolean
  /** Every so many milliseconds it is looked for bots that owe an answer, and about which nobody thinks. */
  readonly lookForBotsEvery?: number
  /** How many tables stay in memory without anyone looking at them. */
  readonly liveTables: number
  /** Whether cookies travel by https alone. */
  readonly isSecure: boolean
  readonly streams: StreamLimits
  /** Every so many milliseconds a stream shows that it is alive. */
  readonly heartbeat: number
  readonly clocks?: ClockKeeping
  /** Which part of what one visitor may have is this node's to give; without it all. */
  readonly share?: () => number
  readonly report: Report
}

/** Tables, their bots, and those who follow them: what a server is, without how it is reached and where it keeps things. */
export interface Core {
  readonly bots: Bots
  readonly owed: OwedAnswers
  readonly tables: Tables
  readonly clocks: Clocks
  readonly guests: Guests
  readonly streams: Streams
}

export function openCore(settings: CoreSettings): Core {
  const { clock, randomness, store, nodes, duties, catalog, threads, playUnwatched, report } = settings
  const bots = new Bots({ pace: settings.botPace, threads, playUnwatched, duties, report, clock, randomness })
  const { every, longestGap } = settings.clocks ?? KEEPING
  const house = new HouseTime(clock, longestGap)
  const around: Surroundings = {
    store,
    catalog,
    nodes,
    report,
    clock,
    randomness,
    house,
    timeOfHouse: () => clocks.now(),
    lastSaid: (table) => settings.talk?.last(table) ?? Promise.resolve(0),
    wakeBots: (live, at) => bots.wake(live, at),
    stirClocks: () => clocks.started(),
  }
  const tables = new Tables(around, settings.liveTables)
  const clocks = new Clocks({ clock, store, tables, duties, house, every, report })
  const between = settings.lookForBotsEvery ?? BOTS_OWE
  const owed = new OwedAnswers({ clock, store, tables, duties, playUnwatched, every: between, report })
  return {
    bots,
    owed,
    tables,
    clocks,
    guests: new Guests(settings.keys, settings.isSecure, randomness),
    streams: new Streams(tables, settings.streams, settings.heartbeat, clock, settings.share),
  }
}
