import { writeFileSync } from 'node:fs'
import { games } from '@turnwright/games'
import type { FaultRecord } from '@turnwright/server/admin'
import { columns } from '../help.ts'
import { countFrom } from '../number.ts'
import { ExitCode } from '../exit-code.ts'
import { fileReason } from '../file-reason.ts'
import { findGame } from '../game-choice.ts'
import { Failure, Mistake } from '../mistake.ts'
import { readRecord } from '../record-file.ts'
import { when } from './when.ts'
import type { Task } from './task.ts'

export const listFaults: Task = {
  which: null,
  flags: ['json', 'limit'],
  async carryOut({ server, place, values, terminal }) {
    await using ledger = await server.openLedger(place, 'read')
    const faults = await server.faultsIn(ledger, countFrom(values.limit, 'limit', 'admin', 50))
    if (values.json === true) terminal.say(JSON.stringify(faults, null, 2))
    else if (faults.length === 0) terminal.say('No rules have broken.')
    else {
      const rows = faults.map(
        ({ table, game, at, seq, message }) =>
          [table, `${game}  ${when(at)}  after ${seq ?? 'some'} entries: ${message}`] as const,
      )
      for (const line of columns(rows, (_, text) => text)) terminal.say(line)
    }
    return ExitCode.fine
  },
}

export const saveFault: Task = {
  which: '<table>: one that "admin faults" lists',
  flags: ['save'],
  async carryOut({ server, place, values, which, terminal }) {
    await using ledger = await server.openLedger(place, 'read')
    const record = await server.faultRecord(ledger, which, games)
    const text = JSON.stringify(record, null, 1)
    if (values.save === undefined) terminal.say(text)
    else {
      try {
        writeFileSync(values.save, `${text}\n`, { flag: 'wx', mode: 0o600 })
      } catch (error) {
        throw new Failure(`The record could not be written to ${values.save}: ${fileReason(error)}`)
      }
      terminal.say(`${record.entries} entries and the answer that broke: turnwright admin reproduce ${values.save}`)
    }
    return ExitCode.fine
  },
}

export const reproduceFault: Task = {
  which: '<file>: what "admin fault <table> --save" has written',
  flags: [],
  async carryOut({ server, which, terminal }) {
    const record = readRecord(which, 'admin') as Partial<FaultRecord> & ReturnType<typeof readRecord>
    const { fault } = record
    if (fault === undefined) throw new Mistake(`${which} is the record of a game, and not of a fault`, 'admin')
    const broken = server.reproduce({ ...record, fault }, findGame(record.game, 'admin'))
    terminal.say(broken === null ? 'It does not break any more.' : `It breaks:\n${broken}`)
    return broken === null ? ExitCode.fine : ExitCode.failed
  },
}
