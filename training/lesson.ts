import type { GameModule } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import type { Features, Mind, Question } from '@turnwright/kernel/search'
import { answerFeatures } from '@turnwright/search'
import type { LessonPlan } from './plan.ts'

export type LearningMind = Mind & { readonly features: Features }

/** The mind of a game that has one to train for. */
export function learningMind({ definition, mind }: GameModule): LearningMind {
  const { features } = mind ?? {}
  if (mind === undefined || features === undefined)
    throw new Error(`${definition.name} has no features to learn from: its mind must say what a net is to look at`)
  return { ...mind, features }
}

/** What rows of a lesson hold: so many inputs of a schema, then what they came to. */
export interface RowsOf {
  readonly inputs: number
  readonly schema: string
  /** What the last number is: the chance to win, or an amount. */
  readonly unit: 'chance' | 'points'
}

export function rowsOf(mind: LearningMind, { of }: LessonPlan): RowsOf {
  const { features, unit } = mind
  if (of !== 'answers') return { inputs: features.count, schema: features.schema, unit }
  const { count, schema } = answerFeatures(mind) ?? { count: 0, schema: '' }
  return { inputs: count, schema, unit: 'points' }
}

/** Takes rows down while one game is played. */
export interface Lesson {
  /** Told of every question before it is answered. */
  asked(game: Game, question: Question): void
  /** Every row that was taken down, once the game is over. */
  rows(game: Game): readonly Float32Array[]
}
