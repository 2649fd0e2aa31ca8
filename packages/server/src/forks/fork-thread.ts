import { beginningFrom, type Game, gameAt } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { ForkOutcome, ForkTask } from './fork-task.ts'

/** The thread in which games are played up to a moment from which others go on. */
await serveTasks<ForkTask>(({ log, witness, deal, ...task }, gameOf): ForkOutcome => {
  const { definition } = gameOf(task.game)
  let game: Game
  try {
    game = gameAt(definition, task, log, log.length)
  } catch {
    return 'diverged'
  }
  if (game.waiting === null) return 'over'
  if (witness !== 'anybody' && !game.waiting.selectors.some(({ actor }) => actor === task.players[witness]))
    return 'not-asked'
  // No table draws from a generator that can be computed from what it gave, so this is the one of tables.
  return beginningFrom(game, witness, Random.keyed(deal)) ?? 'unreachable'
})
