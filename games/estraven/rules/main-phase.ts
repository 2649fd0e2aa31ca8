import { isRefusal, payCosts } from '@turnwright/actions'
import type { CardId, ChoiceGroup, Chosen, Seat } from '@turnwright/kernel'
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
import { COSTS } from './costs.ts'
import { permanentAt } from './battlefield.ts'
import { printed } from './identities.ts'
import type { Offer } from './questions.ts'
import { refusalsInHand } from './refusals.ts'
import { setOffAll } from './set-off.ts'
import { hasKeyword } from './stats.ts'
import { type Estraven, type Permanent, playerAt } from './state.ts'
import { playCard, putOnChain, activate } from './taking.ts'

const MAIN = { kind: 'main' } as const
const END_TURN = { id: 'end-turn', about: { kind: 'end-turn' } } as const

/** E9: any number of actions in any order, until the turn is ended. */
export function takeMainAction(game: Estraven, seat: Seat): void {
  const [chosen] = game.ask.choose(game.player(seat), mainChoices(game, seat), {
    about: MAIN,
    cards: true,
    unavailable: () => refusalsInHand(game, seat),
    noAutoRespond: true,
  })
  if (typeof chosen === 'number') return playCard(game, seat, chosen)
  if (typeof chosen === 'object') return takeFrom(game, seat, chosen)
  endTurn(game, seat)
}

/** What was chosen within a group: something other than playing a card from the hand. */
export function takeFrom(game: Estraven, seat: Seat, { title, selection }: Chosen<ChoiceGroup<CardId>>): void {
  const [card] = selection
  if (card === undefined) throw new RangeError(`${title} needs a card`)
  switch (title) {
    case 'Pitch':
      return pitch(game, seat, card)
    case 'Use':
      return activateOneOf(game, seat, card)
    case 'Attack':
      return attack(game, seat, card)
    case 'Trade':
      return trade(game, seat, card)
  }
  throw new RangeError(`nothing is called ${title}`)
}

type MainChoice = ActionChoice | typeof END_TURN

function mainChoices(game: Estraven, seat: Seat): readonly MainChoice[] {
  const choices: MainChoice[] = handToPlay(game, seat)
  const toPitch = pitchable(game, seat)
  addGroup(choices, 'Pitch', toPitch)
  addGroup(choices, 'Use', abilitiesToUse(game, seat))
  addGroup(choices, 'Attack', attackersOf(game, seat))
  addGroup(choices, 'Trade', tradable(game, seat, toPitch))
  choices.push(END_TURN)
  return choices
}

type Group = 'Pitch' | 'Use' | 'Attack' | 'Trade'

const GROUPS: Readonly<Record<Group, Offer>> = {
  Pitch: { kind: 'pitch' },
  Use: { kind: 'use' },
  Attack: { kind: 'attack' },
  Trade: { kind: 'trade' },
}

export function addGroup(
  choices: { push(group: ChoiceGroup<CardId>): unknown },
  id: Group,
  cards: readonly CardId[],
): void {
  if (cards.length > 0) choices.push({ id, about: GROUPS[id], choices: cards })
}

/** E13: adds its pitch value to the pool; nobody can answer that. */
function pitch(game: Estraven, seat: Seat, card: CardId): void {
  const { state, cards } = game
  const player = playerAt(state, seat)
  player.hand.splice(player.hand.indexOf(card), 1)
  cards.reveal(card)
  player.pitched.push(card)
  player.pool += printed(cards.kind(card)).pitch ?? 0
  game.tell({ kind: 'pitches', seat, card, pool: player.pool })
  setOffAll(state, 'pitch', seat)
}

/** Uses the ability of a card that can be used now; asks where there are several. */
function activateOneOf(game: Estraven, seat: Seat, card: CardId): void {
  const permanent = permanentAt(game.state, seat, card)
  const single = onlyAbility(permanent)
  const usable = single >= 0 ? [single] : usableAbilities(game, seat, permanent)
  const [only] = usable
  if (usable.length === 1 && only !== undefined) return activate(game, seat, card, only)
  const choices = usable.map((at) => ({ id: `ability-${at}`, about: { kind: 'ability', ability: at }, value: at }))
  activate(game, seat, card, game.ask.one(seat, { kind: 'which-ability', card }, choices))
}

/** E39: a unit taps and attacks; those it leads may join. */
function attack(game: Estraven, seat: Seat, card: CardId): void {
  const { state } = game
  const unit = permanentAt(state, seat, card)
  const followers = chooseFollowers(game, seat, unit)
  const action: LeadAction = { type: 'ATTACK', playerId: seat, entityId: card, followers }
  const context = ACTION_RULES.contexts.ATTACK(action, game)
  // Who taps is told with the attack.
  const unheard = { state, cards: game.cards }
  if (isRefusal(context) || payCosts(COSTS, context.costs, unheard, action, [[card], followers]) !== null)
    throw new Error('an attack was offered that cannot be made')
  state.attacked = true
  game.tell({ kind: 'attacks', seat, card, followers: { cards: followers }, link: state.links + 1 })
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
  const max = printed(unit.kind).keywords.lead?.count ?? 0
  return game.ask.cards(seat, { kind: 'followers', card: unit.card }, followers, { min: 0, max }, { private: true })
}

/** E10: a card of the hand for one of the market row. */
function trade(game: Estraven, seat: Seat, give: CardId): void {
  const { state, cards } = game
  const get = game.ask.card(seat, { kind: 'take' }, state.market.row.slice())
  state.traded = true
  cards.reveal(give)
  game.tell({ kind: 'offers-trade', seat, card: give, taken: { card: get }, link: state.links + 1 })
  putOnChain(game, seat, { sort: 'trade', card: give, others: [get], swift: false })
}

function endTurn({ state }: Estraven, seat: Seat): void {
  state.phase = 'end'
  setOffAll(state, 'end', seat)
}
