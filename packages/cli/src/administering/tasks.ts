import { banGuest, listBans, unbanGuest } from './bans.ts'
import { exportAll, importAll } from './export-and-import.ts'
import { listFaults, reproduceFault, saveFault } from './faults.ts'
import { listGuests } from './guests.ts'
import { backUpFolder } from './back-up.ts'
import { listTables } from './tables.ts'
import { listReports } from './reports.ts'
import type { Task } from './task.ts'
import { verifyTables } from './verify.ts'

/** By the word that asks for it, in the order of the help. */
export const tasks: ReadonlyMap<string, Task> = new Map([
  ['tables', listTables],
  ['guests', listGuests],
  ['reports', listReports],
  ['bans', listBans],
  ['ban', banGuest],
  ['unban', unbanGuest],
  ['faults', listFaults],
  ['fault', saveFault],
  ['reproduce', reproduceFault],
  ['export', exportAll],
  ['import', importAll],
  ['backup', backUpFolder],
  ['verify', verifyTables],
])
