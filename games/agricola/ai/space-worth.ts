import type { Seat } from '@turnwright/kernel'
import { cellsForField, renovateTo, roomCount } from '../farm/index.ts'
import type { AgricolaView, SpaceView } from '../rules/view.ts'
import { bestFences, plowed, sown, withRoom, withStable } from './farm-plans.ts'
import { cardWorth, withMajor } from './improvement-worth.ts'
import { type Position, withGoods } from './position.ts'
import { weights } from './weights.ts'
import { worth } from './worth.ts'

/** What using a space brings, with the best that could follow it. */
export function spaceWorth(view: AgricolaView, seat: Seat, position: Position, space: SpaceView): number {
  const after = positionAfter(view, seat, position, space)
  if (after === null) return Number.NEGATIVE_INFINITY
  const reached = worth(after)
  let more = 0
  for (const next of view.spaces) {
    if (next.id === space.id) continue
    const then = positionAfter(view, seat, after, next)
    if (then !== null) more = Math.max(more, worth(then) - reached)
  }
  return reached + weights.followUp * more
}

/** A position after using a space as well as possible; null where it cannot be used. */
function positionAfter(view: AgricolaView, seat: Seat, position: Position, space: SpaceView): Position | null {
  const { gathers, id } = space
  if (gathers !== null) {
    const marker = id === 'meeting-place' ? weights.marker : 0
    return plus(withGoods(position, { [gathers.good]: gathers.stock }), marker)
  }
  switch (id) {
    case 'farm-expansion':
      return expanded(position)
    case 'meeting-place':
      return plus(position, weights.marker + bestCard(view, seat, position, 'minor') * 0.5)
    case 'grain-seeds':
      return withGoods(position, { grain: 1 })
    case 'vegetable-seeds':
      return withGoods(position, { vegetable: 1 })
    case 'farmland':
      return cellsForField(position.land.farm) === 0 ? null : plowed(position)
    case 'lessons':
    case 'lessons-b':
      return plus(position, bestCard(view, seat, position, 'occupation') - weights.lesson)
    case 'day-laborer':
      return withGoods(position, { food: 2 })
    case 'resource-market':
      return withGoods(position, view.players.length === 4 ? { food: 1, reed: 1, stone: 1 } : { food: 1, reed: 1 })
    case 'side-job':
      return better(baked(position), position.supply.wood > 0 ? withStable(withGoods(position, { wood: -1 })) : null)
    case 'grain-utilization':
      return better(better(baked(sown(position)), sown(position)), baked(position))
    case 'cultivation':
      return sown(plowed(position))
    case 'fencing':
      return withFences(position)
    case 'major-improvement':
      return improved(view, seat, position)
    case 'basic-wish-for-children':
      return position.family < 5 && position.beds > position.family ? grown(position) : null
    case 'urgent-wish-for-children':
      return position.family < 5 ? grown(position) : null
    case 'house-redevelopment': {
      const clad = renovated(position)
      return clad === null ? null : better(clad, improved(view, seat, clad))
    }
    case 'farm-redevelopment': {
      const clad = renovated(position)
      return clad === null ? null : better(clad, withFences(clad))
    }
    case 'forest':
    case 'clay-pit':
    case 'reed-bank':
    case 'fishing':
    case 'grove':
    case 'hollow':
    case 'copse':
    case 'traveling-players':
    case 'sheep-market':
    case 'pig-market':
    case 'cattle-market':
    case 'western-quarry':
    case 'eastern-quarry':
      return position
  }
}

function plus(position: Position, extra: number): Position {
  return { ...position, extra: position.extra + extra }
}

function better(a: Position, b: Position | null): Position {
  return b !== null && worth(b) > worth(a) ? b : a
}

/** As many rooms as can be paid for, else a stable. */
function expanded(position: Position): Position | null {
  const { house } = position.land.farm
  let built = position
  while (built.supply[house] >= 5 && built.supply.reed >= 2 && built.beds < 6)
    built = withRoom(withGoods(built, { [house]: -5, reed: -2 }))
  if (built !== position) return built
  return position.supply.wood >= 2 ? withStable(withGoods(position, { wood: -2 })) : null
}

function grown(position: Position): Position {
  return { ...position, family: position.family + 1, need: position.need + (position.harvestIn === 1 ? 1 : 2) }
}

function renovated(position: Position): Position | null {
  const { land, supply } = position
  const { farm } = land
  const rooms = roomCount(farm)
  const to = farm.house === 'wood' ? 'clay' : 'stone'
  if (farm.house === 'stone' || supply[to] < rooms || supply.reed < 1) return null
  const paid = withGoods(position, { [to]: -rooms, reed: -1 })
  return { ...paid, land: paid.land.with((yard) => renovateTo(yard, to)) }
}

function withFences(position: Position): Position | null {
  const best = bestFences(position)
  return best === null ? null : plus(best.fenced, best.pens)
}

/** The best of what could be built or played. */
function improved(view: AgricolaView, seat: Seat, position: Position): Position | null {
  let best: Position | null = null
  let most = Number.NEGATIVE_INFINITY
  const consider = (next: Position): void => {
    const value = worth(next)
    if (best !== null && value <= most) return
    best = next
    most = value
  }
  for (const id of view.majors) {
    const built = withMajor(position, id)
    if (built !== null) consider(built)
  }
  const card = bestCard(view, seat, position, 'minor')
  if (card > 0) consider(plus(position, card))
  return best
}

/** One grain for a field stays for sowing. */
function baked(position: Position): Position {
  const { supply, land } = position
  const { bakes } = position.kitchen
  if (bakes === 0) return position
  const spare = Math.max(0, supply.grain - Math.min(1, land.emptyFields))
  const n = Math.min(spare, bakes >= 5 ? 1 : bakes === 4 ? 2 : spare)
  return withGoods(position, { grain: -n, food: n * bakes })
}

function bestCard(view: AgricolaView, seat: Seat, position: Position, type: 'occupation' | 'minor'): number {
  let best = 0
  for (const { id } of view.players[seat]?.hand ?? []) best = Math.max(best, cardWorth(id, position, type))
  return best
}
