import { createHash } from 'node:crypto'
import type { Ledger, Row } from './ledger.ts'
import { type PartName, partNames, parts } from './parts.ts'

export const EXPORT_FORMAT = 1

export type Counts = Readonly<Record<PartName | 'keys', number>>

/** The first line of an export. */
export interface Heading {
  readonly turnwright: 'export'
  readonly format: number
  readonly made: string
  readonly from: string
}

/** The last one: what was cut off has none. */
export interface Ending {
  readonly end: Counts
  /** Over all lines between the first and this one. */
  readonly sha256: string
}

/**
 * Writes everything that a server keeps as lines of JSON: all of one moment, while people play on. Whoever has them has
 * every hand, seed and the keys of cookies.
 */
export async function exportTo(ledger: Ledger, now: Date, write: (line: string) => Promise<void>): Promise<Counts> {
  const heading: Heading = { turnwright: 'export', format: EXPORT_FORMAT, made: now.toISOString(), from: ledger.kind }
  await write(JSON.stringify(heading))
  const hash = createHash('sha256')
  const counts = Object.fromEntries(['keys', ...partNames].map((part) => [part, 0])) as Record<keyof Counts, number>
  const put = async (part: keyof Counts, row: object): Promise<void> => {
    counts[part]++
    const line = JSON.stringify([part, row])
    hash.update(line).update('\n')
    await write(line)
  }
  for (const key of await ledger.keys()) await put('keys', key)
  await ledger.atOneMoment(async (read) => {
    for (const part of partNames) {
      const { columns, order } = parts[part]
      for await (const row of read(`SELECT ${columns.join(', ')} FROM ${part} ORDER BY ${order}`))
        await put(part, withEntries(part, row))
    }
  })
  const ending: Ending = { end: counts, sha256: hash.digest('hex') }
  await write(JSON.stringify(ending))
  return counts
}

/** Old snapshots say nowhere but within how many entries they cover. */
function withEntries(part: PartName, row: Row): Row {
  if (part !== 'snapshots' || row['entries'] !== null) return row
  return { ...row, entries: (JSON.parse(String(row['snapshot'])) as { entries: number }).entries }
}
