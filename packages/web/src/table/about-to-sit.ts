import { boardOf } from '../game-looks/load-board.ts'

export const loadTablePage = () => import('./table-page.tsx')

/**
 * For what leads to a table: whoever stays there with the pointer or the keyboard is about to sit down, so the page of a
 * table and the board of the game are on their way before the table is.
 */
export function aboutToSit(game: string) {
  const come = () => {
    clearTimeout(coming)
    coming = setTimeout(() => void fetchAhead(game), PASSING_BY)
  }
  const go = () => clearTimeout(coming)
  return { onPointerEnter: come, onPointerLeave: go, onFocus: come, onBlur: go }
}

/** Who is gone again within so many milliseconds was on the way to somewhere else. */
const PASSING_BY = 80
let coming: ReturnType<typeof setTimeout> | undefined

/** What cannot be fetched now is asked for again when it is needed, and missed then. */
export async function fetchAhead(game: string): Promise<void> {
  if (wantsFewBytes()) return
  await Promise.allSettled([loadTablePage(), boardOf(game)?.()])
}

/** Some browsers say that every byte costs: then nothing is fetched on a guess. */
function wantsFewBytes(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
