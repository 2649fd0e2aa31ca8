import { isRefusal, refusalIn } from '@turnwright/actions'
import type { CardId, ChoiceGroup, Seat } from '@turnwright/kernel'
import { isUnit, manaCostOf } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { ACTION_RULES } from './action-rules.ts'
import { printed } from './identities.ts'
import { mostRebate } from './stats.ts'
import { type Estraven, type Permanent, playerAt } from './state.ts'

/** A card to be played, or a group of what is done with other cards. */
export type ActionChoice = string | number | ChoiceGroup<CardId>

const NO_CARDS: readonly CardId[] = []

/** By kind: whether the card has anything to activate. */
const CAN_ACTIVATE: readonly boolean[] = CARDS.map(({ abilities }) =>
  abilities.some(({ kind }) => kind === 'activated'),
)

/** By kind: what is asked of every card in hand at every question. */
const IS_REACTION: readonly boolean[] = CARDS.map(({ type }) => type === 'reaction')
const MANA: readonly number[] = CARDS.map(manaCostOf)
const CAN_BE_PITCHED: readonly boolean[] = CARDS.map(({ pitch }) => pitch !== null)

/** The cards in hand that can be played now. */
export function handToPlay(game: Estraven, seat: Seat): ActionChoice[] {
  const { state, cards } = game
  const { hand, pool } = playerAt(state, seat)
  const playable: ActionChoice[] = []
  // Most cards are out of reach at first sight; only the rest is looked at closely.
  const reach = pool + mostRebate(state, seat)
  const mayAnswer = state.chain.links.length > 0
  for (const card of hand) {
    const kind = cards.kind(card)
    if (IS_REACTION[kind] !== mayAnswer || (MANA[kind] as number) > reach) continue
    const action = { type: 'PLAY_CARD', playerId: seat, entityId: card } as const
    const context = ACTION_RULES.contexts.PLAY_CARD(action, game)
    if (!isRefusal(context) && refusalIn(ACTION_RULES, action, game, context) === null) playable.push(card)
  }
  return playable
}

export function pitchable({ state, cards }: Estraven, seat: Seat): readonly CardId[] {
  const found: CardId[] = []
  for (const card of playerAt(state, seat).hand) if (CAN_BE_PITCHED[cards.kind(card)]) found.push(card)
  return found
}

/** Cards on the battlefield with an ability that can be used now. */
export function abilitiesToUse(game: Estraven, seat: Seat): readonly CardId[] {
  const usable: CardId[] = []
  for (const permanent of playerAt(game.state, seat).battlefield)
    if (CAN_ACTIVATE[permanent.kind] && hasUsable(game, seat, permanent)) usable.push(permanent.card)
  return usable
}

function hasUsable(game: Estraven, seat: Seat, permanent: Permanent): boolean {
  const { abilities } = printed(permanent.kind)
  for (let at = 0; at < abilities.length; at++) if (isUsable(game, seat, permanent, at)) return true
  return false
}

function isUsable(game: Estraven, seat: Seat, { kind, card, tapped }: Permanent, at: number): boolean {
  const ability = printed(kind).abilities[at]
  if (ability?.kind !== 'activated' || (ability.answers !== undefined) !== game.state.chain.links.length > 0)
    return false
  const [first] = ability.costs
  if (tapped && first?.type === 'TAP' && first.of === undefined) return false
  const action = { type: 'ACTIVATE_ABILITY', playerId: seat, entityId: card, ability: at } as const
  const context = ACTION_RULES.contexts.ACTIVATE_ABILITY(action, game)
  return !isRefusal(context) && refusalIn(ACTION_RULES, action, game, context) === null
}

export function attackersOf({ state }: Estraven, seat: Seat): readonly CardId[] {
  if (state.attacked) return NO_CARDS
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

export function usableAbilities(game: Estraven, seat: Seat, permanent: Permanent): readonly number[] {
  const usable: number[] = []
  const { length } = printed(permanent.kind).abilities
  for (let at = 0; at < length; at++) if (isUsable(game, seat, permanent, at)) usable.push(at)
  return usable
}

export function canAttack({ tapped, kind }: Permanent): boolean {
  return !tapped && isUnit(printed(kind))
}
