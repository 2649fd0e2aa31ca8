import type { TrainerCard } from '../../cards/card.ts'
import type { TrainerEffectType } from '../../cards/trainer-effect.ts'
import type { ExecuteActionDto } from '../../match/execute-action-dto.ts'
import { cardCalled } from '../../rules/faces.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import type { Situation } from '../situation.ts'
import { Latest } from '../latest.ts'
import { urgencyOf } from './category.ts'

/** A Trainer that can be played now. */
export interface PlayableTrainer {
  readonly card: TrainerCard
  readonly action: ExecuteActionDto
  /** How many copies the hand holds. */
  readonly copies: number
}

/** Section 6.1: each unique Trainer of the hand, the most urgent category first. Section 6.2: none that empties the deck. */
export function playableTrainers(situation: Situation): readonly PlayableTrainer[] {
  return playable.of(situation)
}

const playable = new Latest(playableIn)

function playableIn(situation: Situation): readonly PlayableTrainer[] {
  const found = new Map<string, { card: TrainerCard; action: ExecuteActionDto; copies: number }>()
  for (const action of situation.all('PLAY_TRAINER')) {
    const card = cardCalled(situation.inHand(action.actionData.card)?.id ?? null)
    if (card?.supertype !== 'Trainer') continue
    const known = found.get(card.id)
    if (known !== undefined) known.copies++
    else if (!emptiesDeck(situation, card)) found.set(card.id, { card, action, copies: 1 })
  }
  return [...found.values()].toSorted((a, b) => urgencyOf(a.card) - urgencyOf(b.card))
}

/** Section 6.2: a deck at 0 loses, so that what would cause it is not played. */
export function emptiesDeck({ table }: Situation, card: TrainerCard): boolean {
  return (
    TrainerEffectExecutorService.deckAfterwards(card, table) <= 0 &&
    card.effects.some(({ effectType }) => effectType === 'DRAW_CARDS' || effectType === 'SEARCH_DECK')
  )
}

/** The playable Trainers with a certain effect. */
export function trainersThat(situation: Situation, type: TrainerEffectType): readonly PlayableTrainer[] {
  return playableTrainers(situation).filter(({ card }) => TrainerEffectExecutorService.does(card, type))
}
