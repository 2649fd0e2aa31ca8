import type { CardId, Seat } from '@turnwright/kernel'
import type { Wingspan } from './state.ts'

/** What is announced to programs that watch, under the names of the seed's surface. Cards are birds on a mat. */
export type Announcement =
  | { readonly type: 'GAME_STARTED' }
  | { readonly type: 'REMOVE_CARDS_FROM_TRAY' }
  | { readonly type: 'GAME_ENDED'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }
  | { readonly type: 'ROUND_STARTED' | 'ROUND_ENDED'; readonly round: number }
  | { readonly type: 'TURN_STARTED'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'TURN_ENDED'; readonly seat: Seat }
  | { readonly type: 'HABITAT_ACTIVATED'; readonly seat: Seat; readonly row: number }
  | {
      readonly type: 'FOOD_GAINED_FROM_HABITAT_ACTIVATION'
      readonly seat: Seat
      /** In the order of FOODS. */
      readonly food: readonly number[]
    }
  | { readonly type: 'EGGS_LAID_FROM_HABITAT_ACTIVATION'; readonly seat: Seat; readonly eggs: number }
  | {
      readonly type: 'BIRD_PLAYED'
      readonly seat: Seat
      readonly card: CardId
      readonly row: number
      readonly column: number
    }
  | {
      readonly type: 'PREDATOR_POWER_RESOLVED'
      readonly seat: Seat
      readonly card: CardId
      readonly success: boolean
    }
  | {
      readonly type: 'ACTIVATE_POWER'
      readonly seat: Seat
      readonly card: CardId
      readonly skipReason: 'AGENT_DECLINED' | 'RESOURCE_UNAVAILABLE' | null
    }
  | { readonly type: 'REPEAT_BROWN_POWER'; readonly seat: Seat; readonly card: CardId; readonly repeated: CardId }
  | {
      readonly type: 'GAIN_FOOD'
      readonly seat: Seat
      readonly food: number
      readonly n: number
      readonly from: 'feeder' | 'supply'
    }
  | { readonly type: 'DISCARD_FOOD'; readonly seat: Seat; readonly food: number; readonly n: number }
  | {
      readonly type: 'CACHE_FOOD'
      readonly seat: Seat
      readonly card: CardId
      readonly food: number
      readonly n: number
    }
  | {
      readonly type: 'LAY_EGGS' | 'DISCARD_EGGS'
      readonly seat: Seat
      readonly card: CardId
      readonly n: number
    }
  | {
      readonly type: 'DRAW_CARDS'
      readonly seat: Seat
      readonly n: number
      readonly from: 'deck' | 'tray' | 'revealed'
      /** The kinds of birds, where everybody saw them. */
      readonly kinds: readonly number[]
    }
  | { readonly type: 'DISCARD_CARDS' | 'REVEAL_CARDS'; readonly seat: Seat; readonly kinds: readonly number[] }
  | {
      readonly type: 'TUCK_CARDS'
      readonly seat: Seat
      readonly card: CardId
      readonly n: number
      readonly from: 'hand' | 'deck' | 'revealed'
    }
  | { readonly type: 'REVEAL_BONUS_CARDS'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'DRAW_BONUS_CARDS'; readonly seat: Seat; readonly bonus: string }
  | { readonly type: 'MOVE_BIRD'; readonly seat: Seat; readonly card: CardId; readonly row: number }
  | { readonly type: 'ALL_PLAYERS_GAIN_FOOD'; readonly seat: Seat; readonly food: number; readonly n: number }
  | { readonly type: 'ALL_PLAYERS_DRAW_CARDS'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'ALL_PLAYERS_LAY_EGGS'; readonly seat: Seat; readonly nest: string }
  | { readonly type: 'ROLL_DICE'; readonly seat: Seat; readonly faces: readonly number[] }
  | { readonly type: 'REROLL_BIRDFEEDER'; readonly seat: Seat; readonly feeder: readonly number[] }
  | { readonly type: 'REFILL_BIRDFEEDER'; readonly feeder: readonly number[] }
  | { readonly type: 'REFILL_BIRD_TRAY'; readonly kinds: readonly number[] }

/** Only where `isHeard`: building an announcement costs more than asking whether anybody listens. */
export function announce(game: Wingspan, announcement: Announcement): void {
  const { type, ...detail } = announcement
  game.emit(type, detail)
}
