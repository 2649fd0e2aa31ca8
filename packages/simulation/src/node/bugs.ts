import {
  type Core,
  type Following,
  type GameCatalog,
  type LoadedTable,
  type Nodes,
  Refusal,
  type ReminderStore,
  somebody,
  type Store,
  type StoredEntry,
  type TableHandlers,
  ticketFor,
} from '@turnwright/server/core'
import { forgettingMarks, withholding } from '../notices/told-turns.ts'
import type { Lots } from '../time/lots.ts'

const LOST_NOTICES = 0.01

/** Mistakes that a server could hold, planted to see whether they are found. */
export const BUGS = [
  'no-fence',
  'lost-notices',
  'late-keys',
  'forgotten-marks',
  'unsent-reminders',
  // Nobody looks for what bots owe whose server has died.
  'forgotten-bots',
  'unseen-rules',
] as const

export type Bug = (typeof BUGS)[number]

/** Answers as they would be if a key were looked up only when the question is still open: retries come too late. */
export function withLateKeys(handlers: TableHandlers, tables: Core['tables']): TableHandlers {
  return {
    ...handlers,
    'POST /api/tables/:id/answers': ({ params: { id }, body, visitor }) => {
      const person = somebody(visitor)
      return tables.with(id, (desk) => {
        const seat = desk.mustSit(person.id)
        const ticket = ticketFor(seat, 'answer', body)
        const game = desk.mustPlay()
        const { actor, title, selection, requestId, branchId } = body
        if (game.player(seat).name !== actor) throw new Refusal('not-your-seat')
        desk.attempt(() =>
          game.respondToInputRequest({ actor, title, selection, requestId, branchId, isUserResponse: true }),
        )
        return desk.repeated(ticket) ?? desk.commitFor(ticket, { offer: null })
      })
    },
  }
}

/** Reminders whose marks, or which themselves, go missing now and then. */
export function withForgottenMarks(marks: ReminderStore, bug: Bug | null, lots: Lots): ReminderStore {
  if (bug === 'forgotten-marks') return forgettingMarks(marks, lots)
  return bug === 'unsent-reminders' ? withholding(marks, lots) : marks
}

/** A server that takes newer rules, by which others have carried a table on, for its own. */
export function withUnseenRules(store: Store, catalog: GameCatalog): Store {
  const gameOf = new Map<string, string>()
  const seen = (id: string, rules: number): number =>
    Math.min(rules, catalog.get(gameOf.get(id) ?? '').definition.rules)
  const seenIn = (id: string, entries: readonly StoredEntry[]): readonly StoredEntry[] =>
    entries.map((each) => {
      const { entry } = each
      if (entry.kind !== 'rules') return each
      return { ...each, entry: { ...entry, rules: seen(id, entry.rules), from: { ...entry.from, rules: 0 } } }
    })
  const load = async (id: string): Promise<LoadedTable | null> => {
    const loaded = await store.load(id)
    if (loaded === null) return null
    gameOf.set(id, loaded.table.game)
    const { snapshot, entries } = loaded
    return {
      ...loaded,
      snapshot: snapshot && { ...snapshot, rules: seen(id, snapshot.rules) },
      entries: seenIn(id, entries),
    }
  }
  const history = async (id: string): Promise<readonly StoredEntry[]> => seenIn(id, await store.history(id))
  return new Proxy(store, {
    get: (of, name: keyof Store) => (name === 'load' ? load : name === 'history' ? history : of[name].bind(of)),
  })
}

/** Others are not told of every change. */
export function withLostNotices(nodes: Following, lots: Lots): Nodes {
  return {
    areMany: true,
    changed(id, version) {
      if (!lots.happens(LOST_NOTICES)) nodes.changed(id, version)
    },
    present: (id, presence) => nodes.present(id, presence),
    looks: (id, look) => nodes.looks(id, look),
    talked: (id, last) => nodes.talked(id, last),
    whoIsThere: (id) => nodes.whoIsThere(id),
    wantsCheckpoint: (id) => nodes.wantsCheckpoint(id),
  }
}
