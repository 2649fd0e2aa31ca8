import { cardAt } from '../../cards/catalogue.ts'
import type {
  ActiveEffect,
  Effect,
  EventEffect,
  Formula,
  Granted,
  GrantedAction,
  MomentEffect,
  Op,
  Ops,
} from '../../cards/effect.ts'
import { type Goods, GOODS } from '../../cards/goods.ts'
import { nameIn } from '../../cards/name-in.ts'
import { priceOfRenovation } from '../actions/renovate.ts'
import { priceOfRoom } from '../actions/rooms.ts'
import { amountOf } from '../goods.ts'
import { hasSkill, SKILL } from '../skills.ts'
import type { PlayerState } from '../state.ts'
import { ANIMAL, BUILDING, COUNTED, FACET, facetsIn, facetsOf, NOTHING } from './facets.ts'
import { ANY, NONE, together, type Touches } from './touches.ts'

/** A farm as it is now, and what may still come to it. */
interface Farmstead {
  readonly player: PlayerState
  readonly coming: number
  /** What is being answered already: it is not looked at again. */
  readonly ongoing: readonly Woken[]
}

type Woken = 'bakeBread' | 'newPasture' | 'buildRooms' | 'renovate' | 'once'

/** What an effect touches on a farm as it is now, when nothing but this can still come to it. */
export function touchesOf(player: PlayerState, effect: ActiveEffect, coming: number): Touches {
  const farm: Farmstead = { player, coming, ongoing: [] }
  return together([
    { ...NONE, reads: facetsIn(effect.if) },
    priced(farm, effect.pay ?? {}, effect.may === true),
    ...effect.do.map((op) => touchesOfOp(farm, op)),
  ])
}

/** The same of a bake action. */
export function touchesOfBaking(player: PlayerState, coming: number): Touches {
  return touchesOfGranted({ player, coming, ongoing: [] }, { action: 'bakeBread' })
}

/** Nobody minds more of what there is enough of. Who must pay may get out of it by having nothing left. */
function priced(farm: Farmstead, price: Goods, isOptional: boolean): Touches {
  const takes = facetsOf(price)
  return { ...NONE, takes, needs: scarce(farm, price), reads: isOptional ? NOTHING : takes }
}

/** What is missing of a price; nothing where some of it will not come anyway. */
function scarce({ player, coming }: Farmstead, price: Goods): number {
  let facets = NOTHING
  for (const good of GOODS) if (amountOf(player, good) < (price[good] ?? 0)) facets |= FACET[good]
  return (facets & ~coming) === NOTHING ? facets : NOTHING
}

/** What the cards in play do when something is done, which is part of doing it. */
function woken(farm: Farmstead, events: readonly Woken[]): readonly Touches[] {
  const fresh = events.filter((event) => !farm.ongoing.includes(event))
  if (fresh.length === 0) return []
  const within = { ...farm, ongoing: [...farm.ongoing, ...fresh] }
  return farm.player.inPlay.flatMap(({ kind }) =>
    cardAt(kind).effects.flatMap((effect) =>
      isWoken(effect, fresh) ? effect.do.map((op) => touchesOfOp(within, op)) : [],
    ),
  )
}

function isWoken(effect: Effect, events: readonly Woken[]): effect is EventEffect | MomentEffect {
  return events.some((event) => effect.on === event || (effect.on === 'event' && effect.event === event))
}

/** What something touches on a farm. Taken from a method, so that those of all kinds stand in one table, looked up by name. */
type TouchedBy<What> = { touchedBy(what: What, farm: Farmstead): Touches }['touchedBy']

const GRANTED: {
  readonly [Action in GrantedAction]: TouchedBy<Extract<Granted, { readonly action: Action }>>
} = {
  plow: () => ({ ...NONE, gives: FACET.land }),
  bakeBread: (_terms, farm) =>
    together([
      { ...NONE, needs: FACET.grain | FACET.cards, takes: FACET.grain, gives: FACET.food },
      ...woken(farm, ['bakeBread']),
    ]),
  fencePasture: ({ woodCost }, farm) =>
    together([
      { ...NONE, gives: FACET.land | FACET.pens },
      woodCost === 0 ? NONE : { ...NONE, needs: FACET.wood, takes: FACET.wood },
      ...woken(farm, ['newPasture']),
    ]),
  buildStable: ({ cost }, farm) => together([priced(farm, cost, true), { ...NONE, gives: FACET.land | FACET.pens }]),
  buildRoom: (_terms, farm) =>
    together([
      built(farm, priceOfRoom(farm.player), FACET.house, FACET.rooms | FACET.land | FACET.pens),
      ...woken(farm, ['buildRooms', 'once']),
    ]),
  renovate: (_terms, farm) =>
    together([
      built(farm, priceOfRenovation(farm.player), FACET.house | FACET.rooms, FACET.house),
      ...woken(farm, ['renovate', 'once']),
    ]),
  playOccupation: () => ANY,
  playMinor: () => ANY,
}

/** Where cards change prices, anything may become a way to pay. */
function built(farm: Farmstead, price: Goods, reads: number, gives: number): Touches {
  const needs = hasSkill(farm.player, PRICE_CHANGES) ? BUILDING : scarce(farm, price)
  return { needs, reads, takes: BUILDING, gives }
}

const PRICE_CHANGES = SKILL.costMod | SKILL.costSet | SKILL.costSubstitute | SKILL.renovatePath

/** An entry of the table takes the terms of the action that it is found by. */
function touchesOfGranted(farm: Farmstead, op: Granted): Touches {
  const touched: TouchedBy<Granted> = GRANTED[op.action]
  return touched(op, farm)
}

const OPS: { readonly [Name in keyof Ops]: TouchedBy<Ops[Name]> } = {
  gain: (goods) => ({ ...given(facetsOf(goods)), reads: countedIn(Object.values(goods)) }),
  gainChoice: (things) => given(things.reduce((all, goods) => all | facetsOf(goods), NOTHING)),
  gainTier: ({ good, by }) => ({ ...given(FACET[good]), reads: COUNTED[by] }),
  gainByPlayers: (by) => given(Object.values(by).reduce((all, goods) => all | facetsOf(goods), NOTHING)),
  gainOthers: () => NONE,
  schedule: () => NONE,
  scheduleAction: () => NONE,
  oneOf: (ops, farm) => together(ops.map((op) => touchesOfGranted(farm, op))),
  points: (formula) => ({ ...NONE, reads: countedIn([formula]) }),
  returnToSpace: () => NONE,
  harvestExtra: () => ({ ...NONE, needs: FACET.crops, takes: FACET.crops, gives: FACET.grain | FACET.vegetable }),
  breed: () => ({ ...given(ANIMAL), reads: ANIMAL }),
}

/** Animals want a place as well. */
function given(gives: number): Touches {
  return { ...NONE, gives, needs: (gives & ANIMAL) === NOTHING ? NOTHING : FACET.pens }
}

function touchesOfOp(farm: Farmstead, op: Op): Touches {
  if ('action' in op) return touchesOfGranted(farm, op)
  // Each has one key, and that entry of the table takes what stands under it.
  return together(
    Object.entries<Ops[keyof Ops]>(op).map(([name, content]) => {
      const touched: TouchedBy<Ops[keyof Ops]> = OPS[nameIn(OPS, name)]
      return touched(content, farm)
    }),
  )
}

function countedIn(formulas: readonly Formula[]): number {
  let facets = NOTHING
  for (const formula of formulas) {
    if (typeof formula === 'number') continue
    if ('mul' in formula) facets |= COUNTED[formula.mul[1]]
    else if ('floorDiv' in formula) facets |= COUNTED[formula.floorDiv[0]]
    else if ('sub' in formula) facets |= COUNTED[formula.sub[0]]
    else facets |= countedIn(formula.sum)
  }
  return facets
}
