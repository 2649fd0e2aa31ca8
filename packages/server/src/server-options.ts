import type { OutsideLook } from '@turnwright/games/outside'
import type { GameModule } from '@turnwright/kernel'
import type { HintDepth } from '@turnwright/search/hint'
import type { Clock } from './around/clock.ts'
import type { ClockKeeping } from './core/core.ts'
import type { Limits } from './http/app.ts'
import type { StreamLimits } from './http/stream-pools.ts'
import type { OperatorDoorSettings } from './operators/operator-door.ts'
import type { TraceSettings } from './operators/traces/trace-settings.ts'
import type { ReviewLooks } from './reviews/review-task.ts'
import type { Store } from './store/store.ts'
import type { MailSettings } from './reminders/mail-sender.ts'
import type { Report } from './tables/surroundings.ts'

/** How a server is started; whatever is left out is as the settings of README.md say. */
export interface ServerOptions {
  /** 0 takes a free one. */
  readonly port?: number
  readonly host?: string
  readonly dataDir?: string
  /** `postgres://…` keeps tables there instead of in the folder. */
  readonly databaseUrl?: string | null
  /** The folder of the built page; null serves the API alone. */
  readonly webDist?: string | null
  /** `https://play.example.org` when a proxy stands before the server: cookies become Secure. */
  readonly publicOrigin?: string | null
  /** Whose word about where a request came from is believed; without it, with a public origin, this machine's. */
  readonly trustedProxies?: readonly string[]
  readonly games?: readonly GameModule[]
  /** The module that exports `games`, for the threads of slow bots and of records. */
  readonly gamesUrl?: string
  /** What such games bring for the page: boards and emblems, which are built beside it, and rules for people. */
  readonly looks?: readonly OutsideLook[]
  /** How many milliseconds bots wait before they answer: from, to. */
  readonly botPace?: readonly [number, number]
  readonly botThreads?: number
  /** After so many milliseconds a slow bot's answer is not waited for any more. */
  readonly botPatience?: number
  /** Whether bots play among themselves also while nobody watches. */
  readonly playUnwatched?: boolean
  /** Every so many milliseconds it is looked for bots that owe an answer, and about which nobody thinks. */
  readonly lookForBotsEvery?: number
  /** Null lifts them. */
  readonly limits?: Limits | null
  /** How many streams may be held. */
  readonly streams?: StreamLimits
  /** How many lines may be held at all; without it as many as the operating system allows. */
  readonly mostLines?: number
  /** After so many milliseconds a request that is still being sent is given up. */
  readonly requestPatience?: number
  /** Every so many milliseconds a stream shows that it is alive. */
  readonly heartbeat?: number
  /** After so many days without a change an unfinished table is closed; null: never. */
  readonly keepUnfinishedDays?: number | null
  /** After so many days a finished table goes, and its record with it; null: never. */
  readonly keepRecordsDays?: number | null
  /** After so many days a closed table goes; null: never. */
  readonly keepClosedDays?: number | null
  /** Every so many milliseconds it is looked for such tables. */
  readonly sweepEvery?: number
  /** Every so many milliseconds at most it is told what was refused. */
  readonly tellRefusalsEvery?: number
  /** Every so many milliseconds it is asked whether other servers on the same database changed what is followed here. */
  readonly followEvery?: number
  /** Every so many milliseconds it is counted how many servers share the database, and what visitors may ask for. */
  readonly countServersEvery?: number
  /** How many tables stay in memory without anyone looking at them. */
  readonly liveTables?: number
  /** Every so many milliseconds it is looked for who may not come in. */
  readonly lookForBansEvery?: number
  /** Every so many milliseconds it is looked for who has signed out elsewhere. */
  readonly lookForSessionsEvery?: number
  /** For how many milliseconds streams are moved elsewhere before the server stops. */
  readonly drain?: number
  /** The port of operators; null has none. */
  readonly operators?: OperatorDoorSettings | null
  /** Where traces go; null traces nothing. */
  readonly traces?: TraceSettings | null
  /** Through which server mail is sent, and by whom; null sends none. */
  readonly mail?: MailSettings | null
  /** Every so many milliseconds it is looked for whom to call back. */
  readonly remindEvery?: number
  /** Whether push notices may go to this machine, for tests alone: elsewhere they go to https at public addresses. */
  readonly allowsLocalPush?: boolean
  readonly report?: Report
  /** How far hints go, where that is not as far as people are willing to wait. */
  readonly hintDepth?: HintDepth
  /** In how many threads games that are over are reviewed when somebody asks; 0 leaves that to pages. */
  readonly reviewThreads?: number
  /** How far reviews look, where that is not as far as pages do. */
  readonly reviewLooks?: ReviewLooks
  /** How the time of clocks is kept. */
  readonly clocks?: ClockKeeping
  /** What tells the time, for tests of what happens on another day. */
  readonly clock?: Clock
  /** Wraps the store, for tests of what happens when it fails. */
  readonly wrapStore?: (store: Store) => Store
}
