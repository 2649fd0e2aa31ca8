import { serveTasks } from '../threads/serve-tasks.ts'
import { verifiedRecord } from './verified-record.ts'

/** The thread in which records that people hand in are played: what they hold can hurt nothing but its patience. */
await serveTasks<string>((text, gameOf) => verifiedRecord(text, gameOf))
