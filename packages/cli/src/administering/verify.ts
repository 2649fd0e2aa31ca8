import { ExitCode } from '../exit-code.ts'
import { Mistake } from '../mistake.ts'
import type { Task } from './task.ts'

export const verifyTables: Task = {
  which: null,
  flags: ['json', 'threads'],
  async carryOut({ server, place, values, terminal }) {
    const { threads } = values
    if (threads !== undefined && !/^[1-9]\d?$/.test(threads))
      throw new Mistake(`--threads must be a whole number from 1 to 99, not "${threads}"`, 'admin')
    await using ledger = await server.openLedger(place, 'read')
    let done = 0
    const found: object[] = []
    const { counts, compared } = await server.verifyAll(ledger, {
      gamesUrl: import.meta.resolve('@turnwright/games'),
      ...(threads === undefined ? {} : { threads: Number(threads) }),
      onTable: ({ id, game, verdict, reason }) => {
        terminal.progress(`${++done} tables`)
        if (reason === null) return
        found.push({ id, game, verdict, reason })
        if (values.json !== true) terminal.say(`${id}  ${game}  ${verdict}: ${reason}`)
      },
    })
    terminal.progress('')
    if (values.json === true) terminal.say(JSON.stringify({ counts, compared, found }, null, 2))
    else
      terminal.say(
        `${counts.exact} exact, ${counts['not-begun']} not begun, ${counts.unverified} unverified, ${counts.diverged} diverged; ${compared} acknowledgements compared`,
      )
    return counts.diverged === 0 ? ExitCode.fine : ExitCode.failed
  },
}
