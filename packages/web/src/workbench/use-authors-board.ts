import { type GameUi, guardedUi } from '@turnwright/tabletop'
import { useSyncExternalStore } from 'react'
import { type BoardNews, followBoard, scripts, ui } from 'virtual:authors-board'
import { placeOf } from './place-of.ts'

interface BoardNow {
  readonly ui: GameUi | null
  /** Why the board that was saved last is not shown. */
  readonly problem: string | null
  /** What breaks in the one that is shown, by the name of the hook, and why. */
  readonly faults: ReadonlyMap<string, string>
  /** Raised with every board that took the place of another. */
  readonly version: number
}

const NO_FAULTS: BoardNow['faults'] = new Map()
let now: BoardNow = { ui: guarded(ui), problem: null, faults: NO_FAULTS, version: 0 }
/** Hooks of which something is told, or will be in a moment. */
const telling = new Set<string>()
const listeners = new Set<() => void>()

function change(next: BoardNow): void {
  now = next
  for (const listener of listeners) listener()
}

/** What was saved is tried anew, all of it. */
function hear({ ui: saved, problem }: BoardNews): void {
  if (saved === undefined) return change({ ...now, problem })
  telling.clear()
  change({ ui: guarded(saved), problem, faults: NO_FAULTS, version: now.version + 1 })
}

function guarded(given: GameUi | null): GameUi | null {
  return given === null ? null : guardedUi(given, tellFault)
}

/** A hook breaks as often as it is asked: its first fault is told, until it was saved anew. */
function tellFault(hook: string, fault: unknown): void {
  if (telling.has(hook)) return
  telling.add(hook)
  const { version } = now
  const why = fault instanceof Error ? fault.message : String(fault)
  const tell = (words: string) => {
    if (version === now.version && telling.has(hook))
      change({ ...now, faults: new Map([...now.faults, [hook, words]]) })
  }
  // Something is being drawn just now: what is told is drawn afterwards.
  queueMicrotask(() => tell(why))
  void placeOf(fault, scripts).then((place) => place !== null && tell(`${why} (at ${place})`))
}

/** What breaks of the board itself; null when it is drawn. */
export function tellBoardFault(fault: Error | null): void {
  if (fault !== null) return tellFault('Board', fault)
  if (!telling.delete('Board')) return
  change({ ...now, faults: new Map([...now.faults].filter(([hook]) => hook !== 'Board')) })
}

// What changes inside of a component is exchanged in place; this is for all else that a board says of itself.
import.meta.hot?.accept('virtual:authors-board', (board) => {
  if (board !== undefined) hear({ ui: (board as unknown as BoardNow).ui, problem: null })
})
followBoard?.(hear)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useAuthorsBoard(): BoardNow {
  return useSyncExternalStore(subscribe, () => now)
}
