import type { TrainerCard } from '../../cards/card.ts'
import type { TrainerEffectType } from '../../cards/trainer-effect.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import { decide, type Situation } from '../situation.ts'
import type { Decision } from '../decision.ts'
import { playableTrainers } from './playable.ts'

/** Effects that bring our side something and take nothing. */
const ADDING: ReadonlySet<TrainerEffectType> = new Set<TrainerEffectType>([
  'DRAW_CARDS',
  'SEARCH_DECK',
  'LOOK_AT_DECK',
  'RETRIEVE_FROM_DISCARD',
  'RETRIEVE_ENERGY',
  'EVOLVE_POKEMON',
  'PUT_INTO_PLAY',
])

/** Section 6.2: only adds. A shuffle alone takes nothing; a Pokémon for the opponent adds nothing for us. */
export function onlyAdds({ effects }: TrainerCard): boolean {
  let adds = false
  for (const effect of effects) {
    if (effect.effectType === 'SHUFFLE_DECK' && !('fromHand' in effect)) continue
    if (!ADDING.has(effect.effectType)) return false
    if (effect.effectType === 'PUT_INTO_PLAY' && effect.source === 'opponentDiscard') return false
    adds = true
  }
  return adds
}

/** Section 6.2: such a card is always played. */
export function playWhatOnlyAdds(situation: Situation): Decision | null {
  const found = playableTrainers(situation).find(({ card }) => onlyAdds(card))
  if (found === undefined) return null
  return decide(found.action, 'trainer-that-only-adds', `${found.card.name} costs us no other card.`)
}

/** Cards that a deck should keep for the turns to come. */
const RESERVE = 10

/** Section 6.6: a card with a price is worth it where it brings twice as many cards as it takes, and the deck lasts. */
export function playWhatAddsMore(situation: Situation): Decision | null {
  const { table } = situation
  for (const { card, action } of playableTrainers(situation)) {
    const gained = TrainerEffectExecutorService.cardsGained(card, table)
    const lost = TrainerEffectExecutorService.cardsLost(card, table)
    if (lost === 0 || gained < 2 * lost || TrainerEffectExecutorService.does(card, 'OPPONENT_SHUFFLES_HAND')) continue
    if (TrainerEffectExecutorService.deckAfterwards(card, table) >= RESERVE)
      return decide(
        action,
        'trainer-that-adds-more',
        `${card.name} brings ${gained} cards${Number.isInteger(gained) ? '' : ' on average'} for ${lost}.`,
      )
  }
  return null
}
