import type { GameUi } from '@turnwright/tabletop'
import { lookOf } from './game-looks.ts'

/** Boards of the games that come along are found by their folder: adding one needs no line here. */
const boards = import.meta.glob<GameUi>('../../../../games/*/ui/index.tsx', { import: 'ui' })

const loaded = new Map<string, GameUi | null>()

/** A game's board if it is here already; null where the game has none, undefined where that has to be fetched. */
export function boardNow(game: string): GameUi | null | undefined {
  return loaded.get(game)
}

/** Null where the game has none. */
export async function loadBoard(game: string): Promise<GameUi | null> {
  const own = boards[`../../../../games/${game}/ui/index.tsx`]
  const ui = await (own === undefined ? fromOutside(game) : own())
  loaded.set(game, ui)
  return ui
}

/** The server tells where the boards of its own games lie. */
async function fromOutside(game: string): Promise<GameUi | null> {
  const { board } = await lookOf(game)
  if (board === undefined) return null
  const { outsideBoard } = await import('./outside-look.ts')
  return outsideBoard(board)
}
