import { doNext } from '@turnwright/kernel'
import { DICE } from '../../cards/board.ts'
import { FACES, faceAt, foodIndex } from '../../cards/food.ts'
import type { HuntingEffect } from '../../cards/powers/hunting.ts'
import { cardsLeft, discardCard, topCard } from '../deck.ts'
import { diceInFeeder, faceGives, foodBits } from '../feeder.ts'
import { cache } from '../food.ts'
import { birdOf } from '../identities.ts'
import type { Wingspan } from '../state.ts'
import { tuckPrey } from '../tucking.ts'
import type { BehavioursOf } from './behaviour.ts'
import { type PowerInUse, wantsToUse } from './power-in-use.ts'

export const HUNTING_POWERS: BehavioursOf<HuntingEffect> = {
  /** W31: the dice outside the feeder are rolled on the table and stay outside. */
  huntDice: {
    can: (_, state) => diceInFeeder(state) < DICE,
    use(game, power) {
      if (!wantsToUse(game, power)) return
      const { seat, bird, effect } = power
      const faces = rollDiceOutside(game)
      const foods = foodBits([effect.food])
      const success = faces.some((face) => faceGives(face, foods))
      game.tell({ kind: 'rolls', seat, card: bird.card, faces: faces.map(faceAt), success })
      if (success) cache(game, seat, bird, foodIndex(effect.food), effect.cache)
      endHunt(game, power, success)
    },
  },

  /** W32: strictly smaller prey is caught, anything else gets away. */
  huntDeckWingspan: {
    can: (_, state) => cardsLeft(state) > 0,
    use(game, power) {
      if (!wantsToUse(game, power)) return
      const { seat, bird, effect } = power
      const card = topCard(game)
      if (card === null) return
      game.cards.reveal(card)
      const success = birdOf(game.cards, card).wingspan < effect.lessThanCm
      if (success) tuckPrey(game, seat, bird, card)
      else {
        discardCard(game, card)
        game.tell({ kind: 'gets-away', seat, card, hunter: { card: bird.card } })
      }
      endHunt(game, power, success)
    },
  },
}

function rollDiceOutside({ state, random }: Wingspan): number[] {
  const faces: number[] = []
  for (let die = diceInFeeder(state); die < DICE; die++) faces.push(random.die(FACES.length) - 1)
  return faces
}

/** W33: only a successful hunt is an occasion for others. */
function endHunt(game: Wingspan, { seat }: PowerInUse, success: boolean): void {
  if (success) doNext(game.state.agenda, { do: 'react', seat, to: { did: 'hunt' } })
}
