import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import { foodAt, foodIndex } from '../../cards/food.ts'
import type { FlockingEffect } from '../../cards/powers/flocking.ts'
import { cardsLeft } from '../deck.ts'
import { chooseNest, layEggs } from '../eggs.ts'
import { foodBits } from '../feeder.ts'
import { chooseFromSupply, gainFromSupply, loseFood } from '../food.ts'
import { eggRoom } from '../mat.ts'
import { CARDS, SKIP } from '../offers.ts'
import type { Question } from '../questions.ts'
import type { MatBird, Wingspan } from '../state.ts'
import { tuckFromDeck, tuckFromHand } from '../tucking.ts'
import type { BehavioursOf } from './behaviour.ts'
import { noteRefusal, noteUse, type PowerInUse, wantsToUse } from './power-in-use.ts'

export const FLOCKING_POWERS: BehavioursOf<FlockingEffect> = {
  tuckFromHand: {
    can: ({ player, effect }) => player.hand.length >= effect.tuck,
    use(game, power) {
      tuckSome(game, power, power.effect.tuck)
    },
  },

  tuckFromHandThenDraw: {
    can: ({ player, effect }) => player.hand.length >= effect.tuck,
    use(game, power) {
      const { seat, effect } = power
      if (tuckSome(game, power, effect.tuck))
        doNext(game.state.agenda, { do: 'draw', seat, left: effect.draw, must: false })
    },
  },

  tuckFromHandThenFood: {
    can: ({ player, effect }) => player.hand.length >= effect.tuck,
    use(game, power) {
      const { seat, bird, effect } = power
      if (!tuckSome(game, power, effect.tuck)) return
      const foods = foodBits(effect.foods)
      const about = { kind: 'take-food', left: 1, card: bird.card } as const
      for (let n = 0; n < effect.n; n++) gainFromSupply(game, seat, chooseFromSupply(game, seat, foods, about), 1)
    },
  },

  /** W34: tucking is allowed even where the egg finds no room. */
  tuckFromHandThenLayOnThis: {
    can: ({ player, effect }) => player.hand.length >= effect.tuck,
    use(game, power) {
      const { seat, bird, effect } = power
      const about = { kind: 'lay-after-tucking', on: 'it', card: bird.card } as const
      if (tuckSome(game, power, effect.tuck)) layUpTo(game, seat, effect.eggs, about, ({ card }) => card === bird.card)
    },
  },

  tuckFromHandThenLayOnAny: {
    can: ({ player, effect }) => player.hand.length >= effect.tuck,
    use(game, power) {
      const { seat, bird, effect } = power
      const about = { kind: 'lay-after-tucking', on: 'any', card: bird.card } as const
      if (tuckSome(game, power, effect.tuck)) layUpTo(game, seat, effect.eggs, about, () => true)
    },
  },

  /** W35: food of one's own, then cards that nobody sees. */
  discardFoodToTuckFromDeck: {
    can: ({ player, effect }, state) =>
      (player.food[foodIndex(effect.food)] ?? 0) >= effect.pay && cardsLeft(state) > 0,
    use(game, power) {
      if (!wantsToUse(game, power)) return
      const { seat, bird, effect } = power
      const food = foodIndex(effect.food)
      loseFood(game, seat, food, effect.pay)
      game.tell({ kind: 'gives-food', seat, food: foodAt(food), n: effect.pay })
      tuckFromDeck(game, seat, bird, effect.tuck)
    },
  },
}

/** W34: what follows happens only where this is true. */
function tuckSome(game: Wingspan, power: PowerInUse, n: number): boolean {
  const { seat, player, bird } = power
  for (let tucked = 0; tucked < n; tucked++) {
    const choices: (CardId | typeof SKIP)[] = player.hand.slice()
    if (tucked === 0) choices.push(SKIP)
    const chosen = game.ask.one(seat, { kind: 'tuck-card', card: bird.card }, choices, CARDS)
    if (chosen === 'skip') {
      noteRefusal(game, power)
      return false
    }
    if (tucked === 0) noteUse(game, power)
    tuckFromHand(game, seat, bird, chosen)
  }
  return true
}

function layUpTo(game: Wingspan, seat: Seat, eggs: number, about: Question, fits: (bird: MatBird) => boolean): void {
  for (let n = 0; n < eggs; n++) {
    const nest = chooseNest(game, seat, about, (bird) => eggRoom(bird) > 0 && fits(bird))
    if (nest === null) return
    layEggs(game, seat, nest, 1)
  }
}
