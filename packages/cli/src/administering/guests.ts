import { columns } from '../help.ts'
import { countFrom } from '../number.ts'
import { ExitCode } from '../exit-code.ts'
import { when } from './when.ts'
import type { Task } from './task.ts'

export const listGuests: Task = {
  which: null,
  flags: ['json', 'limit', 'name'],
  async carryOut({ server, place, values, terminal }) {
    await using ledger = await server.openLedger(place, 'read')
    const guests = await server.guestsIn(ledger, values.name ?? null, countFrom(values.limit, 'limit', 'admin', 50))
    if (values.json === true) terminal.say(JSON.stringify(guests, null, 2))
    else if (guests.length === 0) terminal.say('Nobody like that sits or sat at a table.')
    else {
      const rows = guests.map(
        ({ id, name, tables, updated, banned }) =>
          [id, `${name}  ${tables} tables  ${when(updated)}${banned ? '  banned' : ''}`] as const,
      )
      for (const line of columns(rows, (_, text) => text)) terminal.say(line)
    }
    return ExitCode.fine
  },
}
