import type { GameUi } from '@turnwright/tabletop'

/** Boards are found by their folder: adding a game needs no line here. */
const boards = import.meta.glob<GameUi>('../../../../games/*/ui/index.tsx', { import: 'ui' })

/** How a game's board is fetched, or undefined where it has none. */
export function boardOf(game: string): (() => Promise<GameUi>) | undefined {
  return boards[`../../../../games/${game}/ui/index.tsx`]
}
