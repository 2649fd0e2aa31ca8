import type { CardId, Cards, Choice, Seat, Selection } from '@turnwright/kernel'
import { weights } from '../ai/weights.ts'
import { printed } from '../rules/identities.ts'
import { type EstravenState, type PlayerState, playerAt } from '../rules/state.ts'
import {
  ABILITY,
  ABILITY_PRICE,
  KEEP,
  MANA,
  PROSPECT,
  QUICK_MANA,
  REACTION,
  RESOURCE,
  TYPE,
  UNIT,
  WORTH,
} from './card-numbers.ts'
import { effectsNow } from './effect-worth.ts'
import { cardsLeft, Hand, priceOfUse } from './hand.ts'
import { bestAttacker } from './quick-fights.ts'
import type { Side } from './side.ts'

const END_TURN: Selection = ['end-turn']
/** So few cards left, and nobody trades any more. */
const TRADING = 12
/** So few, and nobody pitches several for one. */
const LOW = 8

const hand = /* @__PURE__ */ new Hand()

type Group = 'Pitch' | 'Use' | 'Attack' | 'Trade'

/** What a player is about to do: the card for which cards are being pitched. */
export interface Intent {
  card: CardId | null
}

/** Goes on with what was begun, without weighing everything anew; null where nothing was. */
export function nextStep(
  state: EstravenState,
  cards: Cards,
  seat: Seat,
  choices: readonly Choice[],
  intent: Intent,
): Selection | null {
  const { card } = intent
  if (card === null) return null
  for (let at = 0; typeof choices[at] === 'number'; at++)
    if (choices[at] === card) {
      intent.card = null
      return [card]
    }
  const me = playerAt(state, seat)
  hand.look(me, cards)
  // A card that has left the hand may have another name by now.
  const at = me.hand.indexOf(card)
  const missing = at < 0 ? 0 : (MANA[hand.kinds[at] as number] as number) - me.pool
  if (missing > 0 && hand.affords(at, missing)) return done('Pitch', me.hand[hand.first] as CardId)
  intent.card = null
  return null
}

/** The best thing to do in the main phase, step by step: what greedy weighs, in numbers. */
export function mainMove(
  state: EstravenState,
  cards: Cards,
  mine: Side,
  foe: Side,
  choices: readonly Choice[],
  intent: Intent,
): Selection {
  const me = playerAt(state, mine.seat)
  hand.look(me, cards)
  const left = cardsLeft(me)
  const others = cardsLeft(playerAt(state, foe.seat))
  const use = priceOfUse(left, others)
  const crowd = weights.crowd * Math.max(0, mine.count - weights.enough)
  let most = 0
  let title: Group | null = null
  let chosen: CardId | null = null
  let wanted: CardId | null = null
  const played = playable(choices)
  for (let at = 0; at < played; at++) {
    const card = choices[at] as CardId
    const kind = cards.kind(card)
    if (TYPE[kind] === RESOURCE) return [card]
    const worth = playWorth(mine, foe, kind, crowd) - 0.3 * (MANA[kind] as number) - use
    if (worth <= most) continue
    most = worth
    chosen = card
  }
  const usable = groupOf(choices, played, 'Use')
  const spring = springIn(usable, cards)
  for (let at = 0; at < hand.count; at++) {
    const kind = hand.kinds[at] as number
    const missing = (MANA[kind] as number) - me.pool
    if (missing <= 0 || TYPE[kind] === RESOURCE || TYPE[kind] === REACTION) continue
    const worth = playWorth(mine, foe, kind, crowd)
    if (worth <= most) continue
    if (spring !== null && hand.affords(at, missing - (QUICK_MANA[cards.kind(spring)] as number))) {
      const gain = worth - (ABILITY_PRICE[cards.kind(spring)] as number)
      if (gain > most) {
        most = gain
        title = 'Use'
        chosen = spring
      }
    }
    if (!hand.affords(at, missing) || (left < LOW && hand.pitches > 1 && left <= others)) continue
    const gain = worth - weights.pitch * hand.price - 0.2 * (MANA[kind] as number) - use * (1 + hand.pitches)
    if (gain <= most) continue
    most = gain
    title = 'Pitch'
    chosen = me.hand[hand.first] as CardId
    wanted = me.hand[at] as CardId
  }
  for (const card of usable) {
    const kind = cards.kind(card)
    const ability = ABILITY[kind]
    if (ability === null || ability === undefined || ability.quick === true) continue
    const gain = effectsNow(mine, foe, ability.effects) - (ABILITY_PRICE[kind] as number)
    if (gain <= most) continue
    most = gain
    title = 'Use'
    chosen = card
  }
  if (!state.traded && left >= TRADING && hand.count > 0 && tradeWorth(state, cards) > most)
    return done('Trade', me.hand[hand.least] as CardId)
  if (title === 'Pitch') intent.card = wanted
  if (chosen !== null) return title === null ? [chosen] : done(title, chosen)
  return attackOrEnd(me, mine, foe, left, groupOf(choices, played, 'Attack').length > 0)
}

function playWorth(mine: Side, foe: Side, kind: number, crowd: number): number {
  if (TYPE[kind] === UNIT) return (WORTH[kind] as number) + 1 - crowd
  return weights.spell * effectsNow(mine, foe, printed(kind).effects)
}

function attackOrEnd(me: PlayerState, mine: Side, foe: Side, left: number, mayAttack: boolean): Selection {
  const attacker = mayAttack ? bestAttacker(mine, foe) : -1
  if (attacker >= 0) return done('Attack', mine.cards[attacker] as CardId)
  const pitched = left < weights.few ? null : reserve(me)
  return pitched === null ? END_TURN : done('Pitch', pitched)
}

/** Mana for the best answer in hand, where that is worth the cards it takes: the hand is drawn full again. */
function reserve({ hand: held, pool }: PlayerState): CardId | null {
  let best = -1
  for (let at = 0; at < hand.count; at++) {
    const prospect = PROSPECT[hand.kinds[at] as number] as number
    if (prospect > 0 && (best < 0 || prospect > (PROSPECT[hand.kinds[best] as number] as number))) best = at
  }
  if (best < 0) return null
  const kind = hand.kinds[best] as number
  const missing = (MANA[kind] as number) - pool
  if (missing <= 0 || !hand.affords(best, missing)) return null
  const price = weights.spared * hand.price + weights.used * hand.pitches
  return (PROSPECT[kind] as number) > price ? (held[hand.first] as CardId) : null
}

/** The best of the market for the least of the hand. */
function tradeWorth({ market }: EstravenState, cards: Cards): number {
  let best = 0
  for (const card of market.row) best = Math.max(best, WORTH[cards.kind(card)] as number)
  return best - (KEEP[hand.kinds[hand.least] as number] as number) - 0.8
}

/** How many of the choices are cards to be played: they come first. */
function playable(choices: readonly Choice[]): number {
  let count = 0
  while (typeof choices[count] === 'number') count++
  return count
}

const NOBODY: readonly CardId[] = []

export function groupOf(choices: readonly Choice[], from: number, id: Group): readonly CardId[] {
  for (let at = from; at < choices.length; at++) {
    const choice = choices[at]
    if (typeof choice === 'object' && choice.id === id && 'choices' in choice)
      return choice.choices as readonly CardId[]
  }
  return NOBODY
}

/** A card that gives mana at once. */
function springIn(usable: readonly CardId[], cards: Cards): CardId | null {
  for (const card of usable) if ((QUICK_MANA[cards.kind(card)] as number) > 0) return card
  return null
}

function done(title: Group, card: CardId): Selection {
  return [{ title, selection: [card] }]
}
