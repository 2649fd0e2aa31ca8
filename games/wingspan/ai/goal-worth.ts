import type { Bird } from '../cards/bird.ts'
import { GOALS, type GoalCount } from '../cards/goals.ts'
import { rowOf } from '../cards/habitat.ts'
import { nestCounts } from '../cards/nest.ts'
import { payOut } from '../rules/goals.ts'
import type { GoalView, WingspanView } from '../rules/view.ts'
import type { Outlook } from './outlook.ts'

/** How far goals of later rounds count. */
const LATER_GOALS = 0.6

const COUNTS = new Map(GOALS.map(({ id, counts }) => [id, counts]))

/** A change of the mat: a bird that comes with some eggs, or eggs on a bird that is there. */
export interface Change {
  readonly bird: Bird
  readonly row: number
  /** Eggs laid; 0 for a bird that is played. */
  readonly eggs: number
  /** The eggs that lay on it before; undefined for a bird that is played. */
  readonly before?: number
}

/** What a change means for the goals that are still to be scored. */
export function goalGain(outlook: Outlook, change: Change): number {
  let gain = 0
  for (const goal of outlook.goals) {
    const more = countedMore(outlook, goal.counts, change)
    if (more !== 0) gain += goal.gains[more] ??= goal.certainty * pointsMore(outlook, goal.view, more)
  }
  return gain
}

/** A goal that is still to be scored. */
export interface OpenGoal {
  readonly view: GoalView
  readonly counts: GoalCount
  /** Goals of later rounds are far away, and others will have their say. */
  readonly certainty: number
  /** What one, two, three more of it are worth, as far as somebody has asked. */
  readonly gains: number[]
}

export function openGoals({ goals, round }: WingspanView): readonly OpenGoal[] {
  const open: OpenGoal[] = []
  for (const view of goals) {
    if (view.isScored || view.round < round) continue
    const certainty = view.round === Math.max(1, round) ? 1 : LATER_GOALS / (1 + view.round - round)
    open.push({ view, counts: countOf(view), certainty, gains: [] })
  }
  return open
}

function pointsMore({ view, seat }: Outlook, { round, standings }: GoalView, more: number): number {
  const now = standings[seat]?.points ?? 0
  const counts = standings.map(({ count }, at) => (at === seat ? count + more : count))
  const then = payOut(view.goalBoard, round, counts)[seat] ?? 0
  // Being ahead by more is worth a little, since others catch up.
  return then - now + 0.15 * more
}

function countedMore({ me }: Outlook, counts: GoalCount, { bird, row, eggs, before }: Change): number {
  const isNew = before === undefined
  switch (counts.what) {
    case 'birds':
      return isNew && (counts.habitat === null || rowOf(counts.habitat) === row) ? 1 : 0
    case 'eggsInHabitat':
      return rowOf(counts.habitat) === row ? eggs : 0
    case 'birdsWithEgg':
      return nestCounts(bird.nest, counts.nest) && eggs > 0 && (before ?? 0) === 0 ? 1 : 0
    case 'eggsInNests':
      return nestCounts(bird.nest, counts.nest) ? eggs : 0
    case 'eggSets': {
      if (eggs === 0) return 0
      const totals = me.rows.map(({ birds }) => birds.reduce((sum, each) => sum + each.eggs, 0))
      const after = totals.map((total, at) => (at === row ? total + eggs : total))
      return Math.min(...after) - Math.min(...totals)
    }
  }
}

function countOf({ goal }: GoalView): GoalCount {
  const counts = COUNTS.get(goal)
  if (counts === undefined) throw new RangeError(`there is no goal ${goal}`)
  return counts
}
