import type { CardId, Seat } from '@turnwright/kernel'
import { rowOf } from '../cards/habitat.ts'
import { foodBits } from '../rules/feeder.ts'
import { wokenBy } from '../rules/pink.ts'
import { brownPowersOf, canUse, powerOf } from '../rules/powers/resolve-power.ts'
import { playerAt } from '../rules/state.ts'
import type { Deed } from '../rules/task.ts'
import { birdInstanceId, FOOD_TYPES, ownFood, ownHabitat, type PlayerId } from './core.ts'
import type { Effect } from './effects.ts'
import type { Event } from './events.ts'
import { birdsOf, type GameState, playerIdAt, seatOf } from './game-state.ts'

/** Tells which powers an event sets off, in the order in which they are resolved. The rules ask the same functions. */
export class PowerProcessor {
  processEvent(event: Event, state: GameState): Effect[] {
    switch (event.type) {
      case 'HABITAT_ACTIVATED': {
        const seat = seatOf(state, event.playerId)
        const row = rowOf(ownHabitat(event.habitat))
        return brownPowersOf(playerAt(state.state, seat), row).map((card) => activation(state, seat, card))
      }
      case 'BIRD_PLAYED': {
        const row = rowOf(ownHabitat(event.habitat))
        const reactions = reactionsTo(state, event.playerId, { did: 'play-bird', row })
        return [...reactions, ...whitePower(state, event.playerId, event.birdInstanceId)]
      }
      case 'FOOD_GAINED_FROM_HABITAT_ACTIVATION': {
        const foods = foodBits(FOOD_TYPES.filter((type) => (event.food[type] ?? 0) > 0).map(ownFood))
        return reactionsTo(state, event.playerId, { did: 'gain-food', foods })
      }
      case 'EGGS_LAID_FROM_HABITAT_ACTIVATION':
        return reactionsTo(state, event.playerId, { did: 'lay-eggs' })
      case 'PREDATOR_POWER_RESOLVED':
        return event.success ? reactionsTo(state, event.playerId, { did: 'hunt' }) : []
      case 'GAME_STARTED':
      case 'ROUND_STARTED':
      case 'ROUND_ENDED':
      case 'TURN_STARTED':
      case 'TURN_ENDED':
      case 'PLAYER_FORFEITED':
      case 'GAME_ENDED':
        return []
    }
  }
}

function reactionsTo(game: GameState, playerId: PlayerId, deed: Deed): Effect[] {
  return wokenBy(game.state, seatOf(game, playerId), deed).map(({ seat, card }) => activation(game, seat, card))
}

function whitePower(game: GameState, playerId: PlayerId, birdInstance: string): Effect[] {
  const bird = birdsOf(game, playerId).get(birdInstance)
  const seat = seatOf(game, playerId)
  const isWhite = bird !== undefined && powerColorOf(game, seat, bird.card) === 'white'
  return isWhite ? [activation(game, seat, bird.card)] : []
}

function powerColorOf(game: GameState, seat: Seat, card: CardId): string | null {
  return powerOf(game.state, seat, card, [])?.color ?? null
}

function activation(game: GameState, seat: Seat, card: CardId): Effect {
  const power = powerOf(game.state, seat, card, [])
  const playerId = playerIdAt(game, seat)
  if (power === null) throw new RangeError(`card ${card} has no power`)
  const activated = canUse(game.state, power)
  return {
    type: 'ACTIVATE_POWER',
    playerId,
    birdInstanceId: birdInstanceId(playerId, power.bird),
    handlerId: power.effect.kind,
    activated,
    ...(activated ? {} : { skipReason: 'RESOURCE_UNAVAILABLE' as const }),
  }
}
