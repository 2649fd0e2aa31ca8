/** The mat and the course of the game, in the shape that agents of the seed's surface know. */
export interface Trade {
  readonly tradeFrom: 'FOOD' | 'EGGS' | 'CARDS'
  readonly tradeFromAmount: number
  readonly tradeTo: 'FOOD' | 'EGGS' | 'CARDS'
  readonly tradeToAmount: number
}

export interface HabitatConfig {
  readonly action: 'GAIN_FOOD' | 'LAY_EGGS' | 'DRAW_CARDS'
  /** By the number of birds in the row, 0 to 5. */
  readonly baseRewards: readonly number[]
  readonly bonusRewards: readonly (Trade | null)[]
}

export interface PlayerBoardConfig {
  /** Eggs to pay, by column. */
  readonly playBirdCosts: readonly number[]
  readonly forest: HabitatConfig
  readonly grassland: HabitatConfig
  readonly wetland: HabitatConfig
}

const cardForFood: Trade = { tradeFrom: 'CARDS', tradeFromAmount: 1, tradeTo: 'FOOD', tradeToAmount: 1 }
const foodForEgg: Trade = { tradeFrom: 'FOOD', tradeFromAmount: 1, tradeTo: 'EGGS', tradeToAmount: 1 }
const eggForCard: Trade = { tradeFrom: 'EGGS', tradeFromAmount: 1, tradeTo: 'CARDS', tradeToAmount: 1 }

export const PLAYER_BOARD: PlayerBoardConfig = {
  playBirdCosts: [0, 1, 1, 2, 2],
  forest: {
    action: 'GAIN_FOOD',
    baseRewards: [1, 1, 2, 2, 3, 3],
    bonusRewards: [null, cardForFood, null, cardForFood, null, cardForFood],
  },
  grassland: {
    action: 'LAY_EGGS',
    baseRewards: [2, 2, 3, 3, 4, 4],
    bonusRewards: [null, foodForEgg, null, foodForEgg, null, foodForEgg],
  },
  wetland: {
    action: 'DRAW_CARDS',
    baseRewards: [1, 1, 2, 2, 3, 3],
    bonusRewards: [null, eggForCard, null, eggForCard, null, eggForCard],
  },
}

/** The same by row of the mat. */
export const ROW_CONFIGS: readonly HabitatConfig[] = [PLAYER_BOARD.forest, PLAYER_BOARD.grassland, PLAYER_BOARD.wetland]

export const SLOTS_IN_A_ROW = 5
export const TURNS_BY_ROUND: readonly number[] = [8, 7, 6, 5]
export const TOTAL_ROUNDS = 4
export const DICE = 5
export const TRAY_SIZE = 3
export const BIRDS_DEALT = 5
export const BONUS_DEALT = 2
export const FOOD_DEALT: readonly number[] = [1, 1, 1, 1, 1]

/** Green board: points for first, second and third place, by round. */
export const GREEN_PAYOUTS: readonly (readonly number[])[] = [
  [4, 1, 0],
  [5, 2, 1],
  [6, 3, 2],
  [7, 4, 3],
]
/** Blue board: a point for each thing counted, up to this. */
export const BLUE_MOST = 5
