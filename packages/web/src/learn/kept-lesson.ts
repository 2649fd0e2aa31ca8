import { BEGINNING, type Guide, type Progress, readProgress } from '@turnwright/guide'
import { isLocal } from '../offline/local-id.ts'

/** A lesson as the browser keeps it: at which table, and how far. */
export interface KeptLesson {
  readonly table: string
  readonly progress: Progress
}

const keyOf = (game: string) => `turnwright:lesson:${game}`

/** Where somebody was in the lesson of each game. A browser that keeps nothing begins anew. */
export const keptLesson = {
  read(game: string, guide: Guide): KeptLesson | null {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
      if (typeof kept !== 'object' || kept === null || !('table' in kept) || typeof kept.table !== 'string') return null
      const progress = 'progress' in kept ? readProgress(kept.progress, guide) : null
      return isLocal(kept.table) ? { table: kept.table, progress: progress ?? BEGINNING } : null
    } catch {
      return null
    }
  },
  keep(game: string, lesson: KeptLesson): void {
    try {
      localStorage.setItem(keyOf(game), JSON.stringify(lesson))
    } catch {
      // It lasts as long as the page.
    }
  },
  forget(game: string): void {
    try {
      localStorage.removeItem(keyOf(game))
    } catch {
      // There was nothing to forget.
    }
  },
}
