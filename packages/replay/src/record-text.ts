import type { GameRecord } from '@turnwright/kernel/host'
import { recordProblem } from './record-shape.ts'
import { UnreadableRecord } from './unreadable-record.ts'

/** In characters. The longest games have records of some hundred thousand. */
export const LARGEST_RECORD = 8_000_000
/** Nobody plays so long; each entry costs time to play again. */
const MOST_ENTRIES = 50_000
const MEGABYTE = 1_000_000

/** The record that a text holds. Throws an UnreadableRecord. */
export function readRecord(text: string): GameRecord {
  mustNotBeLarger(text.length)
  return recordIn(parsed(text))
}

/** The record that something from outside is. */
export function recordIn(value: unknown): GameRecord {
  const problem = recordProblem(value)
  if (problem !== null)
    throw new UnreadableRecord(`This is not the record of a game: ${problem}. Export it again from a finished table.`)
  const record = value as GameRecord
  if (record.log.length > MOST_ENTRIES)
    throw new UnreadableRecord(
      `This record has ${record.log.length} entries, and no game has more than ${MOST_ENTRIES}. Export it again from a finished table.`,
    )
  return record
}

/** Refuses what is too large to be read at all. */
export function mustNotBeLarger(size: number): void {
  if (size <= LARGEST_RECORD) return
  throw new UnreadableRecord(
    `This is ${Math.ceil(size / MEGABYTE)} MB, and no record has more than ${LARGEST_RECORD / MEGABYTE} MB. Choose the file that “Keep the record” saved.`,
  )
}

function parsed(text: string): unknown {
  if (text.trim() === '') throw new UnreadableRecord('There is nothing in it. Choose the file of a record.')
  try {
    return JSON.parse(text)
  } catch (thrown) {
    if (isCutOff(text))
      throw new UnreadableRecord('This record was cut off: its end is missing. Export it again, or copy all of it.')
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw new UnreadableRecord(`This is no JSON: ${reason}. Export the record again from a finished table.`)
  }
}

/** Whether a text begins as a record does, and never ends. */
function isCutOff(text: string): boolean {
  return /^\s*\{/.test(text) && !/\}\s*$/.test(text)
}
