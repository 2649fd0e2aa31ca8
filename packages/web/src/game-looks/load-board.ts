import type { GameUi } from '@turnwright/tabletop'

/** Boards are found by their folder: adding a game needs no line here. */
const boards = import.meta.glob<GameUi>('../../../../games/*/ui/index.tsx', { import: 'ui' })

const loaded = new Map<string, GameUi>()

/** A game's board if it is here already; null where the game has none, undefined where it has to be fetched. */
export function boardNow(game: string): GameUi | null | undefined {
  return pathOf(game) in boards ? loaded.get(game) : null
}

/** Null where the game has none. */
export async function loadBoard(game: string): Promise<GameUi | null> {
  const ui = await boards[pathOf(game)]?.()
  if (ui !== undefined) loaded.set(game, ui)
  return ui ?? null
}

function pathOf(game: string): string {
  return `../../../../games/${game}/ui/index.tsx`
}
