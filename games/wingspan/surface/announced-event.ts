import type { Announcement } from '../rules/announcement.ts'
import { findBird } from '../rules/mat.ts'
import { brownPowersOf } from '../rules/powers/resolve-power.ts'
import { playerAt } from '../rules/state.ts'
import { cardIdOf, foodByType, habitatName } from './core.ts'
import type { Event } from './events.ts'
import { type GameState, instanceOf, playerIdAt } from './game-state.ts'

/** What the surface knows beside the state. */
export interface Story {
  readonly seed: string
  readonly turnNumber: number
}

/** Who wins where the solo opponent does. */
export const AUTOMA = 'AUTOMA'

export type EventAnnouncement = Extract<Announcement, { readonly type: Event['type'] }>

const EVENT_TYPES: ReadonlySet<string> = new Set<EventAnnouncement['type']>([
  'GAME_STARTED',
  'GAME_ENDED',
  'ROUND_STARTED',
  'ROUND_ENDED',
  'TURN_STARTED',
  'TURN_ENDED',
  'HABITAT_ACTIVATED',
  'FOOD_GAINED_FROM_HABITAT_ACTIVATION',
  'EGGS_LAID_FROM_HABITAT_ACTIVATION',
  'BIRD_PLAYED',
  'PREDATOR_POWER_RESOLVED',
])

export function isEventAnnouncement(said: Announcement): said is EventAnnouncement {
  return EVENT_TYPES.has(said.type)
}

/** Something that happened, in the words of the surface. */
export function announcedEvent(game: GameState, { seed, turnNumber }: Story, said: EventAnnouncement): Event {
  switch (said.type) {
    case 'GAME_STARTED':
      return { type: said.type, playerIds: game.players.map(({ name }) => name), seed }
    case 'GAME_ENDED': {
      const winners = said.winners.map((seat) => playerIdAt(game, seat))
      const finalScores = Object.fromEntries(said.scores.map((score, seat) => [playerIdAt(game, seat), score]))
      return { type: said.type, finalScores, winners, winnerId: winners[0] ?? AUTOMA }
    }
    case 'ROUND_STARTED':
    case 'ROUND_ENDED':
      return { type: said.type, round: said.round }
    case 'TURN_STARTED':
      return { type: said.type, playerId: playerIdAt(game, said.seat), round: said.round, turnNumber }
    case 'TURN_ENDED':
      return { type: said.type, playerId: playerIdAt(game, said.seat) }
    case 'HABITAT_ACTIVATED': {
      const { seat, row } = said
      const birds = brownPowersOf(playerAt(game.state, seat), row).map((card) => instanceOf(game, seat, card))
      return { type: said.type, playerId: playerIdAt(game, seat), habitat: habitatName(row), birdInstanceIds: birds }
    }
    case 'FOOD_GAINED_FROM_HABITAT_ACTIVATION':
      return { type: said.type, playerId: playerIdAt(game, said.seat), food: foodByType(said.food) }
    case 'EGGS_LAID_FROM_HABITAT_ACTIVATION':
      return { type: said.type, playerId: playerIdAt(game, said.seat), count: said.eggs }
    case 'BIRD_PLAYED': {
      const { seat, card, row, column } = said
      return {
        type: said.type,
        playerId: playerIdAt(game, seat),
        birdInstanceId: instanceOf(game, seat, card),
        birdCardId: cardIdOf(findBird(playerAt(game.state, seat), card).kind),
        habitat: habitatName(row),
        position: column,
      }
    }
    case 'PREDATOR_POWER_RESOLVED': {
      const { seat, card, success } = said
      const predatorBirdInstanceId = instanceOf(game, seat, card)
      return { type: said.type, playerId: playerIdAt(game, seat), predatorBirdInstanceId, success }
    }
  }
}
