import type { CardId, Seat } from '@turnwright/kernel'
import type { Granted, Op } from '../../cards/effect.ts'
import type { Goods } from '../../cards/goods.ts'
import { SPACE_IDS, type SpaceId } from '../../cards/space-names.ts'
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
import { quantity, tierOf, valueOf, yieldOf } from '../quantities.ts'
import type { Chosen } from '../questions.ts'
import { promiseField, promiseGoods, roundsMeant } from '../schedule.ts'
import { type PlayedCard, playerAt, presentFrom } from '../state.ts'
import type { Occasion } from './run-effect.ts'

/** Whether a part of an effect could be done now. What gives something at once always can. */
export function canDo(actions: AgricolaActionManager, seat: Seat, op: Op): boolean {
  const { state } = actions.game
  if ('action' in op) return canDoGranted(actions, seat, op)
  if ('oneOf' in op) return op.oneOf.some((each) => canDoGranted(actions, seat, each))
  if ('schedule' in op) return roundsMeant(state.round, op.schedule.rounds).length > 0
  if ('harvestExtra' in op) return fieldsWith(playerAt(state, seat).farm, op.harvestExtra.crop) !== 0
  return true
}

function canDoGranted({ game }: AgricolaActionManager, seat: Seat, op: Granted): boolean {
  const { state } = game
  switch (op.action) {
    case 'plow':
      return canPlow(state, seat)
    case 'bakeBread':
      return canBake(state, seat)
    case 'fencePasture':
      return canFenceOneCell(state, seat, op.woodCost)
    case 'buildStable':
      return canBuildStable(state, seat, op.cost)
    case 'buildRoom':
      return canBuildRoom(state, seat)
    case 'renovate':
      return canRenovate(state, seat)
    case 'playOccupation':
      return canPlayOccupation(game, seat, op.cost)
    case 'playMinor':
      // Everybody knows how many somebody holds, but not whether one of them could be played: asking tells nothing.
      return holdsMinor(game, seat)
  }
}

function doGranted(actions: AgricolaActionManager, seat: Seat, op: Granted): void {
  switch (op.action) {
    case 'plow':
      return plowFields(actions, seat, op.n)
    case 'bakeBread':
      return bakeBread(actions, seat)
    case 'fencePasture':
      return fenceOneCell(actions, seat, op.woodCost)
    case 'buildStable':
      return buildStables(actions, seat, op.cost, op.exactly)
    case 'buildRoom':
      return buildRooms(actions, seat, op.exactly)
    case 'renovate':
      return renovate(actions, seat)
    case 'playOccupation':
      return playOccupation(actions, seat, op.cost)
    case 'playMinor':
      return improve(actions, seat, { majors: false, minors: true, maySkip: true })
  }
}

/** One part of an effect. */
export function perform(
  actions: AgricolaActionManager,
  seat: Seat,
  played: PlayedCard,
  op: Op,
  { place }: Occasion,
): void {
  const { state } = actions.game
  const moment = { state, seat, played }
  const { card } = played
  const from = { card }
  if ('action' in op) return canDoGranted(actions, seat, op) ? doGranted(actions, seat, op) : undefined
  if ('gain' in op) return gainFrom(actions, seat, yieldOf(moment, op.gain), from)
  if ('gainChoice' in op) return gainOneOf(actions, seat, op.gainChoice, from)
  if ('gainTier' in op) {
    const { good, by, tiers } = op.gainTier
    return gainFrom(actions, seat, { [good]: tierOf(tiers, quantity(moment, by)) }, from)
  }
  if ('gainByPlayers' in op) return gainFrom(actions, seat, forPlayers(op.gainByPlayers, state.players.length), from)
  if ('gainOthers' in op) {
    for (const other of presentFrom(state, seat)) if (other !== seat) gainFrom(actions, other, op.gainOthers, from)
    return
  }
  if ('schedule' in op) return promiseGoods(actions.game, seat, op.schedule.goods, op.schedule.rounds)
  if ('scheduleAction' in op) return promiseField(actions.game, seat, op.scheduleAction.n, op.scheduleAction.rounds)
  if ('oneOf' in op) return doOneOf(actions, seat, op.oneOf, card)
  if ('points' in op) {
    return gainPoints(actions, seat, valueOf(moment, op.points), card)
  }
  if ('returnToSpace' in op) {
    return place === null ? undefined : putBack(actions, seat, place, op.returnToSpace.wood ?? 0)
  }
  if ('harvestExtra' in op) return harvestExtra(actions, seat, op.harvestExtra.crop, op.harvestExtra.perField)
  if ('breed' in op) return breedKinds(actions, seat, op.breed)
  throw new RangeError(`${Object.keys(op).join()} is asked for elsewhere`)
}

function gainPoints({ game }: AgricolaActionManager, seat: Seat, n: number, card: CardId): void {
  playerAt(game.state, seat).bonus += n
  if (n > 0) game.tell({ kind: 'gets-points', seat, n, card })
}

function putBack({ game }: AgricolaActionManager, seat: Seat, place: number, n: number): void {
  game.state.stock[place] = (game.state.stock[place] as number) + n
  game.tell({ kind: 'leaves-goods', seat, goods: { wood: n }, space: SPACE_IDS[place] as SpaceId })
}

function forPlayers(by: Readonly<Record<'1' | '2' | '3' | '4', Goods>>, players: number): Goods {
  return by[`${players}` as '1' | '2' | '3' | '4']
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
