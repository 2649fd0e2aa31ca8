import { paceAt, type StoredPace } from '../clocks/stored-pace.ts'
import { tableParameters } from '../store/rows.ts'
import type { AskedTable, StoredSeat, StoredTable } from '../store/store.ts'
import { storedTable } from './store-on-trial.ts'

const ANA: StoredSeat = { kind: 'person', person: 'ana', name: 'Ana', agent: null, left: false, keptFor: null }
const BOT: StoredSeat = { ...ANA, kind: 'bot', person: null, name: 'Fair Nora', agent: 'fair' }
const STAND_IN = { agent: 'fair', name: 'Fair Hugo', since: 2 }

function asking(id: string, seat: number, changes: Partial<StoredTable> = {}): StoredTable {
  const waitingFor = [{ seat, title: 'Play' }]
  return storedTable(id, { status: 'playing', seats: [ANA, BOT], waitingFor, ...changes })
}

function late(whenOver: 'bot' | 'table'): StoredPace {
  return { ...paceAt({ ...paceAt().rule, whenOver }), over: [0] }
}

/** Tables of every kind. */
export const ASKING: readonly StoredTable[] = [
  asking('a bot', 1),
  asking('a person', 0),
  asking('a person who left', 0, { seats: [{ ...ANA, left: true }, BOT] }),
  asking('a stand-in', 0, { pace: { ...paceAt(), standIns: [STAND_IN, null] } }),
  asking('in time', 0, { pace: { ...late('bot'), over: [1] } }),
  asking('late', 0, { pace: late('bot') }),
  asking('late without a bot', 0, { pace: late('table') }),
  asking('not any more', 1, { status: 'closed' }),
  asking('one of two', 1, { waitingFor: [0, 1].map((seat) => ({ seat, title: 'Pick' })) }),
  asking('only bots', 0, { seats: [BOT, BOT] }),
  asking('those who stayed', 1, { seats: [{ ...ANA, left: true }, BOT] }),
]

const ADDED: readonly string[] = ['bots_asked', 'scores']

/** Such a table as it was stored before it was noted whether a bot is asked. */
export function columnsBefore(table: StoredTable): Readonly<Record<string, string | number | null>> {
  return Object.fromEntries(Object.entries(tableParameters(table)).filter(([column]) => !ADDED.includes(column)))
}

/** Those at which a bot is asked, in their order. */
export const ASKED: readonly AskedTable[] = [
  { company: 'bots', id: 'only bots', version: 0 },
  { company: 'bots', id: 'those who stayed', version: 0 },
  { company: 'people', id: 'a bot', version: 0 },
  { company: 'people', id: 'a stand-in', version: 0 },
  { company: 'people', id: 'late', version: 0 },
  { company: 'people', id: 'one of two', version: 0 },
]
