import { columns } from '../help.ts'
import { countFrom } from '../number.ts'
import { ExitCode } from '../exit-code.ts'
import { Mistake } from '../mistake.ts'
import { when } from './when.ts'
import type { Task } from './task.ts'

const STATUSES = ['gathering', 'playing', 'finished', 'closed', 'faulted']

export const listTables: Task = {
  which: null,
  flags: ['json', 'limit', 'status', 'game', 'guest'],
  async carryOut({ server, place, values, terminal }) {
    const { status = null, game = null, guest = null } = values
    if (status !== null && !STATUSES.includes(status))
      throw new Mistake(`--status must be ${STATUSES.join(', ')}, not "${status}"`, 'admin')
    await using ledger = await server.openLedger(place, 'read')
    const tables = await server.tablesIn(ledger, {
      status,
      game,
      guest,
      limit: countFrom(values.limit, 'limit', 'admin', 50),
    })
    const counts = await server.tableCounts(ledger)
    if (values.json === true) {
      terminal.say(JSON.stringify({ tables, counts }, null, 2))
      return ExitCode.fine
    }
    const rows = tables.map(
      (table) =>
        [
          table.id,
          `${table.game}  ${table.status}  ${table.entries} entries  ${when(table.updated)}  ${table.players.join(', ')}`,
        ] as const,
    )
    for (const line of columns(rows, (_, text) => text)) terminal.say(line)
    for (const each of counts) terminal.say(`${each.tables} ${each.status} of ${each.game}`)
    if (counts.length === 0) terminal.say('There are no tables.')
    return ExitCode.fine
  },
}
