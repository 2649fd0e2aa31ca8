import type { Settings } from '@turnwright/search'

/** Games from which a net learns, as plain data: it travels to threads. */
export interface SelfPlayPlan {
  readonly game: string
  /** What the tables agree on, game by game in turn. */
  readonly options: readonly unknown[]
  /** The names of the agents, seat by seat; they move on by one seat from game to game. */
  readonly agents: readonly string[]
  /** In place of their own, for those that think ahead. With a number of playouts for a budget, a game can be played again. */
  readonly settings: Partial<Settings>
  readonly seed: string
  readonly lesson: LessonPlan
}

/** What is taken down of a game. */
export type LessonPlan =
  /** Every position where a turn begins, and what the game came to. */
  | { readonly of: 'turns' }
  /**
   * At this share of the questions that are worth thinking about, so many answers drawn from those worth looking at are played out
   * to the end as thinking would play them; of the turns that begin there this share is taken down, and what that playout came to.
   */
  | { readonly of: 'playouts'; readonly asked: number; readonly playouts: number; readonly kept: number }
  /** At this share of them, all answers worth looking at, and how far each led the first one over so many deals. */
  | { readonly of: 'answers'; readonly asked: number; readonly deals: number }
