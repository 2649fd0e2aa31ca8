import { loadBoard } from '../game-looks/load-board.ts'
import { wakeHost } from '../offline/local-client.ts'
import type * as tablePageModule from './table-page.tsx'

export type TablePageModule = typeof tablePageModule
let tablePage: TablePageModule | null = null

/** The page of a table, if it is here already. */
export const tablePageNow = () => tablePage

export async function loadTablePage(): Promise<TablePageModule> {
  tablePage ??= await import('./table-page.tsx')
  return tablePage
}

/**
 * For what leads to a table: whoever stays there with the pointer or the keyboard is about to sit down, so the page of a
 * table and the board of the game are on their way before the table is.
 */
export function aboutToSit(game: string, isOffline = false) {
  const come = () => {
    clearTimeout(coming)
    coming = setTimeout(() => void fetchAhead(game, isOffline), PASSING_BY)
  }
  const go = () => clearTimeout(coming)
  return { onPointerEnter: come, onPointerLeave: go, onFocus: come, onBlur: go }
}

/** Who is gone again within so many milliseconds was on the way to somewhere else. */
const PASSING_BY = 80
let coming: ReturnType<typeof setTimeout> | undefined

/** What cannot be fetched now is asked for again when it is needed, and missed then. */
export async function fetchAhead(game: string, isOffline = false): Promise<void> {
  if (wantsFewBytes()) return
  await Promise.allSettled([loadTablePage(), loadBoard(game), ...(isOffline ? [wakeHost(game)] : [])])
}

/** Some browsers say that every byte costs: then nothing is fetched on a guess. */
export function wantsFewBytes(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
