import { type CardId, type Seat, take } from '@turnwright/kernel'
import { isUnit } from '../cards/card.ts'
import type { Place } from '../cards/effect.ts'
import { printed } from './identities.ts'
import { healthOf } from './stats.ts'
import { type Estraven, type EstravenState, type Permanent, playerAt } from './state.ts'
import { setOff } from './set-off.ts'

export function findPermanent(state: EstravenState, seat: Seat, card: number): Permanent | null {
  for (const permanent of playerAt(state, seat).battlefield) if (permanent.card === card) return permanent
  return null
}

/** The same where the rules know that it is there. */
export function permanentAt(state: EstravenState, seat: Seat, card: CardId): Permanent {
  const permanent = findPermanent(state, seat, card)
  if (permanent === null) throw new RangeError(`seat ${seat} has no such card on the battlefield`)
  return permanent
}

/** Who controls a card on the battlefield; -1 where it is not there. */
export function controllerOf(state: EstravenState, card: number): Seat {
  for (let seat = 0; seat < state.players.length; seat++) if (findPermanent(state, seat, card) !== null) return seat
  return -1
}

/** A card comes to the battlefield; whoever gets it there owns it. It may act at once unless it says otherwise. */
export function arrive({ state, cards }: Estraven, seat: Seat, card: CardId): void {
  const kind = cards.kind(card)
  const permanent: Permanent = {
    card,
    kind,
    owner: seat,
    tapped: printed(kind).entersTapped,
    damage: 0,
    power: 0,
    resistance: 0,
    health: 0,
    powerNow: 0,
    resistanceNow: 0,
    healthNow: 0,
    keywordsNow: 0,
    used: 0,
    isLent: false,
  }
  playerAt(state, seat).battlefield.push(permanent)
  setOff(state, 'arrival', seat, permanent)
}

/** Takes a card off the battlefield and out of the fight. */
function lift(state: EstravenState, seat: Seat, permanent: Permanent): void {
  const { battlefield } = playerAt(state, seat)
  battlefield.splice(battlefield.indexOf(permanent), 1)
  const { combat } = state
  if (combat === null) return
  combat.attackers = combat.attackers.filter((card) => card !== permanent.card)
  combat.blocks = combat.blocks.filter(
    ({ attacker, blocker }) => attacker !== permanent.card && blocker !== permanent.card,
  )
}

/** Destroyed or sacrificed: to the owner's graveyard. Tokens go back to the box. */
export function die(state: EstravenState, seat: Seat, permanent: Permanent): void {
  lift(state, seat, permanent)
  const card = printed(permanent.kind)
  ;(card.isToken ? state.box : playerAt(state, permanent.owner).graveyard).push(permanent.card)
  if (isUnit(card)) setOff(state, 'death', seat, permanent)
}

/** Leaves without dying. */
export function moveAway(state: EstravenState, seat: Seat, permanent: Permanent, to: Place): void {
  lift(state, seat, permanent)
  const owner = playerAt(state, permanent.owner)
  if (printed(permanent.kind).isToken) state.box.push(permanent.card)
  else if (to === 'hand') owner.hand.push(permanent.card)
  else if (to === 'exile') owner.exile.push(permanent.card)
  else if (to === 'library-top') owner.library.push(permanent.card)
  else owner.library.unshift(permanent.card)
}

/** Until the end of the turn somebody else commands it. */
export function handOver(state: EstravenState, from: Seat, to: Seat, permanent: Permanent): void {
  if (from === to) return
  lift(state, from, permanent)
  permanent.isLent = permanent.owner !== to
  playerAt(state, to).battlefield.push(permanent)
}

/** E44: all units without health left are destroyed together. */
export function buryTheDead(game: Estraven): void {
  const { state } = game
  let dead: { readonly seat: Seat; readonly unit: Permanent }[] | null = null
  for (let seat = 0; seat < state.players.length; seat++)
    for (const unit of playerAt(state, seat).battlefield)
      if (mayBeDead(unit) && isUnit(printed(unit.kind)) && unit.damage >= healthOf(state, seat, unit)) {
        dead ??= []
        dead.push({ seat, unit })
      }
  if (dead === null) return
  state.moment++
  for (const { seat, unit } of dead) {
    die(state, seat, unit)
    game.tell({ kind: 'destroyed', card: unit.card })
  }
  // What the dead lent to others is gone with them.
  buryTheDead(game)
}

/** Unhurt and unchanged, nothing dies: every unit is printed with some health, and what is lent only adds to it. */
function mayBeDead({ damage, health, healthNow }: Permanent): boolean {
  return damage > 0 || health + healthNow < 0
}

/** Makes a troop out of the box, or a new one. */
export function createToken(game: Estraven, seat: Seat, identity: string): void {
  const { state, cards } = game
  const spare = state.box.find((card) => cards.identity(card) === identity)
  if (spare !== undefined) take(spare, state.box)
  const [card] = spare === undefined ? cards.create('token', [identity], 'everyone') : [spare]
  if (card === undefined) return
  arrive(game, seat, card)
  game.tell({ kind: 'token', card, seat })
}
