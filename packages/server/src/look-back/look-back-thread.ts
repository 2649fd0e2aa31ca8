import { LookBack, withSeatChanges } from '@turnwright/replay'
import { serveTasks } from '../threads/serve-tasks.ts'
import { LatelyKept } from './lately-kept.ts'
import type { LookBackOutcome, LookBackTask } from './look-back-task.ts'

/** Whoever looks back looks again: the game is played through once, and on from there. */
const MOST_KEPT = 12
/** In milliseconds: others wait for this thread too. */
const LONGEST_GO = 2_000
const kept = new LatelyKept<LookBack>(MOST_KEPT)

/** The thread in which running games are played again, up to where somebody looks. */
await serveTasks<LookBackTask>((task, gameOf): LookBackOutcome => {
  const { table, log, followed } = task
  const before = kept.take(table)
  const back = before?.follow(log) === true ? before : new LookBack(gameOf(task.game).definition, task, log)
  kept.put(table, back, followed)
  return toldOf(back, task)
})

function toldOf(back: LookBack, { asked, seat, locale, changes, players }: LookBackTask): LookBackOutcome {
  switch (asked.kind) {
    case 'moment':
      return withoutQuestions(back.at(asked.at, seat, locale))
    case 'views':
      return { views: back.views(asked.stops, seat) }
    case 'cards': {
      const until = performance.now() + LONGEST_GO
      return { lives: back.cardLives(seat, () => performance.now() > until) }
    }
    case 'overview':
      return { outline: back.outline, lines: withSeatChanges(back.lines(seat, locale), changes, players) }
  }
}

/** Nobody answers in the past. */
function withoutQuestions<T extends { readonly projection: object }>(moment: T): T {
  return { ...moment, projection: { ...moment.projection, prompts: [], canUndo: false } }
}
