import { LookBack, withSeatChanges } from '@turnwright/replay'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { LookBackOutcome, LookBackTask } from './look-back-task.ts'

/** Whoever looks back looks again: the game is played through once, and on from there. */
const MOST_KEPT = 12
const kept = new Map<string, LookBack>()

/** The thread in which running games are played again, up to where somebody looks. */
await serveTasks<LookBackTask>((task, gameOf): LookBackOutcome => {
  const { table, log, seat, locale, at } = task
  const before = kept.get(table)
  kept.delete(table)
  const back = before?.follow(log) === true ? before : new LookBack(gameOf(task.game).definition, task, log)
  kept.set(table, back)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return at === null
    ? { outline: back.outline, lines: withSeatChanges(back.lines(seat, locale), task.changes, task.players) }
    : withoutQuestions(back.at(at, seat, locale))
})

/** Nobody answers in the past. */
function withoutQuestions<T extends { readonly projection: object }>(moment: T): T {
  return { ...moment, projection: { ...moment.projection, prompts: [], canUndo: false } }
}
