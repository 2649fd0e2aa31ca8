import type { PlayedTable } from './played-table.ts'

export interface ClosedLoop {
  /** Within the given time. */
  readonly answers: number
  readonly seconds: number
}

/** Every table answers as soon as its last answer was heard by all. */
export async function closedLoop(tables: readonly PlayedTable[], seconds: number): Promise<ClosedLoop> {
  const start = performance.now()
  const end = start + seconds * 1000
  let answers = 0
  const play = async (table: PlayedTable): Promise<void> => {
    for (;;) {
      await table.answer()
      if (performance.now() >= end) return
      answers++
    }
  }
  await Promise.all(tables.map(play))
  return { answers, seconds }
}
