import { pause } from '../around/clock.ts'
import { Refusal } from '../refusal.ts'
import { ticketIn } from '../store/rows.ts'
import type { LoadedTable } from '../store/store.ts'
import { keepTicket } from './kept-tickets.ts'
import { mustKnowRules, needsCheckpoint, needsHistory, type PlayedTable, wakeGame } from './played-table.ts'
import type { Surroundings } from './surroundings.ts'

/** How often another node is asked for something, and how many milliseconds it has each time: it may be gone. */
const MOST_ASKED = 5
const BETWEEN_ASKING = 100

/** A table as it is stored, played up to where it stands. */
export async function readTable(id: string, around: Surroundings): Promise<PlayedTable> {
  const { store, catalog, report } = around
  const loaded = await settled(id, around, await found(id, around))
  const { table, from, entries, snapshot } = loaded
  const module = catalog.get(table.game)
  mustKnowRules(module, loaded)
  const length = (snapshot?.entries ?? 0) + entries.length
  // What others have added since belongs to a later version than the one that was read.
  const history = needsHistory(module, loaded) ? (await reading(() => store.history(id))).slice(0, length) : null
  const played: PlayedTable = {
    table,
    from,
    game: null,
    module,
    kept: new Map(),
    isWhole: history !== null,
    saved: length,
    snapshotAt: snapshot?.entries ?? -1,
  }
  for (const entry of entries) {
    const ticket = ticketIn(entry)
    if (ticket !== null) keepTicket(played.kept, ticket)
  }
  try {
    played.game = wakeGame(module, loaded, history)
  } catch (error) {
    report('table cannot be resumed', { table: id, game: table.game, error: nameOf(error) })
    played.table = { ...table, status: 'faulted' }
  }
  return played
}

/** Whoever cannot be told now is told to ask again. */
export function reading<T>(read: () => Promise<T>): Promise<T> {
  return read().catch(() => {
    throw new Refusal('not-stored', 'The server cannot read this table now.')
  })
}

async function found(id: string, { store }: Surroundings): Promise<LoadedTable> {
  const loaded = await reading(() => store.load(id))
  if (loaded === null) throw new Refusal('no-such-table')
  return loaded
}

/** Where rules have risen, what came after the last checkpoint is taken back: others, who still play it, keep a later one. */
async function settled(id: string, around: Surroundings, first: LoadedTable): Promise<LoadedTable> {
  const { nodes, catalog, clock } = around
  if (!nodes.areMany) return first
  let loaded = first
  for (let asked = 0; asked < MOST_ASKED && needsCheckpoint(catalog.get(loaded.table.game), loaded); asked++) {
    nodes.wantsCheckpoint(id)
    await pause(clock, BETWEEN_ASKING)
    loaded = await found(id, around)
  }
  return loaded
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
