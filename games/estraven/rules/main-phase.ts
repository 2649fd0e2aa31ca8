import { isRefusal, payCosts } from '@turnwright/actions'
import type { CardId, Seat } from '@turnwright/kernel'
import {
  type ActionChoice,
  abilitiesToUse,
  attackersOf,
  handToPlay,
  onlyAbility,
  pitchable,
  tradable,
  usableAbilities,
} from './offers.ts'
import type { LeadAction } from './action.ts'
import { ACTION_RULES } from './action-rules.ts'
import { ask, askForCard } from './ask.ts'
import { COSTS } from './costs.ts'
import { findPermanent } from './battlefield.ts'
import { printed } from './identities.ts'
import { refusalsInHand } from './refusals.ts'
import { setOffAll } from './set-off.ts'
import { hasKeyword } from './stats.ts'
import { type Estraven, type Permanent, playerAt } from './state.ts'
import { playCard, putOnChain, activate } from './taking.ts'

export const MAIN_TITLE = 'Your main phase'
export const END_TURN = 'End turn'

/** E9: any number of actions in any order, until the turn is ended. */
export function takeMainAction(game: Estraven, seat: Seat): void {
  const { state } = game
  const [chosen] = ask(game, seat, 'main', {
    actor: game.player(seat).name,
    title: MAIN_TITLE,
    choices: mainChoices(game, seat),
    cards: true,
    unavailable: () => refusalsInHand(game, seat),
    noAutoRespond: true,
  })
  if (typeof chosen === 'number') return playCard(game, seat, chosen as CardId)
  if (typeof chosen !== 'object') return endTurn(game, seat)
  const card = chosen.selection[0] as CardId
  switch (chosen.title) {
    case 'Pitch':
      return pitch(game, seat, card)
    case 'Use':
      return activateOneOf(game, seat, card)
    case 'Attack':
      return attack(game, seat, card)
    case 'Trade':
      return trade(game, seat, card)
  }
  throw new Error(`${state.phase} offers nothing called ${chosen.title}`)
}

function mainChoices(game: Estraven, seat: Seat): ActionChoice[] {
  const choices: ActionChoice[] = handToPlay(game, seat)
  const toPitch = pitchable(game, seat)
  addGroup(choices, 'Pitch', toPitch)
  addGroup(choices, 'Use', abilitiesToUse(game, seat))
  addGroup(choices, 'Attack', attackersOf(game, seat))
  addGroup(choices, 'Trade', tradable(game, seat, toPitch))
  choices.push(END_TURN)
  return choices
}

function addGroup(choices: ActionChoice[], title: string, cards: readonly CardId[]): void {
  if (cards.length > 0) choices.push({ title, choices: cards })
}

/** E13: adds its pitch value to the pool; nobody can answer that. */
export function pitch(game: Estraven, seat: Seat, card: CardId): void {
  const { state, cards } = game
  const player = playerAt(state, seat)
  player.hand.splice(player.hand.indexOf(card), 1)
  cards.reveal(card)
  player.pitched.push(card)
  player.pool += printed(cards.kind(card)).pitch ?? 0
  game.tell('{player} pitches {card}', { player: { seat }, card: { card } })
  setOffAll(state, 'pitch', seat)
}

/** Uses the ability of a card that can be used now; asks where there are several. */
export function activateOneOf(game: Estraven, seat: Seat, card: CardId): void {
  const permanent = findPermanent(game.state, seat, card) as Permanent
  const single = onlyAbility(permanent)
  const usable = single >= 0 ? [single] : usableAbilities(game, seat, permanent)
  const [only] = usable
  if (usable.length === 1 && only !== undefined) return activate(game, seat, card, only)
  const [chosen] = ask(game, seat, 'ability', {
    actor: game.player(seat).name,
    title: `Which ability of ${printed(permanent.kind).name}?`,
    choices: usable.map((at) => ({ id: `ability-${at}`, title: `Ability ${at + 1}`, value: at })),
  })
  activate(game, seat, card, chosen as number)
}

/** E39: a unit taps and attacks; those it leads may join. */
function attack(game: Estraven, seat: Seat, card: CardId): void {
  const { state } = game
  const unit = findPermanent(state, seat, card) as Permanent
  const followers = chooseFollowers(game, seat, unit)
  const action: LeadAction = { type: 'ATTACK', playerId: seat, entityId: card, followers }
  const context = ACTION_RULES.contexts.ATTACK(action, game)
  if (isRefusal(context) || payCosts(COSTS, context.costs, game, action, [[card], followers]) !== null)
    throw new Error('an attack was offered that cannot be made')
  state.attacked = true
  const words = followers.length === 0 ? '{player} attacks with {unit}' : '{player} attacks with {unit} and {more} more'
  game.tell(words, { player: { seat }, unit: { card }, more: followers.length })
  const swift = hasKeyword(state, seat, unit, 'swift')
  putOnChain(game, seat, { sort: 'attack', card, others: [card, ...followers], swift })
}

export function followersOf(game: Estraven, seat: Seat, { kind, card }: Permanent): readonly CardId[] {
  const { lead } = printed(kind).keywords
  if (lead === null) return []
  const found: CardId[] = []
  for (const other of playerAt(game.state, seat).battlefield) {
    const { type, subtypes } = printed(other.kind)
    if (!other.tapped && other.card !== card && type === 'troop' && subtypes.includes(lead.of)) found.push(other.card)
  }
  return found
}

function chooseFollowers(game: Estraven, seat: Seat, unit: Permanent): readonly CardId[] {
  const followers = followersOf(game, seat, unit)
  if (followers.length === 0) return followers
  const { name, keywords } = printed(unit.kind)
  return ask(game, seat, 'followers', {
    actor: game.player(seat).name,
    title: `Who follows ${name}?`,
    choices: followers,
    cards: true,
    private: true,
    min: 0,
    max: keywords.lead?.count ?? 0,
  }) as readonly CardId[]
}

/** E10: a card of the hand for one of the market row. */
function trade(game: Estraven, seat: Seat, give: CardId): void {
  const { state, cards } = game
  const get = askForCard(game, seat, 'take', 'Take a card of the market', state.market.row.slice())
  state.traded = true
  cards.reveal(give)
  putOnChain(game, seat, { sort: 'trade', card: give, others: [get], swift: false })
}

function endTurn({ state }: Estraven, seat: Seat): void {
  state.phase = 'end'
  setOffAll(state, 'end', seat)
}
