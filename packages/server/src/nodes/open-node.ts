import { randomBytes } from 'node:crypto'
import { machineClock } from '../around/clock.ts'
import { Keyring } from '../http/keyring.ts'
import type { DataFolder } from '../store/data-folder.ts'
import { PostgresStore } from '../store/postgres/postgres-store.ts'
import { SqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { Report } from '../tables/surroundings.ts'
import { allDuties, type Duties } from './duties.ts'
import { Following } from './following.ts'
import { LeasedDuties } from './leased-duties.ts'
import { alone, type Nodes } from './nodes.ts'
import { NoticeBus } from './notice-bus.ts'
import { PostgresChannel } from './postgres-channel.ts'
import { PostgresKeys } from './postgres-keys.ts'
import { PostgresLeases } from './postgres-leases.ts'

/** What a server works on: its store, and what it shares with others who work on the same. */
export interface Node {
  readonly store: Store
  readonly nodes: Nodes
  readonly duties: Duties
  readonly keys: Keyring
  /** Called when the keys are others. */
  onKeys(act: () => void): void
  /** From now on these tables follow what others change. */
  follow(tables: LiveTables): Promise<void>
  close(): Promise<void>
}

export interface NodeSettings {
  readonly databaseUrl: string | null
  /** Every so many milliseconds it is asked whether others changed something without a word. */
  readonly beat: number
  readonly report: Report
}

/** SQLite in the folder, for one node; or PostgreSQL, for any number. */
export function openNode(folder: DataFolder, settings: NodeSettings): Promise<Node> {
  return settings.databaseUrl === null ? openAlone(folder) : openAmongOthers(settings.databaseUrl, settings)
}

async function openAlone(folder: DataFolder): Promise<Node> {
  const keys = new Keyring(folder.secret())
  const store = await SqliteStore.open(folder.database)
  return {
    store,
    nodes: alone,
    duties: allDuties,
    keys,
    onKeys: () => undefined,
    follow: () => Promise.resolve(),
    close: () => store.close(),
  }
}

async function openAmongOthers(url: string, { beat, report }: NodeSettings): Promise<Node> {
  const store = await PostgresStore.open(url)
  const name = randomBytes(9).toString('base64url')
  const { sql } = store
  const keys = await PostgresKeys.open(sql)
  const bus = new NoticeBus(new PostgresChannel(sql), name, machineClock)
  const nodes = new Following({ bus, store, report, beat, clock: machineClock })
  const duties = new LeasedDuties(new PostgresLeases(sql, name), machineClock)
  return {
    store,
    nodes,
    duties,
    keys: keys.keyring,
    onKeys: (act) => keys.onChange(act),
    follow: (tables) => nodes.begin(tables),
    async close() {
      keys.stop()
      duties.stop()
      await nodes.stop()
      await store.close()
    },
  }
}
