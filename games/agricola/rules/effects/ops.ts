import { type CardId, nth, type Seat } from '@turnwright/kernel'
import type { Granted, GrantedAction, Op, Ops } from '../../cards/effect.ts'
import type { Goods } from '../../cards/goods.ts'
import { nameIn } from '../../cards/name-in.ts'
import { fieldsWith } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { bakeBread, canBake } from '../actions/bake.ts'
import { canFenceOneCell, fenceOneCell } from '../actions/fences.ts'
import { improve } from '../actions/improvement.ts'
import { holdsMinor } from '../actions/improvement-prices.ts'
import { canPlayOccupation, playOccupation } from '../actions/occupation.ts'
import { canPlow, plowFields } from '../actions/plow.ts'
import { canRenovate, renovate } from '../actions/renovate.ts'
import { buildRooms, canBuildRoom } from '../actions/rooms.ts'
import { buildStables, canBuildStable } from '../actions/stables.ts'
import { gainFrom, gainOneOf } from '../gain.ts'
import { breedKinds } from '../harvest/breeding.ts'
import { harvestExtra } from '../harvest/extra-harvest.ts'
import { type Moment, quantity, tierOf, valueOf, yieldOf } from '../quantities.ts'
import type { Chosen } from '../questions.ts'
import { promiseField, promiseGoods, roundsMeant } from '../schedule.ts'
import { spaceIdAt } from '../spaces/board.ts'
import { type PlayedCard, playerAt, presentFrom } from '../state.ts'
import type { Occasion } from './run-effect.ts'

/** A card at work: whose it is, and what it is about. */
interface Use {
  readonly actions: AgricolaActionManager
  readonly seat: Seat
  readonly played: PlayedCard
  readonly occasion: Occasion
}

/** How a sub-action is granted: whether it can be done now, and how it is done. */
interface GrantRule<Terms> {
  can(actions: AgricolaActionManager, seat: Seat, terms: Terms): boolean
  do(actions: AgricolaActionManager, seat: Seat, terms: Terms): unknown
}
type GrantRules = {
  readonly [Action in GrantedAction]: GrantRule<Extract<Granted, { readonly action: Action }>>
}

const GRANTS: GrantRules = {
  plow: {
    can: ({ game }, seat) => canPlow(game.state, seat),
    do: (actions, seat, { n }) => plowFields(actions, seat, n),
  },
  bakeBread: {
    can: ({ game }, seat) => canBake(game.state, seat),
    do: (actions, seat) => bakeBread(actions, seat),
  },
  fencePasture: {
    can: ({ game }, seat, { woodCost }) => canFenceOneCell(game.state, seat, woodCost),
    do: (actions, seat, { woodCost }) => fenceOneCell(actions, seat, woodCost),
  },
  buildStable: {
    can: ({ game }, seat, { cost }) => canBuildStable(game.state, seat, cost),
    do: (actions, seat, { cost, exactly }) => buildStables(actions, seat, cost, exactly),
  },
  buildRoom: {
    can: ({ game }, seat) => canBuildRoom(game.state, seat),
    do: (actions, seat, { exactly }) => buildRooms(actions, seat, exactly),
  },
  renovate: {
    can: ({ game }, seat) => canRenovate(game.state, seat),
    do: (actions, seat) => renovate(actions, seat),
  },
  playOccupation: {
    can: ({ game }, seat, { cost }) => canPlayOccupation(game, seat, cost),
    do: (actions, seat, { cost }) => playOccupation(actions, seat, cost),
  },
  playMinor: {
    // Everybody knows how many somebody holds, but not whether one of them could be played: asking tells nothing.
    can: ({ game }, seat) => holdsMinor(game, seat),
    do: (actions, seat) => improve(actions, seat, { majors: false, minors: true, maySkip: true }),
  },
}

/** The rule of an action takes the terms of that action: an entry of the table fits whatever `Granted` it is found by. */
function grantRule({ action }: Granted): GrantRule<Granted> {
  return GRANTS[action]
}

function canDoGranted(actions: AgricolaActionManager, seat: Seat, op: Granted): boolean {
  return grantRule(op).can(actions, seat, op)
}

function doGranted(actions: AgricolaActionManager, seat: Seat, op: Granted): void {
  grantRule(op).do(actions, seat, op)
}

/** Carries out a part of an effect. Taken from a method, so that those of all kinds stand in one table, looked up by name. */
type Does<Content> = { does(use: Use, content: Content): void }['does']

/** How each part of an effect is done. One that nobody carries out does not compile. */
const OPS: { readonly [Name in keyof Ops]: Does<Ops[Name]> } = {
  gain: (use, goods) => gains(use, yieldOf(momentOf(use), goods)),
  gainChoice: ({ actions, seat, played }, things) => gainOneOf(actions, seat, things, { card: played.card }),
  gainTier: (use, { good, by, tiers }) => gains(use, { [good]: tierOf(tiers, quantity(momentOf(use), by)) }),
  gainByPlayers: (use, by) => gains(use, forPlayers(by, use.actions.game.state.players.length)),
  gainOthers: ({ actions, seat, played }, goods) => {
    for (const other of presentFrom(actions.game.state, seat))
      if (other !== seat) gainFrom(actions, other, goods, { card: played.card })
  },
  schedule: ({ actions, seat }, { goods, rounds }) => promiseGoods(actions.game, seat, goods, rounds),
  scheduleAction: ({ actions, seat }, { n, rounds }) => promiseField(actions.game, seat, n, rounds),
  oneOf: ({ actions, seat, played }, ops) => doOneOf(actions, seat, ops, played.card),
  points: (use, formula) => gainPoints(use.actions, use.seat, valueOf(momentOf(use), formula), use.played.card),
  returnToSpace: ({ actions, seat, occasion: { place } }, { wood }) => {
    if (place !== null) putBack(actions, seat, place, wood)
  },
  harvestExtra: ({ actions, seat }, { crop, perField }) => harvestExtra(actions, seat, crop, perField),
  breed: ({ actions, seat }, kinds) => breedKinds(actions, seat, kinds),
}

function momentOf({ actions, seat, played }: Use): Moment {
  return { state: actions.game.state, seat, played }
}

function gains({ actions, seat, played }: Use, goods: Goods): void {
  gainFrom(actions, seat, goods, { card: played.card })
}

/** Whether a part of an effect could be done now. What gives something at once always can. */
export function canDo(actions: AgricolaActionManager, seat: Seat, op: Op): boolean {
  const { state } = actions.game
  if ('action' in op) return canDoGranted(actions, seat, op)
  if ('oneOf' in op) return op.oneOf.some((each) => canDoGranted(actions, seat, each))
  if ('schedule' in op) return roundsMeant(state.round, op.schedule.rounds).length > 0
  if ('harvestExtra' in op) return fieldsWith(playerAt(state, seat).farm, op.harvestExtra.crop) !== 0
  return true
}

/** One part of an effect. */
export function perform(
  actions: AgricolaActionManager,
  seat: Seat,
  played: PlayedCard,
  op: Op,
  occasion: Occasion,
): void {
  if ('action' in op) return canDoGranted(actions, seat, op) ? doGranted(actions, seat, op) : undefined
  const use = { actions, seat, played, occasion }
  // Each has one key, and that entry of the table takes what stands under it.
  for (const [name, content] of Object.entries<Ops[keyof Ops]>(op)) {
    const does: Does<Ops[keyof Ops]> = OPS[nameIn(OPS, name)]
    does(use, content)
  }
}

function gainPoints({ game }: AgricolaActionManager, seat: Seat, n: number, card: CardId): void {
  playerAt(game.state, seat).bonus += n
  if (n > 0) game.tell({ kind: 'gets-points', seat, n, card })
}

function putBack({ game }: AgricolaActionManager, seat: Seat, place: number, n: number): void {
  game.state.stock[place] = (game.state.stock[place] ?? 0) + n
  game.tell({ kind: 'leaves-goods', seat, goods: { wood: n }, space: spaceIdAt(place) })
}

function forPlayers(by: Readonly<Record<'1' | '2' | '3' | '4', Goods>>, players: number): Goods {
  return nth([by[1], by[2], by[3], by[4]], players - 1)
}

interface GrantChoice {
  readonly id: string
  readonly about: Chosen
  readonly value: Granted
}

const ALWAYS_ASKED = { noAutoRespond: true }

function doOneOf(actions: AgricolaActionManager, seat: Seat, ops: readonly Granted[], card: CardId): void {
  const possible = (): readonly GrantChoice[] =>
    ops
      .filter((op) => canDoGranted(actions, seat, op))
      .map((op) => ({ id: op.action, about: { kind: 'grant', action: op.action }, value: op }))
  const [op] = actions.some(seat, { kind: 'choose-action', card }, possible, {}, ALWAYS_ASKED)
  if (op !== undefined) doGranted(actions, seat, op)
}
