import { randomBytes } from 'node:crypto'
import { AccountStore } from '../accounts/account-store.ts'
import type { PersonalPart } from '../accounts/personal-part.ts'
import { machineClock } from '../around/clock.ts'
import { PersonalDeals } from '../deals/personal-deals.ts'
import { HistoryStore } from '../history/history-store.ts'
import { PersonalHistory } from '../history/personal-history.ts'
import { Keyring } from '../http/keyring.ts'
import { playersAt, type PlayersAt } from '../records/players-at.ts'
import { PersonalReminders } from '../reminders/personal-reminders.ts'
import { PostgresReminders } from '../reminders/postgres-reminders.ts'
import type { ReminderStore } from '../reminders/reminder-store.ts'
import type { DataFolder } from '../store/data-folder.ts'
import { PersonRows } from '../store/person-rows.ts'
import { postgresBatch } from '../store/postgres/postgres-batch.ts'
import { PostgresStore } from '../store/postgres/postgres-store.ts'
import { SqliteStore } from '../store/sqlite-store.ts'
import { bansInFile, bansInPostgres, type StoredBan } from '../store/stored-ban.ts'
import type { Store } from '../store/store.ts'
import { PersonalTalk } from '../talk/personal-talk.ts'
import { PostgresTalk } from '../talk/postgres-talk.ts'
import type { TalkStore } from '../talk/talk-store.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { Report } from '../tables/surroundings.ts'
import { allDuties, type Duties } from './duties.ts'
import { Following } from './following.ts'
import { LeasedDuties } from './leased-duties.ts'
import { alone, type Nodes } from './nodes.ts'
import { NodeCount } from './node-count.ts'
import { NoticeBus } from './notice-bus.ts'
import { PostgresChannel } from './postgres-channel.ts'
import { PostgresKeys } from './postgres-keys.ts'
import { PostgresLeases, sessionsOf } from './postgres-leases.ts'

/** What a server works on: its store, and what it shares with others who work on the same. */
export interface Node {
  readonly store: Store
  readonly accounts: AccountStore
  readonly history: HistoryStore
  /** What is kept of how people are called back. */
  readonly reminders: ReminderStore
  /** What is said at tables. */
  readonly talk: TalkStore
  /** How the players of tables are called now. */
  readonly playersAt: PlayersAt
  /** All that is kept of people beside their names and tables. */
  readonly personal: readonly PersonalPart[]
  readonly nodes: Nodes
  readonly duties: Duties
  readonly keys: Keyring
  /** Called when the keys are others. */
  onKeys(act: () => void): void
  /** From now on these tables follow what others change. */
  follow(tables: LiveTables): Promise<void>
  /** How many work on the same store, this one among them. */
  count(): number
  /** Who may not come in. */
  bans(): Promise<readonly StoredBan[]>
  close(): Promise<void>
}

export interface NodeSettings {
  readonly databaseUrl: string | null
  /** Every so many milliseconds it is asked whether others changed something without a word. */
  readonly beat: number
  /** Every so many milliseconds the nodes on the database are counted. */
  readonly countEvery: number
  readonly report: Report
}

/** SQLite in the folder, for one node; or PostgreSQL, for any number. */
export function openNode(folder: DataFolder, settings: NodeSettings): Promise<Node> {
  return settings.databaseUrl === null ? openAlone(folder) : openAmongOthers(settings.databaseUrl, settings)
}

async function openAlone(folder: DataFolder): Promise<Node> {
  const keys = new Keyring(folder.secret())
  const store = await SqliteStore.open(folder.database)
  const history = new HistoryStore(store.batch, 'SQLite')
  return {
    store,
    accounts: new AccountStore(store.batch, ''),
    playersAt: playersAt(store.batch, ''),
    history,
    personal: personalParts(new PersonRows(store.batch, ''), history),
    reminders: store.reminders,
    talk: store.talk,
    nodes: alone,
    duties: allDuties,
    keys,
    onKeys: () => undefined,
    follow: () => Promise.resolve(),
    count: () => 1,
    bans: async () => bansInFile(folder.database),
    close: () => store.close(),
  }
}

async function openAmongOthers(url: string, { beat, countEvery, report }: NodeSettings): Promise<Node> {
  const name = randomBytes(9).toString('base64url')
  const store = await PostgresStore.open(url, sessionsOf(name))
  const { sql } = store
  const keys = await PostgresKeys.open(sql)
  const channel = new PostgresChannel(sql)
  const bus = new NoticeBus(channel, name, machineClock, report)
  const nodes = new Following({ bus, store, report, beat, clock: machineClock })
  const others = await NodeCount.open(sql, name, countEvery)
  const duties = new LeasedDuties(new PostgresLeases(sql, name), machineClock)
  const batch = postgresBatch(sql)
  const history = new HistoryStore(batch, 'PostgreSQL')
  return {
    store,
    accounts: new AccountStore(batch, 'turnwright.'),
    playersAt: playersAt(batch, 'turnwright.'),
    history,
    personal: personalParts(new PersonRows(batch, 'turnwright.'), history),
    reminders: new PostgresReminders(sql),
    talk: new PostgresTalk(sql),
    nodes,
    duties,
    keys: keys.keyring,
    onKeys: (act) => keys.onChange(act),
    follow: (tables) => nodes.begin(tables),
    count: () => others.count,
    bans: () => bansInPostgres(sql),
    async close() {
      keys.stop()
      await others.stop()
      duties.stop()
      await nodes.stop()
      channel.stop()
      await store.close()
    },
  }
}

function personalParts(rows: PersonRows, history: HistoryStore): readonly PersonalPart[] {
  return [new PersonalHistory(history), new PersonalDeals(rows), new PersonalReminders(rows), new PersonalTalk(rows)]
}
