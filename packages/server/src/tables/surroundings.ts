import type { Clock } from '../around/clock.ts'
import type { Randomness } from '../around/randomness.ts'
import type { GameCatalog } from '../game-catalog.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Store } from '../store/store.ts'
import type { LiveTable } from './live-table.ts'
import type { PlayedTable } from './played-table.ts'

/** What goes wrong without anyone asking, for operators. Never holds a hand, a seed, a cookie or a token. */
export type Report = (event: string, about: Readonly<Record<string, string | number>>) => void

/** What every table needs around it. */
export interface Surroundings {
  readonly store: Store
  readonly catalog: GameCatalog
  /** The others that work on the same store. */
  readonly nodes: Nodes
  readonly report: Report
  readonly clock: Clock
  readonly randomness: Randomness
  /** The time by which clocks go, as far as is known here, and as it is written. */
  readonly house: { readonly now: number }
  readonly timeOfHouse: () => Promise<number>
  /** The number of what was last said at a table; 0 where nothing was. */
  readonly lastSaid: (table: string) => Promise<number>
  /** Called whenever a table may be waiting for a bot, or for somebody who watches. */
  readonly wakeBots: (live: LiveTable, at: PlayedTable) => void
  /** Called when a clock was started or stopped. */
  readonly stirClocks: () => void
}
