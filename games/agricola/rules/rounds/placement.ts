import type { Goods } from '../../cards/goods.ts'
import { isFamilySpace } from '../../cards/round-cards.ts'
import type { ActionSpace } from '../../cards/space.ts'
import type { Chosen } from '../questions.ts'
import { type Board, spaceAt } from '../spaces/board.ts'

/** A space to send somebody to, as a choice. */
export interface Placement {
  readonly id: string
  readonly about: Chosen
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
  const byStock = (placements[place] ??= [])
  return (byStock[stock] ??= makePlacement(spaceAt(board, place), place, stock))
}

function makePlacement(space: ActionSpace, value: number, stock: number): Placement {
  const { id, action } = space
  const lies = action.does === 'gather' ? { [action.good]: stock } : null
  return { id, about: goTo(space, lies), ref: { space: id }, value }
}

export function goTo(space: ActionSpace, lies: Goods | null): Chosen {
  return { kind: 'go-to', space: space.id, lies, isFamily: isFamilySpace(space) }
}
