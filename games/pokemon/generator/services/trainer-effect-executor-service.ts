import type { TrainerCard } from '../../cards/card.ts'
import type { TrainerEffect, TrainerEffectType } from '../../cards/trainer-effect.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { CardView } from '../../rules/view.ts'
import type { Table } from '../table.ts'

type Of<Type extends TrainerEffectType> = Extract<TrainerEffect, { readonly effectType: Type }>

interface TrainerEffectExecutor {
  readonly effect: <Type extends TrainerEffectType>(card: TrainerCard, type: Type) => Of<Type> | null
  readonly does: (card: TrainerCard, type: TrainerEffectType) => boolean
  /** How many cards come to the hand, on average where a coin decides. */
  readonly cardsGained: (card: TrainerCard, table: Table) => number
  /** How many cards of the hand go, the Trainer itself left out. */
  readonly cardsLost: (card: TrainerCard, table: Table) => number
  /** How many cards our deck would have left at worst. */
  readonly deckAfterwards: (card: TrainerCard, table: Table) => number
}

/** What a Trainer would do if it were played: read from its declaration, never tried out. */
export const TrainerEffectExecutorService: TrainerEffectExecutor = {
  effect: effectOf,
  does: (card, type) => effectOf(card, type) !== null,
  cardsGained,
  cardsLost,
  deckAfterwards,
}

function effectOf<Type extends TrainerEffectType>({ effects }: TrainerCard, type: Type): Of<Type> | null {
  for (const effect of effects) if (isOf(effect, type)) return effect
  return null
}

function isOf<Type extends TrainerEffectType>(effect: TrainerEffect, type: Type): effect is Of<Type> {
  return effect.effectType === type
}

function cardsGained({ effects }: TrainerCard, { me }: Table): number {
  let gained = 0
  for (const effect of effects) {
    if (effect.effectType === 'DRAW_CARDS')
      gained += 'coin' in effect ? (effect.coin.heads + effect.coin.tails) / 2 : effect.n
    if (effect.effectType === 'SEARCH_DECK' || effect.effectType === 'RETRIEVE_FROM_DISCARD')
      gained += effect.coin === 'heads' ? effect.n / 2 : effect.n
    if (effect.effectType === 'RETRIEVE_ENERGY') gained += Math.min(effect.upTo, energyIn(me.discard))
    if (effect.effectType === 'TRADE_CARDS') gained += effect.get.n
  }
  return gained
}

function energyIn(cards: readonly CardView[]): number {
  return cards.filter(({ id }) => cardCalled(id)?.supertype === 'Energy').length
}

function cardsLost({ effects }: TrainerCard, { me }: Table): number {
  const others = Math.max(0, me.hand.length - 1)
  let lost = 0
  for (const effect of effects) {
    if (effect.effectType === 'DISCARD_HAND') lost += effect.n === 'all' ? others : effect.n
    if (effect.effectType === 'SHUFFLE_DECK' && 'fromHand' in effect)
      lost += typeof effect.fromHand === 'number' ? effect.fromHand : others
    if (effect.effectType === 'TRADE_CARDS') lost += effect.give.n
  }
  return lost
}

/** Trainers that go back by themselves may be none. */
function shuffledIn(fromHand: number | 'all' | 'allTrainers', held: number): number {
  if (typeof fromHand === 'number') return fromHand
  return fromHand === 'all' ? Math.max(0, held - 1) : 0
}

function deckAfterwards({ effects }: TrainerCard, { me }: Table): number {
  let left = me.deck.size
  for (const effect of effects) {
    if (effect.effectType === 'SHUFFLE_DECK' && 'fromHand' in effect)
      left += shuffledIn(effect.fromHand, me.hand.length)
    if (effect.effectType === 'DRAW_CARDS') left -= 'coin' in effect ? effect.coin.heads : effect.n
    if (effect.effectType === 'SEARCH_DECK') left -= effect.n
  }
  return left
}
