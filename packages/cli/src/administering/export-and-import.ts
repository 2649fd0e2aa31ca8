import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Counts } from '@turnwright/server/admin'
import { ExitCode } from '../exit-code.ts'
import { fileReason } from '../file-reason.ts'
import { Failure } from '../mistake.ts'
import type { Task } from './task.ts'

const FILE = '<file>, or - for standard input and output'

export const exportAll: Task = {
  which: FILE,
  flags: [],
  async carryOut({ server, place, which, terminal }) {
    await using ledger = await server.openLedger(place, 'read')
    const failed = (error: unknown): never => {
      throw new Failure(`The export could not be written to ${which}: ${fileReason(error)}`)
    }
    const file = which === '-' ? null : await open(which, 'wx', 0o600).catch(failed)
    const out: Writable = file?.createWriteStream() ?? process.stdout
    const write = async (line: string): Promise<void> => {
      if (!out.write(`${line}\n`)) await once(out, 'drain').catch(failed)
    }
    const counts = await server.exportTo(ledger, new Date(), write)
    if (file !== null) await finished(out.end()).catch(failed)
    terminal.remark(`Exported from ${ledger.kind} at ${ledger.where}: ${told(counts)}.`)
    return ExitCode.fine
  },
}

export const importAll: Task = {
  which: FILE,
  flags: [],
  async carryOut({ server, place, which, terminal }) {
    const input = which === '-' ? process.stdin : createReadStream(which)
    const failed = once(input, 'error').then(([error]) => {
      throw new Failure(`The export ${which} could not be read: ${fileReason(error)}`)
    })
    const counts = await Promise.race([server.importInto(place, server.readExport(linesOf(input))), failed])
    terminal.remark(`Imported: ${told(counts)}. Prove it with turnwright admin verify.`)
    return ExitCode.fine
  },
}

/** Not read before somebody asks for them: what comes earlier would be lost. */
async function* linesOf(input: Readable): AsyncIterable<string> {
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
}

function told(counts: Counts): string {
  return `${counts.tables} tables with ${counts.entries} entries, ${counts.deals} deals, ${counts.bans} bans, ${counts.keys} keys`
}
