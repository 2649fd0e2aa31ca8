import { createHash } from 'node:crypto'
import { StartupError } from '../startup-error.ts'
import { type Counts, type Ending, EXPORT_FORMAT, type Heading } from './export.ts'
import type { Row } from './ledger.ts'
import { partNames, parts } from './parts.ts'

export type ExportedRow = readonly [keyof Counts, Row]

/** The rows of an export, each checked for its columns. Throws where it is none, was changed, or was cut off. */
export async function* readExport(lines: AsyncIterable<string>): AsyncIterable<ExportedRow> {
  const hash = createHash('sha256')
  const counts = Object.fromEntries(['keys', ...partNames].map((part) => [part, 0])) as Record<keyof Counts, number>
  let number = 0
  let ending: Ending | null = null
  for await (const line of lines) {
    number++
    if (number === 1) mustBeHeading(parsed(line, number))
    else if (ending !== null) throw wrong(`line ${number} comes after its end`)
    else {
      const value = parsed(line, number)
      if (!Array.isArray(value)) {
        ending = value as Ending
        continue
      }
      const [part, row] = value as unknown as ExportedRow
      mustFit(part, row, number)
      counts[part]++
      hash.update(line).update('\n')
      yield [part, row]
    }
  }
  if (ending === null) throw wrong('it was cut off')
  if (ending.sha256 !== hash.digest('hex')) throw wrong('it was changed since it was made')
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw wrong(`line ${number} is no JSON`)
  }
}

function mustBeHeading(value: unknown): void {
  const { turnwright, format } = (value ?? {}) as Partial<Heading>
  if (turnwright !== 'export') throw wrong('its first line is not that of an export')
  if (format !== EXPORT_FORMAT)
    throw wrong(`it is of format ${String(format)}, and this program reads ${EXPORT_FORMAT}`)
}

function mustFit(part: keyof Counts, row: Row, number: number): void {
  const columns: readonly string[] = part === 'keys' ? ['secret', 'made'] : (parts[part]?.columns ?? [])
  const found = typeof row === 'object' && row !== null ? Object.keys(row) : []
  if (columns.length === 0 || found.join() !== columns.join()) throw wrong(`line ${number} does not fit`)
}

function wrong(what: string): StartupError {
  return new StartupError(`This export cannot be read: ${what}. Make it again with turnwright admin export.`)
}
