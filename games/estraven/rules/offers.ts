import { checkCosts } from '@turnwright/actions'
import type { CardId, ChoiceGroup, Seat } from '@turnwright/kernel'
import { isUnit, manaCostOf } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import type { EstravenCost } from '../cards/cost.ts'
import { checkAnswer, manaIn, playingCosts, TURNS_WITHOUT_ATTACK, targetRefusal } from './action-rules.ts'
import { COSTS } from './costs.ts'
import { printed } from './identities.ts'
import { changesPrices } from './stats.ts'
import { type Estraven, type Permanent, playerAt, type Table } from './state.ts'

/** A card to be played, or a group of what is done with other cards. */
export type ActionChoice = CardId | ChoiceGroup<CardId>

const NO_CARDS: readonly CardId[] = []

/** By kind: whether the card has anything to activate. */
const CAN_ACTIVATE: readonly boolean[] = CARDS.map(({ abilities }) =>
  abilities.some(({ kind }) => kind === 'activated'),
)

/** By kind: what is asked of every card in hand at every question. */
const IS_REACTION: readonly boolean[] = CARDS.map(({ type }) => type === 'reaction')
const MANA: readonly number[] = CARDS.map(manaCostOf)
const COSTS_MANA_ALONE: readonly boolean[] = CARDS.map(({ costs }) => costs.every(({ type }) => type === 'MANA'))
const CAN_BE_PITCHED: readonly boolean[] = CARDS.map(({ pitch }) => pitch !== null)

/**
 * The cards in hand that can be played now: those that `refusalFor` finds nothing against. It is asked far too often to
 * check everything anew for each card, so what holds for all of them is looked at once.
 */
export function handToPlay(game: Estraven, seat: Seat): ActionChoice[] {
  const { state, cards } = game
  const { hand, pool } = playerAt(state, seat)
  const playable: ActionChoice[] = []
  const isPriced = !changesPrices(state)
  const isAnswering = state.chain.links.length > 0
  for (const card of hand) {
    const kind = cards.kind(card)
    if (IS_REACTION[kind] !== isAnswering) continue
    if (isPriced && (MANA[kind] as number) > pool) continue
    if (isPlayable(game, seat, card, kind, isPriced)) playable.push(card)
  }
  return playable
}

function isPlayable(game: Estraven, seat: Seat, card: CardId, kind: number, isPriced: boolean): boolean {
  const { type, effects, answers, costs: asPrinted } = printed(kind)
  const costs = isPriced ? asPrinted : playingCosts(game, seat, kind)
  if (COSTS_MANA_ALONE[kind]) {
    if (!isPriced && manaIn(costs) > playerAt(game.state, seat).pool) return false
  } else if (checkCosts(COSTS, costs, game, { playerId: seat, entityId: card }) !== null) return false
  if (type === 'reaction' && checkAnswer(game, seat, answers) !== null) return false
  return effects.length === 0 || targetRefusal(game, seat, card, costs, effects) === null
}

export function pitchable({ state, cards }: Estraven, seat: Seat): readonly CardId[] {
  const found: CardId[] = []
  for (const card of playerAt(state, seat).hand) if (CAN_BE_PITCHED[cards.kind(card)]) found.push(card)
  return found
}

/** Cards on the battlefield with an ability that can be used now. */
export function abilitiesToUse(table: Table, seat: Seat): readonly CardId[] {
  const usable: CardId[] = []
  for (const permanent of playerAt(table.state, seat).battlefield)
    if (CAN_ACTIVATE[permanent.kind] && hasUsable(table, seat, permanent)) usable.push(permanent.card)
  return usable
}

function hasUsable(table: Table, seat: Seat, permanent: Permanent): boolean {
  const { abilities } = printed(permanent.kind)
  for (let at = 0; at < abilities.length; at++) if (isUsable(table, seat, permanent, at)) return true
  return false
}

function isUsable(table: Table, seat: Seat, permanent: Permanent, at: number): boolean {
  const ability = printed(permanent.kind).abilities[at]
  if (ability?.kind !== 'activated' || (ability.answers !== undefined) !== table.state.chain.links.length > 0)
    return false
  if (ability.once === true && (permanent.used & (1 << at)) !== 0) return false
  const { costs, effects, answers } = ability
  if (!canPay(table, seat, permanent, costs)) return false
  if (answers !== undefined && checkAnswer(table, seat, answers) !== null) return false
  return targetRefusal(table, seat, permanent.card, costs, effects) === null
}

/** Amounts, and what costs its own card alone, are seen at a glance; the rest needs a bill. */
function canPay(table: Table, seat: Seat, permanent: Permanent, costs: readonly EstravenCost[]): boolean {
  const { pool, life } = playerAt(table.state, seat)
  if (manaIn(costs) > pool) return false
  let isUsed = false
  for (const cost of costs) {
    if (cost.type === 'MANA') continue
    if (cost.type === 'LIFE') {
      if (cost.amount >= life) return false
    } else if ((cost.type === 'TAP' || cost.type === 'SACRIFICE') && cost.of === undefined && !isUsed) {
      if (cost.type === 'TAP' && permanent.tapped) return false
      isUsed = true
    } else return checkCosts(COSTS, costs, table, { playerId: seat, entityId: permanent.card }) === null
  }
  return true
}

export function attackersOf({ state }: Estraven, seat: Seat): readonly CardId[] {
  if (state.attacked || state.turns <= TURNS_WITHOUT_ATTACK) return NO_CARDS
  const units: CardId[] = []
  for (const permanent of playerAt(state, seat).battlefield) if (canAttack(permanent)) units.push(permanent.card)
  return units
}

/** `pitchable` is mostly the whole hand, and then serves for both. */
export function tradable({ state }: Estraven, seat: Seat, toPitch: readonly CardId[]): readonly CardId[] {
  if (state.traded || state.market.row.length === 0) return NO_CARDS
  const { hand } = playerAt(state, seat)
  return hand.length === toPitch.length ? toPitch : hand.slice()
}

/** By kind: the only ability that can be activated; -1 where there is another number of them. */
const ONLY_ABILITY: readonly number[] = CARDS.map(({ abilities }) => {
  const places = abilities.flatMap(({ kind }, at) => (kind === 'activated' ? [at] : []))
  return places.length === 1 ? (places[0] as number) : -1
})

/** The ability that using a card means, where it has one alone; -1 where somebody has to ask. */
export function onlyAbility({ kind }: Permanent): number {
  return ONLY_ABILITY[kind] as number
}

export function usableAbilities(game: Estraven, seat: Seat, permanent: Permanent): readonly number[] {
  const usable: number[] = []
  const { length } = printed(permanent.kind).abilities
  for (let at = 0; at < length; at++) if (isUsable(game, seat, permanent, at)) usable.push(at)
  return usable
}

function canAttack({ tapped, kind }: Permanent): boolean {
  return !tapped && isUnit(printed(kind))
}
