import { serveTasks } from '../threads/serve-tasks.ts'
import { recordMoment } from './record-moment.ts'

export interface RecordForkTask {
  readonly text: string
  readonly at: number
  readonly deal: string
}

/** The thread in which records that people bring are played: what they hold can hurt nothing but its patience. */
await serveTasks<RecordForkTask>(({ text, at, deal }, gameOf) => recordMoment(text, at, deal, gameOf))
