import type { About } from '../words/about.ts'
import { Parts } from './parts.ts'
import type { Position } from './snapshot.ts'

/** Where the running step began; while checkpoints are not kept or are spent, a shadow plays there from the last one that is. */
export function checkpointOf<State, Options, A extends About>(parts: Parts<State, Options, A>): Position<State> {
  const { timeline, stepper } = parts
  const kept = timeline.checkpoint
  return kept !== undefined && stepper.checkpointing && !timeline.isSpending ? kept : checkpointOfShadow(parts, kept)
}

function checkpointOfShadow<State, Options, A extends About>(
  { definition, table, random, timeline, answers }: Parts<State, Options, A>,
  kept: Position<State> | undefined,
): Position<State> {
  const shadow = new Parts(definition, table, kept?.happenings ?? 0, random.again(), answers.question)
  shadow.answers.fork = answers.fork
  shadow.timeline.adopt([], timeline.since(0))
  if (kept !== undefined) {
    shadow.timeline.keep(kept)
    shadow.stepper.restore(kept, true)
  }
  shadow.stepper.run()
  return shadow.timeline.checkpoint ?? shadow.stepper.position()
}
