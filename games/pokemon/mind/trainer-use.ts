import type { TrainerCard } from '../cards/card.ts'
import type { TrainerEffect } from '../cards/trainer-effect.ts'
import { categoryOfCard } from '../generator/trainers/category.ts'
import { TRAINER_WORTH } from '../generator/choices/wanted.ts'
import { faceOf } from '../rules/faces.ts'

/** What a Trainer is played for. */
export type Use =
  | 'adds'
  | 'joins'
  | 'breeds'
  | 'cures'
  | 'drags-up'
  | 'switches'
  | 'plus'
  | 'shields'
  | 'starves'
  | 'starves-at-a-price'
  | 'heals'
  | 'heals-at-a-price'
  | 'heals-all'
  | 'takes-back'
  | 'searches'
  | 'trades'
  | 'retrieves-energy'
  | 'meddles'
  | 'lass'
  | 'new-hand'
  | 'idle'

const uses: (Use | undefined)[] = []

/** By kind of card; what is no Trainer is of no use. */
export function purposeOf(kind: number): Use {
  return (uses[kind] ??= workOut(faceOf(kind).trainer))
}

const worths: (number | undefined)[] = []

/** How much it is wanted in hand. */
export function trainerWorth(kind: number): number {
  const { trainer } = faceOf(kind)
  return (worths[kind] ??= trainer === null ? 0 : TRAINER_WORTH[categoryOfCard(trainer)])
}

type Type = TrainerEffect['effectType']

/** A card that does several of these is played for the first. */
const BY_EFFECT: readonly (readonly [Type, Use])[] = [
  ['FORCE_SWITCH', 'drags-up'],
  ['SWITCH_ACTIVE', 'switches'],
  ['REMOVE_ENERGY', 'starves'],
  ['INCREASE_DAMAGE', 'plus'],
  ['REDUCE_DAMAGE', 'shields'],
  ['HEAL', 'heals'],
  ['DEVOLVE_POKEMON', 'idle'],
  ['CURE_STATUS', 'cures'],
  ['RETURN_TO_HAND', 'takes-back'],
  ['RETURN_TO_DECK', 'idle'],
  ['EVOLVE_POKEMON', 'breeds'],
  ['OPPONENT_SHUFFLES_HAND', 'meddles'],
  ['TRADE_CARDS', 'trades'],
  ['PUT_INTO_PLAY', 'joins'],
  ['RETRIEVE_ENERGY', 'retrieves-energy'],
  ['RETRIEVE_FROM_DISCARD', 'searches'],
  ['LOOK_AT_DECK', 'idle'],
  ['SEARCH_DECK', 'adds'],
  ['DRAW_CARDS', 'adds'],
]

function workOut(card: TrainerCard | null): Use {
  if (card === null) return 'idle'
  const { effects } = card
  const does = (type: Type): boolean => effects.some(({ effectType }) => effectType === type)
  const use = BY_EFFECT.find(([type]) => does(type))?.[1] ?? 'idle'
  if (use === 'starves') return does('DISCARD_ENERGY') ? 'starves-at-a-price' : use
  if (use === 'heals' && effects.some((effect) => effect.effectType === 'HEAL' && effect.target === 'allOwnDamaged'))
    return 'heals-all'
  if (use === 'heals') return does('DISCARD_ENERGY') ? 'heals-at-a-price' : use
  if (use === 'meddles') return does('SHUFFLE_DECK') ? 'lass' : use
  if (use === 'searches') return does('DISCARD_HAND') ? use : 'idle'
  if (use === 'joins' && effects.some(isForOpponent)) return 'idle'
  return use === 'adds' ? paidBy(effects, does) : use
}

/** Pokémon Flute brings somebody up for the other side. */
function isForOpponent(effect: TrainerEffect): boolean {
  return effect.effectType === 'PUT_INTO_PLAY' && effect.source === 'opponentDiscard'
}

/** Drawing and searching: for nothing, for two cards, or for the whole hand. */
function paidBy(effects: readonly TrainerEffect[], does: (type: Type) => boolean): Use {
  for (const effect of effects) {
    if (effect.effectType === 'DISCARD_HAND') return effect.n === 'all' ? 'new-hand' : 'searches'
    if (effect.effectType === 'SHUFFLE_DECK' && 'fromHand' in effect)
      return effect.fromHand === 'all' && does('DRAW_CARDS') ? 'new-hand' : 'idle'
  }
  return 'adds'
}
