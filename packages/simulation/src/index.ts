export { type Bug, BUGS } from './node/bugs.ts'
export { type Fault, faultInWords, type Profile, PROFILES } from './faults/fault.ts'
export type { Broken } from './story.ts'
export { type Outcome, World, type WorldSettings } from './world.ts'
