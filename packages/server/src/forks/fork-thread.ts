import { beginningFrom, type Game, gameAt } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { ForkOutcome, ForkTask } from './fork-task.ts'
import { lastAskedOf } from './own-moment.ts'

/** The thread in which games are played up to a moment from which others go on. */
await serveTasks<ForkTask>(({ log, witness, deal, ...task }, gameOf): ForkOutcome => {
  const { definition } = gameOf(task.game)
  let game: Game | null
  try {
    game =
      witness === 'anybody' ? gameAt(definition, task, log, log.length) : lastAskedOf(definition, task, log, witness)
  } catch {
    return 'diverged'
  }
  if (game === null) return 'not-asked'
  if (game.waiting === null) return 'over'
  // No table draws from a generator that can be computed from what it gave, so this is the one of tables.
  return beginningFrom(game, witness, Random.keyed(deal)) ?? 'unreachable'
})
