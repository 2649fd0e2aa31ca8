import type { PastGame } from '@turnwright/protocol'
import type { PersonalPart } from '../accounts/personal-part.ts'
import type { HistoryStore } from './history-store.ts'
import { pastGameOf } from './past-game.ts'

/** Results and which of them count. They are read from tables, so what happens to those happens to them. */
export class PersonalHistory implements PersonalPart {
  readonly name = 'history'
  readonly #history: HistoryStore

  constructor(history: HistoryStore) {
    this.#history = history
  }

  async told(person: string): Promise<readonly PastGame[]> {
    const rows = await this.#history.of(person)
    return rows.flatMap((row) => pastGameOf(row, person) ?? [])
  }

  handOver(): Promise<void> {
    return Promise.resolve()
  }

  forget(): Promise<void> {
    return Promise.resolve()
  }
}
