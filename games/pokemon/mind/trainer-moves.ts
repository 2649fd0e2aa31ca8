import type { CardId, Seat, Selection } from '@turnwright/kernel'
import { limits, weights } from '../generator/v2/weights.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { anyPokemon, other, type PlayerState } from '../rules/state.ts'
import type { Moves } from './moves.ts'
import { bestAttack, knockOutByBest, threat } from './prospects.ts'
import type { Scene } from './scene.ts'
import { wanted } from './wanted.ts'

/** Whether the deck lasts for the turns that the Prizes still take, after so many draws. */
export function deckLasts({ deck, prizes }: PlayerState, draws = 2): boolean {
  return deck.length - draws >= limits.deckReserve + limits.deckPerPrize * prizes.length
}

export function play(card: CardId | undefined): Selection | null {
  return card === undefined ? null : [card]
}

const PLUS = 10

/** PlusPower where it makes a knock-out likely. */
export function strengthen(
  scene: Scene,
  seat: Seat,
  active: PokemonInPlay,
  defender: PokemonInPlay,
  out: number,
  { trainers, plusses }: Moves,
): Selection | null {
  if (plusses === 0 || out > 1 - limits.knockOutLikelier) return null
  bestAttack(scene, seat, active, defender, -1, PLUS * plusses)
  return knockOutByBest() - out >= limits.knockOutLikelier ? play(trainers.get('plus')) : null
}

/** Without energy nobody attacks. */
export function starve(me: PlayerState, foe: PlayerState, { trainers }: Moves): Selection | null {
  const free = trainers.get('starves')
  if (free !== undefined) return [free]
  const paid = trainers.get('starves-at-a-price')
  if (paid === undefined) return null
  const isRich = anyPokemon(foe, ({ energy }) => energy.length > 1)
  return isRich && me.bench.some(({ energy }) => energy.length > 0) ? [paid] : null
}

const LIKELY = 0.5
const SMALL_HEALING = 20
const LARGE_HEALING = 40

/** Conditions and damage, unless the opponent is about to be knocked out. */
export function save(
  scene: Scene,
  seat: Seat,
  me: PlayerState,
  active: PokemonInPlay,
  defender: PokemonInPlay,
  out: number,
  { trainers }: Moves,
): Selection | null {
  if (trainers.size === 0) return null
  if (active.condition !== null) {
    const cure = trainers.get('cures')
    if (cure !== undefined) return [cure]
  }
  const center = trainers.get('heals-all')
  if (center !== undefined && healedByAll(me) >= limits.centerHeals) return [center]
  if (active.damage >= SMALL_HEALING) {
    const potion = trainers.get('heals')
    if (potion !== undefined) return [potion]
  }
  if (out > LIKELY) return null
  if (active.damage >= LARGE_HEALING && active.energy.length > 1) {
    const potion = trainers.get('heals-at-a-price')
    if (potion !== undefined) return [potion]
  }
  const shield = trainers.get('shields')
  const escape = me.bench.length > 0 ? trainers.get('takes-back') : undefined
  if (shield === undefined && escape === undefined) return null
  if (threat(scene, other(seat), defender, active) <= LIKELY) return null
  if (shield !== undefined) return [shield]
  return escape !== undefined && active.damage > 0 && active.energy.length < 2 ? [escape] : null
}

function healedByAll({ active, bench }: PlayerState): number {
  let healed = 0
  for (const { damage, energy } of active === null ? bench : [active, ...bench])
    if (damage > 0) healed += damage - weights.energyForHealing * energy.length
  return healed
}

/** Cards for other cards, and what spoils the opponent's. */
export function refill(
  scene: Scene,
  seat: Seat,
  me: PlayerState,
  foe: PlayerState,
  { trainers }: Moves,
): Selection | null {
  if (trainers.size === 0) return null
  const others = me.hand.length - 1
  const search = trainers.get('searches')
  if (search !== undefined && deckLasts(me) && countCheap(scene, seat, me, search) >= limits.cardsToPay) return [search]
  const retrieval = trainers.get('retrieves-energy')
  if (retrieval !== undefined && countCheap(scene, seat, me, retrieval) >= 1) return [retrieval]
  const meddling = foe.hand.length > 7 ? trainers.get('meddles') : undefined
  if (meddling !== undefined) return [meddling]
  const lass = foe.hand.length > limits.handTooSmall && trainers.size < 3 ? trainers.get('lass') : undefined
  if (lass !== undefined) return [lass]
  return others <= limits.fewInHand && deckLasts(me, 8) ? play(trainers.get('new-hand')) : null
}

function countCheap(scene: Scene, seat: Seat, { hand }: PlayerState, price: CardId): number {
  let n = 0
  for (const card of hand) if (card !== price && wanted(scene, seat, card) <= limits.cheap) n++
  return n
}
