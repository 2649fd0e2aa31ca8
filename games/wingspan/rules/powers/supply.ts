import { foodAt, foodIndex } from '../../cards/food.ts'
import type { SupplyEffect } from '../../cards/powers/supply.ts'
import { ANY_FOOD } from '../feeder.ts'
import { cache, chooseFromSupply, chooseOwnFood, gainFromSupply, loseFood } from '../food.ts'
import { totalFood } from '../mat.ts'
import { presentFrom } from '../state.ts'
import type { BehavioursOf } from './behaviour.ts'
import { noteRefusal, noteUse, wantsToUse } from './power-in-use.ts'

export const SUPPLY_POWERS: BehavioursOf<SupplyEffect> = {
  gainFoodFromSupply: {
    use(game, power) {
      const { food, n } = power.effect
      if (wantsToUse(game, power)) gainFromSupply(game, power.seat, foodIndex(food), n)
    },
  },

  allPlayersGainFoodFromSupply: {
    use(game, power) {
      if (!wantsToUse(game, power)) return
      const { food, n } = power.effect
      for (const seat of presentFrom(game.state, power.seat)) gainFromSupply(game, seat, foodIndex(food), n)
    },
  },

  cacheFromSupply: {
    use(game, power) {
      const { food, n } = power.effect
      if (wantsToUse(game, power)) cache(game, power.seat, power.bird, foodIndex(food), n)
    },
  },

  /** W47: for a different kind. */
  tradeFood: {
    can: ({ player, effect }) => totalFood(player) >= effect.give,
    use(game, power) {
      const { seat, bird, effect } = power
      const { card } = bird
      let others = ANY_FOOD
      for (let n = 0; n < effect.give; n++) {
        const given = chooseOwnFood(game, seat, { kind: 'give-food', card })
        if (given === null) return noteRefusal(game, power)
        if (n === 0) noteUse(game, power)
        loseFood(game, seat, given, 1)
        others &= ~(1 << given)
        game.tell({ kind: 'gives-food', seat, food: foodAt(given), n: 1 })
      }
      for (let n = 0; n < effect.get; n++)
        gainFromSupply(game, seat, chooseFromSupply(game, seat, others, { kind: 'take-other-food', card }), 1)
    },
  },
}
