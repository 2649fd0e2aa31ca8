import type { Seat } from '@turnwright/kernel'
import { type Habitat, rowOf } from '../../cards/habitat.ts'
import { rowAt } from '../mat.ts'
import { playerAt, presentFrom, type WingspanState } from '../state.ts'

/** W40: everybody with the fewest birds in that row, clockwise from the owner, who may be among them. */
export function fewestIn(state: WingspanState, owner: Seat, habitat: Habitat): readonly Seat[] {
  const row = rowOf(habitat)
  const seats = presentFrom(state, owner)
  const counts = seats.map((seat) => rowAt(playerAt(state, seat), row).length)
  const fewest = Math.min(...counts)
  return seats.filter((_, at) => counts[at] === fewest)
}
