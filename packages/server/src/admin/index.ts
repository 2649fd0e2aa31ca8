/** For those who run a server: what its database holds, looked at and moved beside it. */
export { backUp, type BackedUp } from './backup.ts'
export { ban, bansIn, unban } from './ban.ts'
export { type Counts, exportTo } from './export.ts'
export { type FaultRecord, faultRecord, faultsIn, type KeptFault, reproduce } from './faults.ts'
export { importInto } from './import.ts'
export type { Ledger } from './ledger.ts'
export {
  guestsIn,
  type ListedGuest,
  type ListedTable,
  type TableChoice,
  type TableCount,
  tableCounts,
  tablesIn,
} from './listings.ts'
export { openLedger, type Place } from './open-ledger.ts'
export { readExport } from './read-export.ts'
export { type ListedReport, reportsIn } from './reports.ts'
export { type Verification, type VerifiedTable, verifyAll } from './verify.ts'
export type { StoredBan } from '../store/stored-ban.ts'
export { StartupError } from '../startup-error.ts'
