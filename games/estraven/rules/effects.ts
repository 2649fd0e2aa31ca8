import { type CardId, type Seat, take } from '@turnwright/kernel'
import type { Aim, Effect } from '../cards/effect.ts'
import { isChosen, isLegalTarget } from './aims.ts'
import { amountOf } from './amounts.ts'
import {
  arrive,
  buryTheDead,
  controllerOf,
  createToken,
  die,
  findPermanent,
  handOver,
  moveAway,
} from './battlefield.ts'
import { discardCards, drawCards, searchLibrary } from './card-effects.ts'
import { hasKeyword, isLike, keywordBit } from './stats.ts'
import { type Estraven, opponentOf, type Permanent, playerAt, seatTarget, targetCard, targetSeat } from './state.ts'

/** Effects taking place: for whom, of which card, and at what. */
export interface Doing {
  readonly game: Estraven
  readonly by: Seat
  readonly card: CardId
  readonly targets: readonly number[]
  /** The number of the link that does it; 0 for what was set off. */
  readonly link: number
}

type Did = Doing & { next: number; last: readonly number[] }

/** E28: one effect after the other, for whoever put them there; what has no health left dies after each. */
export function carryOut(doing: Doing, effects: readonly Effect[]): void {
  const did: Did = { ...doing, next: 0, last: [] }
  for (const effect of effects) {
    did.game.state.moment++
    carryOutOne(did, effect)
    buryTheDead(did.game)
  }
}

function carryOutOne(did: Did, effect: Effect): void {
  const { game, by } = did
  const { state } = game
  switch (effect.do) {
    case 'damage':
      return forEach(did, effect.to, (target) => damage(game, target, amountOf(game, by, effect.amount), did.card))
    case 'heal':
      return forEach(did, effect.to, (target) => heal(game, target, amountOf(game, by, effect.amount)))
    case 'draw':
      return drawCards(game, whoOf(did, effect.who), amountOf(game, by, effect.count))
    case 'discard':
      return discardCards(game, whoOf(did, effect.who), effect.count)
    case 'destroy':
      return onEach(did, effect.what, (unit, seat) => {
        game.tell({ kind: 'destroyed', card: unit.card })
        die(state, seat, unit)
      })
    case 'counter':
      return forEach(did, effect.what, (target) => counter(did, target))
    case 'move':
      return onEach(did, effect.what, (unit, seat) => {
        game.tell({ kind: 'moves', card: unit.card, seat: unit.owner, to: effect.to })
        moveAway(state, seat, unit, effect.to)
      })
    case 'tap':
    case 'untap':
      return onEach(did, effect.what, (unit) => turn(game, unit, effect.do === 'tap'))
    case 'modify':
      return onEach(did, effect.what, (unit) => modify(game, unit, effect))
    case 'token':
      return times(amountOf(game, by, effect.count), () => createToken(game, by, effect.token))
    case 'mana':
      return addMana(game, by, amountOf(game, by, effect.amount))
    case 'search':
      return searchLibrary(game, by, effect.like)
    case 'return':
      return forEach(did, effect.what, (card) => bringBack(game, by, targetCard(card), effect.to))
    case 'control':
      return onEach(did, effect.what, (unit, seat) => takeOver(game, seat, by, unit))
  }
}

function times(count: number, act: () => void): void {
  for (let n = 0; n < count; n++) act()
}

function whoOf({ game, by }: Did, who: 'you' | 'opponent'): Seat {
  return who === 'you' ? by : opponentOf(game.state, by)
}

/** What the aim is at now. A target that is no longer legal is left alone. */
function aimedAt(did: Did, aim: Aim): readonly number[] {
  const { game, by, card } = did
  if (isChosen(aim)) {
    const target = did.targets[did.next++] as number
    return isLegalTarget(game, by, card, aim, target) ? [target] : []
  }
  switch (aim.at) {
    case 'self':
      return [card]
    case 'you':
      return [seatTarget(by)]
    case 'opponent':
      return [seatTarget(opponentOf(game.state, by))]
    case 'same':
      return did.last
    case 'each':
      return everyOne(did, aim)
  }
}

function everyOne({ game: { state }, by, card }: Did, aim: Extract<Aim, { at: 'each' }>): readonly number[] {
  const all: number[] = []
  for (let seat = 0; seat < state.players.length; seat++) {
    if (aim.whose !== 'any' && (aim.whose === 'yours') !== (seat === by)) continue
    for (const permanent of playerAt(state, seat).battlefield)
      if ((aim.other !== true || permanent.card !== card) && isLike(state, seat, permanent, aim.like))
        all.push(permanent.card)
  }
  return all
}

function forEach(did: Did, aim: Aim, act: (target: number) => void): void {
  const targets = aimedAt(did, aim)
  did.last = targets
  for (const target of targets) act(target)
}

/** The same where the aim is at cards on the battlefield. */
function onEach(did: Did, aim: Aim, act: (permanent: Permanent, seat: Seat) => void): void {
  const { state } = did.game
  forEach(did, aim, (target) => {
    const seat = controllerOf(state, target)
    const permanent = seat < 0 ? null : findPermanent(state, seat, target)
    if (permanent !== null) act(permanent, seat)
  })
}

/** E29: damage by an effect is not reduced by resistance. */
function damage(game: Estraven, target: number, amount: number, source: CardId): void {
  if (amount <= 0) return
  if (target < 0) {
    const seat = targetSeat(target)
    const player = playerAt(game.state, seat)
    player.life -= amount
    game.tell({ kind: 'hurts-player', card: source, seat, damage: amount, life: player.life })
  } else {
    const unit = standing(game, target)
    if (unit === null) return
    unit.damage += amount
    game.tell({ kind: 'hurts-unit', card: source, target: { card: unit.card }, damage: amount })
  }
  bond(game, source, amount)
}

/** E38: what a unit with Lifebond deals heals whoever controls it. */
export function bond(game: Estraven, source: CardId, amount: number): void {
  const { state } = game
  const seat = controllerOf(state, source)
  const unit = seat < 0 ? null : findPermanent(state, seat, source)
  if (unit !== null && hasKeyword(state, seat, unit, 'lifebond')) gainLife(game, seat, amount)
}

function gainLife(game: Estraven, seat: Seat, amount: number): void {
  if (amount <= 0) return
  const player = playerAt(game.state, seat)
  player.life += amount
  game.tell({ kind: 'gains-life', seat, amount, life: player.life })
}

function heal(game: Estraven, target: number, amount: number): void {
  if (target < 0) return gainLife(game, targetSeat(target), amount)
  const unit = standing(game, target)
  if (unit === null) return
  const healed = Math.min(unit.damage, amount)
  if (healed <= 0) return
  unit.damage -= healed
  game.tell({ kind: 'is-healed', card: unit.card, amount: healed })
}

/** A card on the battlefield, whoever controls it. */
function standing({ state }: Estraven, target: number): Permanent | null {
  const seat = controllerOf(state, target)
  return seat < 0 ? null : findPermanent(state, seat, target)
}

function turn(game: Estraven, permanent: Permanent, isTapped: boolean): void {
  if (permanent.tapped === isTapped) return
  permanent.tapped = isTapped
  game.tell({ kind: isTapped ? 'tapped' : 'untapped', card: permanent.card })
}

function addMana(game: Estraven, seat: Seat, mana: number): void {
  if (mana <= 0) return
  const player = playerAt(game.state, seat)
  player.pool += mana
  game.tell({ kind: 'adds-mana', seat, mana, pool: player.pool })
}

function takeOver(game: Estraven, from: Seat, to: Seat, permanent: Permanent): void {
  if (from === to) return
  handOver(game.state, from, to, permanent)
  game.tell({ kind: 'taken-over', card: permanent.card, seat: to })
}

function counter({ game, link: number }: Did, target: number): void {
  const link = game.state.chain.links.find(({ id }) => id === target)
  if (link === undefined) return
  link.countered = true
  link.counteredBy = number
  game.tell({ kind: 'countered', card: link.card, link: link.id })
}

function modify(game: Estraven, unit: Permanent, effect: Extract<Effect, { do: 'modify' }>): void {
  const { power = 0, resistance = 0, health = 0, keyword = null, lasts } = effect
  if (lasts === 'game') {
    unit.power += power
    unit.resistance += resistance
    unit.health += health
  } else {
    unit.powerNow += power
    unit.resistanceNow += resistance
    unit.healthNow += health
  }
  if (keyword !== null) unit.keywordsNow |= keywordBit(keyword)
  game.tell({ kind: 'changed', card: unit.card, power, resistance, health, keyword, lasts })
}

function bringBack(game: Estraven, by: Seat, card: CardId, to: 'hand' | 'battlefield'): void {
  const { hand, graveyard } = playerAt(game.state, by)
  if (!graveyard.includes(card)) return
  take(card, graveyard)
  if (to === 'hand') hand.push(card)
  else arrive(game, by, card)
  game.tell({ kind: 'comes-back', card, seat: by, to })
}
