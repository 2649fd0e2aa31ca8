import type { ProjectedLine } from '@turnwright/kernel/host'
import type { CardLife, Eyes, ReplaySummary, StoryLine, ToldMoment } from '@turnwright/replay'

export type { ProjectedLine }

/** What the page asks of the worker in which a record is played. */
export type Asked =
  | { readonly kind: 'open'; readonly record: string | object; readonly locale: string }
  | { readonly kind: 'at'; readonly entries: number; readonly eyes: Eyes }
  | { readonly kind: 'lines'; readonly eyes: Eyes }
  | { readonly kind: 'lives'; readonly eyes: Eyes }
  /** What is followed is not wanted any more. */
  | { readonly kind: 'no-lives' }
  | { readonly kind: 'views'; readonly stops: readonly number[]; readonly eyes: Eyes }

/** What comes back for each of them. */
export interface Told {
  readonly open: ReplaySummary
  readonly at: ToldMoment
  readonly lines: readonly StoryLine[]
  readonly lives: readonly CardLife[]
  readonly 'no-lives': null
  readonly views: readonly unknown[]
}

export interface Question {
  readonly id: number
  readonly asked: Asked
}

export type Reply =
  | { readonly id: number; readonly told: Told[keyof Told] }
  | { readonly id: number; readonly problem: string }
