/** For tournaments on many machines. A door of its own, since whoever plays on one needs no database. */
export type { GameJob } from './game-job.ts'
export { JobDatabase } from './job-database.ts'
export { NoJobQueue } from './job-queue.ts'
export { playersFarAway } from './players-far-away.ts'
export { work, type WorkPlan } from './work.ts'
