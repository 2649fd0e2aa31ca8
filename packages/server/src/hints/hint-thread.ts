import { hintOn, type HintTask } from '@turnwright/search/hint'
import { serveTasks } from '../threads/serve-tasks.ts'

/** A thread in which hints are worked out. */
await serveTasks<HintTask>((task, gameOf) => hintOn(gameOf(task.game), task))
