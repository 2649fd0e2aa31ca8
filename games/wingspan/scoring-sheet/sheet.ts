import type { GoalBoard } from '../rules/options.ts'

/** What was seen on a real table at the end of a game. */
export interface SheetInput {
  readonly goalBoard: GoalBoard
  /** In the order of the rounds. */
  readonly goals: readonly SheetGoal[]
  readonly players: readonly SheetPlayer[]
}

export interface SheetGoal {
  /** The id of the goal. */
  readonly goal: string
  /** What each player had at the end of that round. */
  readonly counts: readonly number[]
}

export interface SheetPlayer {
  /** The ids of the bonus cards. */
  readonly bonus: readonly string[]
  readonly birds: readonly SheetBird[]
  /** Bird cards left in hand. */
  readonly hand: number
  /** Food left, which breaks ties. */
  readonly food: number
}

export interface SheetBird {
  readonly name: string
  readonly habitat: 'forest' | 'grassland' | 'wetland'
  readonly eggs: number
  readonly tucked: number
  readonly cached: number
}

export interface ScoreSheet {
  readonly players: readonly SheetScore[]
}

export interface SheetScore {
  readonly birds: number
  readonly bonus: number
  readonly goals: number
  readonly eggs: number
  readonly cached: number
  readonly tucked: number
  readonly total: number
  /** 1 for the winner; shared where points and food are equal. */
  readonly place: number
}
