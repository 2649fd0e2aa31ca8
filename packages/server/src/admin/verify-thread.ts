import { serveTasks } from '../threads/serve-tasks.ts'
import { verifyGame } from './verify-game.ts'
import type { Verified, VerifyTask } from './verify-task.ts'

/** The thread in which stored games are played again: rules that never end do not hold up the rest. */
await serveTasks<VerifyTask>((task, gameOf): Verified => verifyGame(gameOf(task.game).definition, task))
