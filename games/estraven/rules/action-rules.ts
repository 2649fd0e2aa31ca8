import {
  type ActionContext,
  type ActivateAbilityAction,
  isRefusal,
  type PlayCardAction,
  type ActionRules,
  createActivateAbilityContext,
  createAttackContext,
  createEndTurnContext,
  createPassPriorityContext,
  createPlayCardContext,
  type Printed,
  type Refusal,
  refuse,
} from '@turnwright/actions'
import type { CardId, Seat } from '@turnwright/kernel'
import { isUnit } from '../cards/card.ts'
import type { EstravenCost } from '../cards/cost.ts'
import type { Effect } from '../cards/effect.ts'
import type { Filter } from '../cards/filter.ts'
import type { LinkSort } from '../cards/words-of-the-game.ts'
import type { EstravenAction, LeadAction } from './action.ts'
import { cheapestWard, chosenAims, mayAnswer, needsTarget } from './aims.ts'
import { findPermanent } from './battlefield.ts'
import { COSTS } from './costs.ts'
import { printed } from './identities.ts'
import { isPrintedLike, priceChange } from './stats.ts'
import { type EstravenState, playerAt, type Table } from './state.ts'

export type Context = ActionContext<EstravenCost, Effect>

/** E39: turns at the start of a game in which nobody attacks. */
export const TURNS_WITHOUT_ATTACK = 4

const NOTHING: Context = { costs: [], effects: [], requiresTargetSelection: false }
const TAP_ITSELF: readonly EstravenCost[] = [{ type: 'TAP' }]

/** What cards say of the actions that are done with them. */
const words: Printed<Table, EstravenAction, EstravenCost, Effect> = {
  costs(action, table) {
    switch (action.type) {
      case 'PLAY_CARD':
        return playingCosts(table, action.playerId, table.cards.kind(action.entityId))
      case 'ACTIVATE_ABILITY':
        return abilityOf(table, action.playerId, action.entityId, action.ability)?.costs ?? refuse('UNKNOWN_CARD')
      case 'ATTACK':
        return attackCosts(table, action)
      case 'PASS_PRIORITY':
      case 'END_TURN':
      case 'PITCH':
      case 'TRADE':
        return NOTHING.costs
    }
  },
  effects(action, { state, cards }) {
    if (action.type === 'PLAY_CARD') return printed(cards.kind(action.entityId)).effects
    if (action.type !== 'ACTIVATE_ABILITY') return NOTHING.effects
    return abilityOf({ state, cards }, action.playerId, action.entityId, action.ability)?.effects ?? NOTHING.effects
  },
  requiresTarget: needsTarget,
}

/** E22-E27: the checks of the action system, with what Estraven has to say to each. */
export const ACTION_RULES: ActionRules<Table, EstravenAction, EstravenCost, Effect> = {
  costs: COSTS,
  contexts: {
    PLAY_CARD: playCardContext,
    ACTIVATE_ABILITY: abilityContext,
    ATTACK: (action, table) => createAttackContext(action, table, words),
    PASS_PRIORITY: (action) => createPassPriorityContext(action),
    END_TURN: (action) => createEndTurnContext(action),
    PITCH: ({ playerId, entityId }, { state, cards }) =>
      playerAt(state, playerId).hand.includes(entityId) && printed(cards.kind(entityId)).pitch !== null
        ? NOTHING
        : refuse('UNKNOWN_CARD'),
    TRADE: ({ playerId, entityId, take }, { state }) =>
      playerAt(state, playerId).hand.includes(entityId) && state.market.row.includes(take)
        ? NOTHING
        : refuse('UNKNOWN_CARD'),
  },
  turn: ({ state }) => ({ turnPlayer: state.turn, priority: state.chain.priority }),
  checkTiming,
  checkTargets,
}

/** By kind: the context of a card whose price nothing changes. */
const AS_PRINTED: (Context | undefined)[] = []

function playCardContext(action: PlayCardAction, table: Table): Context | Refusal {
  const { state, cards } = table
  if (!playerAt(state, action.playerId).hand.includes(action.entityId)) return refuse('UNKNOWN_CARD')
  const kind = cards.kind(action.entityId)
  if (priceChange(state, action.playerId, printed(kind).type) !== 0) return createPlayCardContext(action, table, words)
  const known = AS_PRINTED[kind]
  if (known !== undefined) return known
  const context = createPlayCardContext(action, table, words)
  if (!isRefusal(context)) AS_PRINTED[kind] = context
  return context
}

/** By card and place: what is printed of an ability never changes. */
const ABILITIES: (Context | undefined)[][] = []

function abilityContext(action: ActivateAbilityAction, table: Table): Context | Refusal {
  const { playerId, entityId, ability } = action
  const permanent = findPermanent(table.state, playerId, entityId)
  if (permanent === null) return refuse('UNKNOWN_CARD')
  const known = ABILITIES[permanent.kind]?.[ability]
  if (known !== undefined) return known
  const context = createActivateAbilityContext(action, table, words)
  if (isRefusal(context)) return context
  const contexts = (ABILITIES[permanent.kind] ??= [])
  contexts[ability] = context
  return context
}

/** What playing a card costs its player now. */
export function playingCosts({ state }: Table, seat: Seat, kind: number): readonly EstravenCost[] {
  const { costs, type } = printed(kind)
  const change = costs.length === 0 ? 0 : priceChange(state, seat, type)
  return change === 0 ? costs : costs.map((cost) => (cost.type === 'MANA' ? dearer(cost, change) : cost))
}

/** E16, E55: nothing that costs mana is ever free, or two cards could fetch each other for ever. */
export const LEAST_PRICE = 1

function dearer(cost: Extract<EstravenCost, { type: 'MANA' }>, change: number): EstravenCost {
  return { type: 'MANA', amount: Math.max(Math.min(LEAST_PRICE, cost.amount), cost.amount + change) }
}

function abilityOf({ state }: Table, seat: Seat, card: CardId, ability: number) {
  const permanent = findPermanent(state, seat, card)
  const found = permanent === null ? undefined : printed(permanent.kind).abilities[ability]
  return found?.kind === 'activated' ? found : null
}

/** The unit taps, and so do those it leads: untapped troops of the kind, each once, and not too many. */
function attackCosts(
  { state }: Table,
  { playerId, entityId, followers }: LeadAction,
): readonly EstravenCost[] | Refusal {
  const unit = findPermanent(state, playerId, entityId)
  if (unit === null || !isUnit(printed(unit.kind))) return refuse('UNKNOWN_CARD')
  if (followers === undefined || followers.length === 0) return TAP_ITSELF
  const { lead } = printed(unit.kind).keywords
  if (lead === null || followers.length > lead.count) return refuse('NO_LEGAL_TARGET')
  const like: Filter = { type: 'troop', of: lead.of }
  const band: EstravenCost = { type: 'TAP', count: followers.length, of: like }
  if (followers.some((card, at) => card === entityId || followers.indexOf(card) !== at)) return refuse('UNKNOWN_CARD')
  for (const card of followers) {
    const follower = findPermanent(state, playerId, card)
    if (follower === null || !isPrintedLike(follower.kind, like)) return refuse('UNKNOWN_CARD')
    if (follower.tapped) return { code: 'CANNOT_PAY', cost: band }
  }
  return [...TAP_ITSELF, band]
}

function checkTiming(table: Table, action: EstravenAction): Refusal | null {
  const { state } = table
  switch (action.type) {
    case 'PASS_PRIORITY':
      return state.chain.priority === null ? refuse('WRONG_PHASE') : null
    case 'PITCH':
      return state.turn === action.playerId && isActing(table) ? null : refuse('WRONG_PHASE')
    case 'PLAY_CARD': {
      const { type, answers } = printed(table.cards.kind(action.entityId))
      return type === 'reaction' ? checkAnswer(table, action.playerId, answers) : checkNormal(table, action.playerId)
    }
    case 'ACTIVATE_ABILITY':
      return checkAbility(table, action.playerId, action.entityId, action.ability)
    case 'ATTACK':
      return checkNormal(table, action.playerId) ?? checkAttack(state)
    case 'TRADE':
      return checkNormal(table, action.playerId) ?? (state.traded ? refuse('ALREADY_USED') : null)
    case 'END_TURN':
      return checkNormal(table, action.playerId)
  }
}

/** E39: both gather their units first. */
function checkAttack({ turns, attacked }: EstravenState): Refusal | null {
  if (turns <= TURNS_WITHOUT_ATTACK) return refuse('WRONG_PHASE')
  return attacked ? refuse('ALREADY_USED') : null
}

/** Whether players take actions at all: nothing is being fought out, resolved or set off. */
function isActing({ state }: Table): boolean {
  const { phase, combat, chain, triggers } = state
  return phase === 'main' && combat === null && !chain.locked && (triggers.length === 0 || chain.links.length > 0)
}

/** Normal speed: the own main phase, and an empty chain. */
function checkNormal(table: Table, seat: Seat): Refusal | null {
  const { state } = table
  if (state.turn !== seat || !isActing(table)) return refuse('WRONG_PHASE')
  return state.chain.links.length > 0 ? refuse('NOT_CHAINABLE') : null
}

/** Reaction speed: something on the chain that it names. */
export function checkAnswer({ state }: Table, seat: Seat, answers: readonly LinkSort[]): Refusal | null {
  if (state.chain.locked) return refuse('NOT_CHAINABLE')
  for (const link of state.chain.links) if (mayAnswer(link, seat) && answers.includes(link.sort)) return null
  return refuse('NOT_CHAINABLE')
}

function checkAbility(table: Table, seat: Seat, card: CardId, at: number): Refusal | null {
  const permanent = findPermanent(table.state, seat, card)
  const ability = permanent === null ? undefined : printed(permanent.kind).abilities[at]
  if (permanent === null || ability?.kind !== 'activated') return refuse('UNKNOWN_CARD')
  if (ability.once === true && (permanent.used & (1 << at)) !== 0) return refuse('ALREADY_USED')
  return ability.answers === undefined ? checkNormal(table, seat) : checkAnswer(table, seat, ability.answers)
}

function checkTargets(table: Table, { playerId, entityId }: EstravenAction, context: Context): Refusal | null {
  return entityId === undefined ? null : targetRefusal(table, playerId, entityId, context.costs, context.effects)
}

/** Every target exists, and what targeting it adds can be paid too. */
export function targetRefusal(
  table: Table,
  seat: Seat,
  source: CardId,
  costs: readonly EstravenCost[],
  effects: readonly Effect[],
): Refusal | null {
  let wards = 0
  for (const aim of chosenAims(effects)) {
    const ward = cheapestWard(table, seat, source, aim)
    if (ward < 0) return refuse('NO_LEGAL_TARGET')
    wards += ward
  }
  if (wards === 0 || wards <= spareMana(table, seat, costs)) return null
  const cost: EstravenCost = { type: 'MANA', amount: manaIn(costs) + wards }
  return { code: 'CANNOT_PAY', cost }
}

/** What is left in the pool after the costs. */
export function spareMana({ state }: Table, seat: Seat, costs: readonly EstravenCost[]): number {
  return playerAt(state, seat).pool - manaIn(costs)
}

export function manaIn(costs: readonly EstravenCost[]): number {
  let sum = 0
  for (const cost of costs) if (cost.type === 'MANA') sum += cost.amount
  return sum
}
