import type {
  BirdCardId,
  BirdInstanceId,
  BonusCardId,
  DieFace,
  EggsByBird,
  FoodByType,
  Habitat,
  PlayerId,
} from './core.ts'

export type SkipReason = 'AGENT_DECLINED' | 'RESOURCE_UNAVAILABLE'

/** What changes on the table. */
export type Effect =
  | {
      readonly type: 'ACTIVATE_POWER'
      readonly playerId: PlayerId
      readonly birdInstanceId: BirdInstanceId
      /** The kind of the power. */
      readonly handlerId: string
      readonly activated: boolean
      readonly skipReason?: SkipReason
    }
  | {
      readonly type: 'REPEAT_BROWN_POWER'
      readonly playerId: PlayerId
      readonly triggeringBirdInstanceId: BirdInstanceId
      readonly targetBirdInstanceId: BirdInstanceId
    }
  | {
      readonly type: 'GAIN_FOOD'
      readonly playerId: PlayerId
      readonly food: FoodByType
      readonly source: 'BIRDFEEDER' | 'SUPPLY'
    }
  | {
      readonly type: 'DRAW_CARDS'
      readonly playerId: PlayerId
      readonly fromDeck: number
      readonly fromTray: readonly BirdCardId[]
      readonly fromRevealed: readonly BirdCardId[]
    }
  | { readonly type: 'LAY_EGGS'; readonly playerId: PlayerId; readonly placements: EggsByBird }
  | { readonly type: 'DRAW_BONUS_CARDS'; readonly playerId: PlayerId; readonly keptCards: readonly BonusCardId[] }
  | { readonly type: 'DISCARD_FOOD'; readonly playerId: PlayerId; readonly food: FoodByType }
  | { readonly type: 'DISCARD_EGGS'; readonly playerId: PlayerId; readonly sources: EggsByBird }
  | { readonly type: 'DISCARD_CARDS'; readonly playerId: PlayerId; readonly cards: readonly BirdCardId[] }
  | {
      readonly type: 'TUCK_CARDS'
      readonly playerId: PlayerId
      readonly targetBirdInstanceId: BirdInstanceId
      readonly count: number
      readonly source: 'HAND' | 'DECK' | 'REVEALED'
    }
  | { readonly type: 'REVEAL_CARDS'; readonly playerId: PlayerId; readonly revealedCards: readonly BirdCardId[] }
  | { readonly type: 'REVEAL_BONUS_CARDS'; readonly playerId: PlayerId; readonly count: number }
  | {
      readonly type: 'CACHE_FOOD'
      readonly playerId: PlayerId
      readonly birdInstanceId: BirdInstanceId
      readonly food: FoodByType
    }
  | {
      readonly type: 'PLAY_BIRD'
      readonly playerId: PlayerId
      readonly birdInstanceId: BirdInstanceId
      readonly habitat: Habitat
      readonly column: number
    }
  | {
      readonly type: 'MOVE_BIRD'
      readonly playerId: PlayerId
      readonly birdInstanceId: BirdInstanceId
      readonly toHabitat: Habitat
    }
  | { readonly type: 'ALL_PLAYERS_GAIN_FOOD'; readonly playerId: PlayerId; readonly food: FoodByType }
  | { readonly type: 'ALL_PLAYERS_DRAW_CARDS'; readonly playerId: PlayerId; readonly count: number }
  | { readonly type: 'ALL_PLAYERS_LAY_EGGS'; readonly playerId: PlayerId; readonly nest: string }
  | { readonly type: 'ROLL_DICE'; readonly playerId: PlayerId; readonly rolledDice: readonly DieFace[] }
  | { readonly type: 'REROLL_BIRDFEEDER'; readonly playerId: PlayerId; readonly newDice: readonly DieFace[] }
  | { readonly type: 'REFILL_BIRDFEEDER'; readonly addedDice: readonly DieFace[] }
  | { readonly type: 'REMOVE_CARDS_FROM_TRAY' }
  | { readonly type: 'REFILL_BIRD_TRAY'; readonly newCards: readonly BirdCardId[] }
