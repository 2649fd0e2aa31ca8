import { type CardId, doNext } from '@turnwright/kernel'
import type { EggEffect } from '../../cards/powers/eggs.ts'
import { cardsInReach } from '../deck.ts'
import { loseEgg } from '../eggs.ts'
import { ANY_FOOD } from '../feeder.ts'
import { chooseFromSupply, gainFromSupply } from '../food.ts'
import { cardsOfBirds, findBird, totalEggs } from '../mat.ts'
import { CARDS, SKIP } from '../offers.ts'
import type { MatBird, Wingspan } from '../state.ts'
import type { BehavioursOf } from './behaviour.ts'
import { noteRefusal, noteUse, type PowerInUse } from './power-in-use.ts'

type TradingEffect = Extract<EggEffect, { kind: 'discardEggForFood' | 'discardEggForCards' }>

export const EGG_TRADING_POWERS: BehavioursOf<TradingEffect> = {
  /** W36: the egg comes from another bird. */
  discardEggForFood: {
    can: ({ player, bird, effect }) => totalEggs(player) - bird.eggs >= effect.eggs,
    use(game, power) {
      const { seat, bird, effect } = power
      if (!payEggs(game, power, effect.eggs, (other) => other.card !== bird.card)) return
      for (let left = effect.n; left > 0; left--) {
        const food = chooseFromSupply(game, seat, ANY_FOOD, { kind: 'take-food', left, card: bird.card })
        gainFromSupply(game, seat, food, 1)
      }
    },
  },

  /** W36: from any bird, this one included. */
  discardEggForCards: {
    can: ({ player, effect }, state) => totalEggs(player) >= effect.eggs && cardsInReach(state),
    use(game, power) {
      const { seat, effect } = power
      if (payEggs(game, power, effect.eggs, () => true))
        doNext(game.state.agenda, { do: 'draw', seat, left: effect.cards, must: false })
    },
  },
}

function payEggs(game: Wingspan, power: PowerInUse, eggs: number, from: (bird: MatBird) => boolean): boolean {
  const { seat, player, bird: own } = power
  for (let paid = 0; paid < eggs; paid++) {
    const choices: (CardId | typeof SKIP)[] = cardsOfBirds(player, (bird) => bird.eggs > 0 && from(bird))
    if (paid === 0) choices.push(SKIP)
    const chosen = game.ask.one(seat, { kind: 'give-egg', card: own.card }, choices, CARDS)
    if (chosen === 'skip') {
      noteRefusal(game, power)
      return false
    }
    if (paid === 0) noteUse(game, power)
    loseEgg(game, seat, findBird(player, chosen))
  }
  return true
}
