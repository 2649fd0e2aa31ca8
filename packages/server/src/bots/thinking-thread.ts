import { think, type ThinkingTask } from '@turnwright/search'
import { serveTasks } from '../threads/serve-tasks.ts'

/** A thread in which slow bots think. */
await serveTasks<ThinkingTask>((task, gameOf) => think(gameOf(task.game), task).answer)
