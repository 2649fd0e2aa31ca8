import type { Farm } from '../farm/index.ts'
import type { BuildingResource } from '../cards/goods.ts'
import type { Score } from './score-of.ts'

/** What was seen on a real table at the end of a game, checked. */
export interface SheetInput {
  readonly players: readonly SheetPlayer[]
}

export interface SheetPlayer extends Readonly<Record<BuildingResource, number>> {
  readonly name: string | null
  /** With its animals and crops. */
  readonly farm: Farm
  readonly grain: number
  readonly vegetable: number
  readonly people: number
  readonly begging: number
  readonly bonus: number
  /** Ids, the occupations in the order in which they were played. */
  readonly majors: readonly string[]
  readonly minors: readonly string[]
  readonly occupations: readonly string[]
}

export interface SheetScore extends Score {
  /** Where the sheet tells it. */
  readonly name?: string
  readonly place: number
}

export interface ScoreSheet {
  readonly players: readonly SheetScore[]
}
