import { ExitCode } from '../exit-code.ts'
import { countFrom } from '../number.ts'
import type { Task } from './task.ts'
import { when } from './when.ts'

export const listReports: Task = {
  which: null,
  flags: ['json', 'limit'],
  async carryOut({ server, place, values, terminal }) {
    await using ledger = await server.openLedger(place, 'read')
    const reports = await server.reportsIn(ledger, countFrom(values.limit, 'limit', 'admin', 50))
    if (values.json === true) terminal.say(JSON.stringify(reports, null, 2))
    else if (reports.length === 0) terminal.say('Nothing was reported.')
    else
      for (const { table, about, aboutName, said, before, reporterName, at } of reports) {
        terminal.say(`${when(at)}  table ${table}, reported by ${reporterName}`)
        for (const line of before) terminal.say(`    ${line}`)
        terminal.say(`  > ${aboutName}: ${said}`)
        terminal.say(`    turnwright admin ban ${about}`)
      }
    return ExitCode.fine
  },
}
