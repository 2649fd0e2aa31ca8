import { type CardId, type Seat, take } from '@turnwright/kernel'
import { faceOfCard } from '../faces.ts'
import { type Duel, playerAt } from '../state.ts'
import { resolveEffect } from './effects.ts'
import type { TrainerInUse } from './trainer-in-use.ts'

/** P38: a Trainer does what it says, and is discarded when that is done; some stay in play. */
export function playTrainer(game: Duel, seat: Seat, card: CardId): void {
  const { state, cards } = game
  const player = playerAt(state, seat)
  const face = faceOfCard(cards, card)
  if (face.card.supertype !== 'Trainer') throw new TypeError(`${face.name} is no Trainer`)
  const { effects, id: by } = face.card
  cards.reveal(card)
  game.tell({ kind: 'played', by: seat, card })
  cards.move(card, player.hand, state.playing)
  const trainer: TrainerInUse = { game, seat, card, by, effects, pokemon: null, healed: [], paid: [], isOver: false }
  for (const effect of effects) {
    if (trainer.isOver) break
    resolveEffect(trainer, effect)
  }
  if (state.playing.includes(card)) {
    take(card, state.playing)
    player.discard.push(card)
  }
}
