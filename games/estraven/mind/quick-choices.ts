import type { CardId, Cards, Choice, Selection } from '@turnwright/kernel'
import { type ChoiceId, choiceId } from '@turnwright/kernel/host'
import { lifeWorth } from '../ai/fighting.ts'
import type { Effect } from '../cards/effect.ts'
import { type EstravenState, playerAt } from '../rules/state.ts'
import { KEEP, MANA, WORTH } from './card-numbers.ts'
import { amountOf } from './effect-worth.ts'
import { linkWorth, strengthened, strokeWorth } from './quick-answers.ts'
import { blockWorth } from './quick-fights.ts'
import type { Side } from './side.ts'

const BAND: number[] = []
/** Blocking no more: better than what brings next to nothing. */
const ENOUGH = 0.2
const TOO_DEAR = 5

/** The choice of the highest worth; of equals the first. */
export function best(choices: readonly Choice[], worth: (id: ChoiceId) => number): Selection {
  let chosen = choiceId(choices[0] as Choice)
  if (choices.length === 1) return [chosen]
  let highest = worth(chosen)
  for (let at = 1; at < choices.length; at++) {
    const id = choiceId(choices[at] as Choice)
    const value = worth(id)
    if (value <= highest) continue
    highest = value
    chosen = id
  }
  return [chosen]
}

/** So many of the cards that one would miss least, of the hand or of those that stand. */
export function leastOf(cards: Cards, mine: Side, choices: readonly Choice[], count: number): Selection {
  const left = choices.map(choiceId)
  const chosen: ChoiceId[] = []
  while (chosen.length < count && left.length > 0) {
    const [id] = best(left, (each) => -worthOf(cards, mine, each)) as [ChoiceId]
    left.splice(left.indexOf(id), 1)
    chosen.push(id)
  }
  return chosen
}

function worthOf(cards: Cards, mine: Side, id: ChoiceId): number {
  if (typeof id !== 'number') return 0
  const standing = mine.find(id)
  return (standing < 0 ? KEEP[cards.kind(id as CardId)] : mine.worth[standing]) as number
}

/** The best card of the market or of the library; any is better than none. */
export function bestCard(cards: Cards, choices: readonly Choice[]): Selection {
  return best(choices, (id) => (typeof id === 'number' ? 1 + (WORTH[cards.kind(id as CardId)] as number) : 0))
}

export function tooDear(cards: Cards, choices: readonly Choice[]): Selection {
  return choices.map(choiceId).filter((id) => (MANA[cards.kind(id as CardId)] as number) > TOO_DEAR)
}

export function followers(mine: Side, leader: CardId): Selection {
  const size = mine.band(mine.find(leader), false, BAND)
  const led: CardId[] = []
  for (let at = 1; at < size; at++) led.push(mine.cards[BAND[at] as number] as CardId)
  return led
}

/** Who blocks, or nobody. */
export function block(state: EstravenState, mine: Side, foe: Side, choices: readonly Choice[]): Selection {
  const incoming = unblocked(state, foe)
  return best(choices, (id) => {
    if (typeof id === 'string') return ENOUGH
    const blocker = mine.find(id)
    let most = Number.NEGATIVE_INFINITY
    for (const card of state.combat?.attackers ?? [])
      if (!isBlocked(state, card)) most = Math.max(most, blockWorth(mine, blocker, foe, foe.find(card), incoming))
    return most
  })
}

/** Whom it blocks. */
export function blocked(
  state: EstravenState,
  mine: Side,
  foe: Side,
  blocker: CardId,
  choices: readonly Choice[],
): Selection {
  const incoming = unblocked(state, foe)
  const at = mine.find(blocker)
  return best(choices, (id) => blockWorth(mine, at, foe, foe.find(id as CardId), incoming))
}

/** The damage of the attackers that nobody blocks yet. */
function unblocked(state: EstravenState, foe: Side): number {
  let sum = 0
  for (const card of state.combat?.attackers ?? [])
    if (!isBlocked(state, card)) sum += foe.power[foe.find(card)] as number
  return sum
}

function isBlocked({ combat }: EstravenState, card: CardId): boolean {
  return combat !== null && combat.blocks.some(({ attacker }) => attacker === card)
}

/** What an effect is aimed at. */
export function target(
  state: EstravenState,
  cards: Cards,
  mine: Side,
  foe: Side,
  effect: Effect,
  choices: readonly Choice[],
): Selection {
  return best(choices, (id) => {
    if (typeof id === 'string') return deedWorth(state, mine, foe, effect, id)
    const theirs = foe.find(id)
    if (theirs >= 0) return harmWorth(state, mine, foe, effect, theirs)
    const own = mine.find(id)
    return own < 0 ? (WORTH[cards.kind(id as CardId)] as number) : helpWorth(state, mine, foe, effect, own)
  })
}

/** A player or a link. */
function deedWorth(state: EstravenState, mine: Side, foe: Side, effect: Effect, id: string): number {
  if (id === `player-${foe.seat}`) return effect.do === 'damage' ? lifeWorth(amountOf(effect.amount), foe.life) : 0
  const link = state.chain.links.find((each) => `link-${each.id}` === id)
  return link === undefined ? 0 : linkWorth(mine, foe, link)
}

function harmWorth(state: EstravenState, mine: Side, foe: Side, effect: Effect, at: number): number {
  const worth = foe.worth[at] as number
  if (effect.do === 'damage' || effect.do === 'destroy' || effect.do === 'move')
    return strokeWorth(state, mine, foe, effect, at)
  if (effect.do === 'tap') return foe.tapped[at] ? 0.1 : worth
  return worth
}

function helpWorth(state: EstravenState, mine: Side, foe: Side, effect: Effect, at: number): number {
  const worth = mine.worth[at] as number
  switch (effect.do) {
    case 'heal':
      return playerAt(state, mine.seat).battlefield.find(({ card }) => card === mine.cards[at])?.damage ?? 0
    case 'untap':
      return mine.tapped[at] ? worth : 0
    case 'modify': {
      if (effect.lasts === 'game') return worth
      return strengthened(state, mine, foe, effect, at) + (mine.tapped[at] ? 0.1 : 0.2 * worth)
    }
    case 'damage':
    case 'destroy':
    case 'move':
    case 'tap':
      // Whoever must hurt one of their own hurts the least.
      return -worth
    case 'control':
    case 'counter':
    case 'discard':
    case 'draw':
    case 'mana':
    case 'return':
    case 'search':
    case 'token':
      return worth
  }
}
