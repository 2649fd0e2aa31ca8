import type { About } from '@turnwright/kernel'
import type { AnySelection } from '@turnwright/kernel/host'
import type { Mind, Question } from '@turnwright/kernel/search'
import { Column } from '../column.ts'
import { type Ending, Playouts } from '../playouts.ts'
import type { Settings } from '../settings.ts'
import { winShare } from '../win-share.ts'

/** What came of an answer on deals of its own. */
export interface Tally {
  readonly answer: AnySelection
  /** In the unit of the mind. */
  readonly worth: Column
  /** How many of the games were won, a shared win in part; empty where playouts are cut. */
  readonly won: Column
  /** What every seat ended with; empty where playouts are cut. */
  readonly points: readonly Column[]
  /** What one's own points were made of, source by source; empty where nobody can tell. */
  readonly sources: readonly SourceColumn[]
}

export interface SourceColumn {
  readonly about: About
  readonly points: Column
}

/** Which answers are played out, and on how many deals of what luck. */
export interface Trial {
  readonly answers: readonly AnySelection[]
  readonly seats: number
  readonly deals: number
  readonly luck: string
  /** Asked before each deal: whoever has no more time compares what there is. */
  readonly isOver?: () => boolean
}

/**
 * Plays answers out on the same deals, which none of them was chosen by. Whoever counts points plays to the end, since
 * what is asked for is how the game ends; a mind that tells chances to win was fitted to positions on the way.
 */
export function tallies(question: Question, mind: Mind, settings: Settings, trial: Trial): readonly Tally[] {
  const { answers, seats, deals, luck, isOver = () => false } = trial
  const playouts = playoutsToTell(question, mind, settings, luck)
  const all = answers.map((answer) => emptyTally(answer, seats))
  for (let deal = 0; deal < deals && !isOver(); deal++)
    for (const { answer, worth, won, points, sources } of all) {
      const ending = playouts.ending(answer, deal)
      worth.add(ending.worth)
      if (mind.unit === 'chance') continue
      won.add(ending.result === null ? Number.NaN : winShare(ending.result, question.seat))
      for (const [seat, column] of points.entries()) column.add(ending.result?.scores[seat] ?? Number.NaN)
      addSources(sources, ending.sources, deal)
    }
  return all
}

/** The playouts that tallies are made of: the same luck gives the same deals. */
export function playoutsToTell(question: Question, mind: Mind, settings: Settings, luck: string): Playouts {
  return new Playouts(question, mind, { ...settings, turns: mind.unit === 'points' ? null : settings.turns }, luck)
}

interface OpenTally extends Tally {
  readonly sources: SourceColumn[]
}

function emptyTally(answer: AnySelection, seats: number): OpenTally {
  const points = Array.from({ length: seats }, (_, seat) => new Column(seat))
  return { answer, worth: new Column(0), won: new Column(0), points, sources: [] }
}

/** Sources are known from the first game that came to an end; in those before, and where one failed, they count for nothing. */
function addSources(columns: SourceColumn[], sources: Ending['sources'], deal: number): void {
  if (columns.length === 0)
    for (const { about } of sources ?? []) {
      const points = new Column(0)
      for (let before = 0; before < deal; before++) points.add(Number.NaN)
      columns.push({ about, points })
    }
  for (const [at, { points }] of columns.entries()) points.add(sources?.[at]?.points ?? Number.NaN)
}
