import type { ReminderStore, Turn } from '@turnwright/server/core'
import type { Lots } from '../time/lots.ts'

type Way = Pick<Turn, 'table' | 'person' | 'channel'>

const FORGOTTEN = 0.05
const UNSENT = 0.05

/** Of which turn a server is about to tell somebody: a notice itself does not say. */
export class ToldTurns {
  readonly #turns = new Map<string, Turn>()

  note(turn: Turn): void {
    this.#turns.set(keyOf(turn), turn)
  }

  of(way: Way): Turn | null {
    return this.#turns.get(keyOf(way)) ?? null
  }
}

/** The same store; what is noted in it is known to the laws. */
export function noting(store: ReminderStore, turns: ToldTurns): ReminderStore {
  return telling(store, async (turn) => {
    const isFirst = await store.tell(turn)
    if (isFirst) turns.note(turn)
    return isFirst
  })
}

/** As a store would be that now and then says that it has noted something, and has not. */
export function forgettingMarks(store: ReminderStore, lots: Lots): ReminderStore {
  return telling(store, (turn) => (lots.happens(FORGOTTEN) ? Promise.resolve(true) : store.tell(turn)))
}

/** As a server would be that now and then notes something and then does not tell it. */
export function withholding(store: ReminderStore, lots: Lots): ReminderStore {
  return telling(store, async (turn) => (await store.tell(turn)) && !lots.happens(UNSENT))
}

function telling(store: ReminderStore, tell: ReminderStore['tell']): ReminderStore {
  return new Proxy(store, {
    get: (of, name: keyof ReminderStore) => (name === 'tell' ? tell : of[name].bind(of)),
  })
}

function keyOf({ table, person, channel }: Way): string {
  return `${table} ${person} ${channel}`
}
