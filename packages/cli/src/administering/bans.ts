import { columns } from '../help.ts'
import { ExitCode } from '../exit-code.ts'
import { Failure, Mistake } from '../mistake.ts'
import { when } from './when.ts'
import type { Task } from './task.ts'

const WHO = '<who>: the id of a guest, or an address'

export const listBans: Task = {
  which: null,
  flags: ['json'],
  async carryOut({ server, place, values, terminal }) {
    await using ledger = await server.openLedger(place, 'read')
    const bans = await server.bansIn(ledger)
    if (values.json === true) terminal.say(JSON.stringify(bans, null, 2))
    else if (bans.length === 0) terminal.say('Nobody is banned.')
    else {
      const rows = bans.map(({ kind, who, until, reason }) => [who, `${kind}  ${lasting(until)}  ${reason}`] as const)
      for (const line of columns(rows, (_, text) => text)) terminal.say(line)
    }
    return ExitCode.fine
  },
}

export const banGuest: Task = {
  which: WHO,
  flags: ['days', 'reason'],
  async carryOut({ server, place, values, which, terminal }) {
    const { days, reason = '' } = values
    if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days))
      throw new Mistake(`--days must be a whole number from 1 up, not "${days}"`, 'admin')
    await using ledger = await server.openLedger(place, 'write')
    const wanted = { now: Date.now(), days: days === undefined ? null : Number(days), reason }
    const { kind, who, until } = await server.ban(ledger, which, wanted)
    terminal.say(`Banned: the ${kind} ${who}, ${lasting(until)}. Running servers know it within 5 seconds.`)
    return ExitCode.fine
  },
}

export const unbanGuest: Task = {
  which: WHO,
  flags: [],
  async carryOut({ server, place, which, terminal }) {
    await using ledger = await server.openLedger(place, 'write')
    if (!(await server.unban(ledger, which)))
      throw new Failure(`"${which}" is not banned: turnwright admin bans lists who is.`)
    terminal.say(`Let in again: ${which}. Running servers know it within 5 seconds.`)
    return ExitCode.fine
  },
}

function lasting(until: number | null): string {
  return until === null ? 'for good' : `until ${when(until)}`
}
