export { type Bug, BUGS } from './node/bugs.ts'
export { type Fault, faultInWords, type Profile, PROFILES } from './faults/fault.ts'
export { type Broken, type Outcome, World, type WorldSettings } from './world.ts'
