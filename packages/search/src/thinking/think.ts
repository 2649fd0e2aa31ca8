import type { GameModule } from '@turnwright/kernel'
import type { AnySelection } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { Playouts } from '../playouts.ts'
import { ponder, type Thinker, type Work } from '../ponder.ts'
import { planOf } from '../search-agent.ts'
import type { Thought } from '../thought.ts'
import { type Helper, ponderTogether, type Wanted } from '../together.ts'
import { type ThinkingTask, unpackedQuestion } from './thinking-task.ts'

/** What came of a task: an answer, and all that was thought where its agent thinks ahead. */
export interface ThinkingOutcome {
  readonly answer: AnySelection | undefined
  readonly thought: Thought | null
}

const NOTHING: ThinkingOutcome = { answer: undefined, thought: null }

/** Thinks a task through, in whatever thread or worker this runs. */
export function think(module: GameModule, task: ThinkingTask): ThinkingOutcome {
  const question = unpackedQuestion(module, task)
  const chance = Random.fromSeed(task.seed)
  const thinker = thinkerOf(module, task, chance)
  if (question === null) return NOTHING
  if (thinker === null) return { answer: module.agents[task.agent]?.create(chance)(question), thought: null }
  const thought = ponder(question, chance, thinker, task.lines)
  return { answer: thought.answer, thought }
}

/** What somebody who helps must know of a task: the answers that are compared, and what the deals are drawn from. */
export interface SharedTask {
  readonly task: ThinkingTask
  readonly answers: readonly AnySelection[]
  readonly luck: string
}

/** Thinks a task through with others. With a number of playouts it comes to the same as alone. */
export async function thinkTogether(
  module: GameModule,
  task: ThinkingTask,
  others: readonly ((shared: SharedTask) => Helper)[],
): Promise<ThinkingOutcome> {
  const question = unpackedQuestion(module, task)
  const chance = Random.fromSeed(task.seed)
  const thinker = thinkerOf(module, task, chance)
  if (question === null || thinker === null) return think(module, task)
  const helpersFor = ({ candidates, luck }: Work): readonly Helper[] => {
    const shared = { task, luck, answers: candidates.map(({ answer }) => answer) }
    return others.map((other) => other(shared))
  }
  const thought = await ponderTogether(question, chance, thinker, helpersFor, task.lines)
  return { answer: thought.answer, thought }
}

/** Plays the playouts that are wanted for somebody's task. */
export function helperWith(
  module: GameModule,
  { task, answers, luck }: SharedTask,
): (wanted: readonly Wanted[]) => readonly number[] {
  const question = unpackedQuestion(module, task)
  const plan = planOf(module.agents[task.agent])
  const playouts = question === null || plan === null ? null : new Playouts(question, plan.mind, plan.settings, luck)
  return (wanted) => wanted.map(([candidate, deal]) => playouts?.worth(answers[candidate] ?? [], deal) ?? Number.NaN)
}

function thinkerOf({ agents }: GameModule, { agent, budget }: ThinkingTask, chance: Random): Thinker | null {
  const plan = planOf(agents[agent])
  if (plan === null) return null
  const settings = budget === undefined ? plan.settings : { ...plan.settings, budget }
  return { ...plan, settings, policy: plan.policy.create(chance) }
}
