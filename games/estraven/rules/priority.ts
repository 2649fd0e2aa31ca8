import type { Seat } from '@turnwright/kernel'
import { LINK_SORTS } from '../cards/words-of-the-game.ts'
import { LEAST_PRICE } from './action-rules.ts'
import { mayAnswer } from './aims.ts'
import { pass } from './chain.ts'
import { addGroup, takeFrom } from './main-phase.ts'
import { type ActionChoice, abilitiesToUse, handToPlay, pitchable } from './offers.ts'
import type { Offer } from './questions.ts'
import { refusalsInHand } from './refusals.ts'
import { priceChange } from './stats.ts'
import { type Estraven, type EstravenState, type PassUntil, playerAt, type Table } from './state.ts'
import { playCard } from './taking.ts'

const PRIORITY = { kind: 'priority' } as const

const PASSES = [
  { id: 'pass', about: { kind: 'pass', until: 'ask' }, value: 'ask' },
  { id: 'pass-chain', about: { kind: 'pass', until: 'chain' }, value: 'chain' },
  { id: 'pass-attack', about: { kind: 'pass', until: 'attack' }, value: 'attack' },
  { id: 'pass-turn', about: { kind: 'pass', until: 'turn' }, value: 'turn' },
] as const satisfies readonly { id: string; about: Offer; value: PassUntil }[]

const HIGHEST_PITCH = 3

/** E33, E40: whoever holds priority adds a link or passes. */
export function askPriority(game: Estraven): void {
  const { state } = game
  const { chain } = state
  if (chain.priority === null) return
  let seat = chain.priority.currentPriorityPlayer
  while (passesUnasked(state, seat) || !couldAnswer(game, seat)) {
    pass(game, seat)
    if (chain.priority === null) return
    seat = chain.priority.currentPriorityPlayer
  }
  playerAt(state, seat).passUntil = 'ask'
  const [chosen] = game.ask.choose(game.player(seat), answers(game, seat), {
    about: PRIORITY,
    cards: true,
    unavailable: () => refusalsInHand(game, seat),
  })
  if (typeof chosen === 'number') return playCard(game, seat, chosen)
  if (typeof chosen === 'object') return takeFrom(game, seat, chosen)
  playerAt(state, seat).passUntil = chosen ?? 'ask'
  pass(game, seat)
}

function answers(game: Estraven, seat: Seat): readonly (ActionChoice | (typeof PASSES)[number])[] {
  const choices: (ActionChoice | (typeof PASSES)[number])[] = handToPlay(game, seat)
  const use = abilitiesToUse(game, seat)
  addGroup(choices, 'Use', use)
  if (game.state.turn === seat) addGroup(choices, 'Pitch', pitchable(game, seat))
  choices.push(...PASSES)
  return choices
}

/** E40: a stop that the player set, as an answer like any other. */
function passesUnasked({ chain, players }: EstravenState, seat: Seat): boolean {
  const until = players[seat]?.passUntil
  if (until === undefined || until === 'ask') return false
  return until !== 'attack' || !chain.links.some(({ sort, by }) => sort === 'attack' && by !== seat)
}

/**
 * E40: whether anybody at the table must reckon with an answer. It looks at nothing that is hidden: the size of the
 * hand, the mana there could be, and the cheapest answer in all decks of this game.
 */
function couldAnswer(game: Estraven, seat: Seat): boolean {
  const { state } = game
  if (!hasOpposing(state, seat)) return false
  const { hand, pool } = playerAt(state, seat)
  const least = leastAnswerCost(state, seat)
  if (hand.length > 0 && least !== null) {
    const cost = Math.max(LEAST_PRICE, least + priceChange(state, seat, 'reaction'))
    if (cost <= pool + couldPitch(state, seat, hand.length - 1)) return true
  }
  return abilitiesToUse(withMana(game, seat, couldPitch(state, seat, hand.length)), seat).length > 0
}

/** What the cheapest reaction costs that answers anything on the chain; null where there is none in these decks. */
function leastAnswerCost({ chain, answerCosts }: EstravenState, seat: Seat): number | null {
  let least = Number.MAX_SAFE_INTEGER
  for (const link of chain.links)
    if (mayAnswer(link, seat)) least = Math.min(least, answerCosts[LINK_SORTS.indexOf(link.sort)] as number)
  return least === Number.MAX_SAFE_INTEGER ? null : least
}

/** E13: the most that so many cards could bring, on the own turn. */
function couldPitch({ turn }: EstravenState, seat: Seat, cards: number): number {
  return turn === seat ? HIGHEST_PITCH * cards : 0
}

/** The table as it would be with more mana in the pool. */
function withMana(table: Table, seat: Seat, mana: number): Table {
  if (mana === 0) return table
  const players = table.state.players.slice()
  const player = playerAt(table.state, seat)
  players[seat] = { ...player, pool: player.pool + mana }
  return { cards: table.cards, state: { ...table.state, players } }
}

function hasOpposing({ chain }: EstravenState, seat: Seat): boolean {
  return chain.links.some((link) => mayAnswer(link, seat))
}
