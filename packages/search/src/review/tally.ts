import type { AnySelection } from '@turnwright/kernel/host'
import type { Mind, Question } from '@turnwright/kernel/search'
import { Column } from '../column.ts'
import { Playouts } from '../playouts.ts'
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
}

/**
 * Plays answers out on the same deals, which none of them was chosen by. Whoever counts points plays to the end, since
 * what is asked for is how the game ends; a mind that tells chances to win was fitted to positions on the way.
 */
export function tallies(
  question: Question,
  mind: Mind,
  settings: Settings,
  { answers, seats, deals, luck }: { answers: readonly AnySelection[]; seats: number; deals: number; luck: string },
): readonly Tally[] {
  const turns = mind.unit === 'points' ? null : settings.turns
  const playouts = new Playouts(question, mind, { ...settings, turns }, luck)
  const all = answers.map((answer) => emptyTally(answer, seats))
  for (let deal = 0; deal < deals; deal++)
    for (const { answer, worth, won, points } of all) {
      const ending = playouts.ending(answer, deal)
      worth.add(ending.worth)
      if (mind.unit === 'chance') continue
      won.add(ending.result === null ? Number.NaN : winShare(ending.result, question.seat))
      for (const [seat, column] of points.entries()) column.add(ending.result?.scores[seat] ?? Number.NaN)
    }
  return all
}

function emptyTally(answer: AnySelection, seats: number): Tally {
  const points = Array.from({ length: seats }, (_, seat) => new Column(seat))
  return { answer, worth: new Column(0), won: new Column(0), points }
}
