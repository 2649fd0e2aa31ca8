import { writeFileSync } from 'node:fs'
import type { GameRecord } from '@turnwright/kernel/host'
import { recordProblem } from '@turnwright/replay'
import { fileReason } from './file-reason.ts'
import { readJson } from './json-file.ts'
import { Failure, Mistake } from './mistake.ts'

/** The record in a file, or what is wrong with the file. */
export function readRecord(path: string, command: string): GameRecord {
  const value = readJson(path, command, { name: 'Name the file of a record.', mend: 'Export the record again.' })
  const problem = recordProblem(value)
  if (problem !== null)
    throw new Mistake(`${path} is not the record of a game: ${problem}. Export it from a finished table.`, command)
  return value as GameRecord
}

export function writeRecord(path: string, record: GameRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record, null, 1)}\n`, { flag: 'wx' })
  } catch (thrown) {
    throw new Failure(`The record could not be written to ${path}: ${fileReason(thrown)}`)
  }
}
