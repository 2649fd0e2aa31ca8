import { goodsText } from '../../cards/goods.ts'
import { type ActionSpace, titleOf } from '../../cards/space.ts'
import type { Board } from '../spaces/board.ts'

/** A space to send somebody to, as a choice. */
export interface Placement {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly ref?: { readonly space: string }
  readonly value: number
}

/** By place and by what lies there: asked for at every turn, and always the same. */
const known = new WeakMap<Board, Placement[][]>()

export function placementsOf(board: Board): Placement[][] {
  let placements = known.get(board)
  if (placements === undefined) {
    placements = board.map(() => [])
    known.set(board, placements)
  }
  return placements
}

export function placementOn(placements: Placement[][], board: Board, place: number, stock: number): Placement {
  const byStock = placements[place] as Placement[]
  return (byStock[stock] ??= makePlacement(board[place] as ActionSpace, place, stock))
}

function makePlacement(space: ActionSpace, value: number, stock: number): Placement {
  const { id, action, text } = space
  const detail = action.does === 'gather' ? goodsText({ [action.good]: stock }) : text
  return { id, title: titleOf(space), detail, ref: { space: id }, value }
}
