import type { Measurement } from '../figure.ts'
import { amount } from '../report.ts'
import type { Guest } from './load/guest.ts'
import { inMeasuredFolder } from './measured-folder.ts'
import { scriptOf } from './script/casts.ts'
import type { Script } from './script/script.ts'
import { arrive, openTable, ScriptedTable } from './script/scripted-table.ts'
import { type ServerProcess, startDealingServer } from './server-process.ts'

/** Nobody may have more than a hundred unfinished tables. */
const TABLES_A_PERSON = 90
const AT_ONCE = 20

/** What is played before anything is measured, so that what the first tables bring along, such as compiled code, is there already. */
export interface WarmUp {
  readonly tables: number
  /** At each of them; the longest game at a held table is shorter. */
  readonly answers: number
}
const WARM_UP: WarmUp = { tables: 20, answers: 30 }

interface HeldStreams {
  readonly streams: number
  readonly warmUp?: WarmUp
}

interface IdleTables {
  readonly tables: number
  readonly warmUp?: WarmUp
}

/** Kilobytes of the server's memory for each open stream, with its share of the table: tables of two, both seats follow. */
export function streamMemory({ streams, warmUp = WARM_UP }: HeldStreams): Promise<Measurement> {
  const what = `streams at ${amount(streams / 2)} tables of the large games`
  return holding((held) => growthOf(warmUp, streams, what, (port) => openStreams(port, streams, warmUp, held)))
}

/** Kilobytes of the server's memory for each table at which a game goes on and nobody is. */
export function idleTableMemory({ tables, warmUp = WARM_UP }: IdleTables): Promise<Measurement> {
  return growthOf(warmUp, tables, 'tables of the large games', (port) => openIdle(port, tables))
}

/** Megabytes of a server that holds both, with all else that it is made of. */
export function memoryTogether({ streams, tables, warmUp = WARM_UP }: HeldStreams & IdleTables): Promise<Measurement> {
  return holding((held) =>
    grown(
      warmUp,
      async (port) => {
        await openIdle(port, tables)
        await openStreams(port, streams, warmUp, held)
      },
      (before, after) => {
        const detail = `${amount(streams)} streams and ${amount(tables)} idle tables: from ${amount(before / 1e6)} MB`
        return { value: after / 1e6, runs: [after / 1e6], detail }
      },
    ),
  )
}

async function openStreams(port: number, streams: number, warmUp: WarmUp, held: ScriptedTable[]): Promise<void> {
  await openMany(port, streams / 2, async (guests, script, nth) => {
    const table = await ScriptedTable.openAs(guests, script)
    held.push(table)
    // Games stand everywhere between their beginning and there.
    for (let given = 0; given < nth % warmUp.answers; given++) await table.answer()
    table.rest()
  })
}

async function openIdle(port: number, tables: number): Promise<void> {
  await openMany(port, tables, async (guests, script) => void (await openTable(script, guests)))
}

/** Whatever is held in the meantime is let go of in the end. */
async function holding(measure: (held: ScriptedTable[]) => Promise<Measurement>): Promise<Measurement> {
  const held: ScriptedTable[] = []
  try {
    return await measure(held)
  } finally {
    for (const table of held) table.hangUp()
  }
}

/** In one run: what each takes is the mean of thousands already, and it takes minutes to open them. */
function growthOf(
  warmUp: WarmUp,
  count: number,
  what: string,
  fill: (port: number) => Promise<void>,
): Promise<Measurement> {
  return grown(warmUp, fill, (before, after) => {
    const each = (after - before) / count / 1000
    const detail = `${amount(count)} ${what}: from ${amount(before / 1e6)} to ${amount(after / 1e6)} MB`
    return { value: each, runs: [each], detail }
  })
}

/** The server's resident memory before and after, once it is warm. */
function grown(
  warmUp: WarmUp,
  fill: (port: number) => Promise<void>,
  read: (before: number, after: number) => Measurement,
): Promise<Measurement> {
  return inMeasuredFolder(async (folder) => {
    const server: ServerProcess = await startDealingServer(folder)
    try {
      await openMany(server.port, warmUp.tables, async (guests, script) => {
        const table = await ScriptedTable.openAs(guests, script)
        for (let given = 0; given < warmUp.answers; given++) await table.answer()
        table.hangUp()
      })
      const before = await server.resident()
      await fill(server.port)
      return read(before, await server.resident())
    } finally {
      await server.kill()
    }
  })
}

async function openMany(
  port: number,
  count: number,
  open: (guests: readonly Guest[], script: Script, nth: number) => Promise<void>,
): Promise<void> {
  let opened = 0
  const openInTurn = async (script: Script): Promise<void> => {
    let guests = await arrive(port, script)
    for (let own = 1, nth = opened++; nth < count; nth = opened++, own++) {
      if (own % TABLES_A_PERSON === 0) guests = await arrive(port, script)
      await open(guests, script, nth)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, (_, n) => openInTurn(scriptOf('mix', n))))
}
