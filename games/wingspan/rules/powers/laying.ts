import { doNext } from '@turnwright/kernel'
import type { EggEffect } from '../../cards/powers/eggs.ts'
import { chooseNest, layEggs } from '../eggs.ts'
import { anyBird, cardsOfBirds, eggRoom, findBird, hasNest } from '../mat.ts'
import { type MatBird, playerAt, presentFrom, type Wingspan } from '../state.ts'
import type { Task } from '../task.ts'
import type { BehavioursOf } from './behaviour.ts'
import { noteRefusal, noteUse, type PowerInUse, wantsToUse } from './power-in-use.ts'

type LayingEffect = Exclude<EggEffect, { kind: 'discardEggForFood' | 'discardEggForCards' }>

export const LAYING_POWERS: BehavioursOf<LayingEffect> = {
  layEggOnAny: {
    can: ({ player }) => anyBird(player, (bird) => eggRoom(bird) > 0),
    use: (game, power) => layOn(game, power, power.effect.n, () => true),
  },

  layEggOnThis: {
    can: ({ bird }) => eggRoom(bird) > 0,
    use(game, power) {
      const { bird, effect } = power
      if (wantsToUse(game, power)) layEggs(game, power.seat, bird, Math.min(effect.n, eggRoom(bird)))
    },
  },

  /** W48: on another bird. */
  layEggOnNest: {
    can: ({ player, bird, effect }) =>
      anyBird(player, (other) => other.card !== bird.card && eggRoom(other) > 0 && hasNest(other, effect.nest)),
    use(game, power) {
      const { bird, effect } = power
      layOn(game, power, effect.n, (other) => other.card !== bird.card && hasNest(other, effect.nest))
    },
  },

  /** W39: the bird itself included. */
  layEggOnEachNest: {
    can: ({ player, effect }) => anyBird(player, (bird) => eggRoom(bird) > 0 && hasNest(bird, effect.nest)),
    use(game, power) {
      const { seat, player, effect } = power
      if (!wantsToUse(game, power)) return
      for (const card of cardsOfBirds(player, (bird) => eggRoom(bird) > 0 && hasNest(bird, effect.nest))) {
        const bird = findBird(player, card)
        layEggs(game, seat, bird, Math.min(effect.n, eggRoom(bird)))
      }
    },
  },

  /** W38: one egg each, and one more for the owner on another bird. */
  allPlayersLayEggOnNest: {
    can: ({ seat, effect }, state) =>
      presentFrom(state, seat).some((each) =>
        anyBird(playerAt(state, each), (bird) => eggRoom(bird) > 0 && hasNest(bird, effect.nest)),
      ),
    use(game, power) {
      if (!wantsToUse(game, power)) return
      const { nest, n, ownerExtra } = power.effect
      const tasks = presentFrom(game.state, power.seat).map((seat): Task => {
        return { do: 'lay-on-nest', seat, nest, n, extra: seat === power.seat ? ownerExtra : 0 }
      })
      doNext(game.state.agenda, ...tasks)
    },
  },
}

function layOn(game: Wingspan, power: PowerInUse, n: number, fits: (bird: MatBird) => boolean): void {
  const hasRoom = (bird: MatBird): boolean => eggRoom(bird) > 0 && fits(bird)
  for (let laid = 0; laid < n; laid++) {
    const about = { kind: 'lay-egg', left: n - laid, card: power.bird.card } as const
    const nest = chooseNest(game, power.seat, about, hasRoom)
    if (nest === null) {
      if (laid === 0) noteRefusal(game, power)
      return
    }
    if (laid === 0) noteUse(game, power)
    layEggs(game, power.seat, nest, 1)
  }
}
