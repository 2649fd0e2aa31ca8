import type { PromptKind } from './prompts.ts'
import type { BirdCardId, BirdInstanceId, FoodByType, Habitat, PlayerId } from './core.ts'

/** What happens, in the words of the game. */
export type Event =
  | { readonly type: 'GAME_STARTED'; readonly playerIds: readonly PlayerId[]; readonly seed: string }
  | { readonly type: 'ROUND_STARTED'; readonly round: number }
  | { readonly type: 'ROUND_ENDED'; readonly round: number }
  | {
      readonly type: 'TURN_STARTED'
      readonly playerId: PlayerId
      readonly round: number
      readonly turnNumber: number
    }
  | { readonly type: 'TURN_ENDED'; readonly playerId: PlayerId }
  | {
      /** Three refusals of a prompt: what harms the player least was answered in their place. */
      readonly type: 'PLAYER_FORFEITED'
      readonly playerId: PlayerId
      /** Of the prompt whose choices were refused. */
      readonly kind: PromptKind
      readonly reason: string
    }
  | {
      readonly type: 'GAME_ENDED'
      readonly finalScores: Readonly<Record<PlayerId, number>>
      readonly winnerId: PlayerId
      readonly winners: readonly PlayerId[]
    }
  | {
      readonly type: 'HABITAT_ACTIVATED'
      readonly playerId: PlayerId
      readonly habitat: Habitat
      /** The birds with brown powers, from right to left. */
      readonly birdInstanceIds: readonly BirdInstanceId[]
    }
  | {
      readonly type: 'BIRD_PLAYED'
      readonly playerId: PlayerId
      readonly birdInstanceId: BirdInstanceId
      readonly birdCardId: BirdCardId
      readonly habitat: Habitat
      readonly position: number
    }
  | {
      readonly type: 'FOOD_GAINED_FROM_HABITAT_ACTIVATION'
      readonly playerId: PlayerId
      readonly food: FoodByType
    }
  | { readonly type: 'EGGS_LAID_FROM_HABITAT_ACTIVATION'; readonly playerId: PlayerId; readonly count: number }
  | {
      readonly type: 'PREDATOR_POWER_RESOLVED'
      readonly playerId: PlayerId
      readonly predatorBirdInstanceId: BirdInstanceId
      readonly success: boolean
    }
