import { Random } from '@turnwright/kernel/search'
import { serveTasks } from '../threads/serve-tasks.ts'
import { type Thought, think } from './thought.ts'

/** A thread in which slow bots think. */
await serveTasks<Thought>((thought, gameOf) => think(gameOf(thought.game), thought, Random.fromSeed(thought.seed)))
