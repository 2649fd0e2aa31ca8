import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { GameRecord } from '@turnwright/kernel/host'
import { mustNotBeLarger, readRecord as recordInText, UnreadableRecord } from '@turnwright/replay'
import { fileReason } from './file-reason.ts'
import { Failure, Mistake } from './mistake.ts'

/** The record in a file, or what is wrong with the file. What is far too large is not read at all. */
export function readRecord(path: string, command: string): GameRecord {
  try {
    mustNotBeLarger(statSync(path).size)
    return recordInText(readFileSync(path, 'utf8'))
  } catch (thrown) {
    if (thrown instanceof UnreadableRecord) throw new Mistake(`${path}: ${thrown.message}`, command)
    throw new Mistake(`${path} cannot be read: ${fileReason(thrown)}. Name the file of a record.`, command)
  }
}

export function writeRecord(path: string, record: GameRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record, null, 1)}\n`, { flag: 'wx' })
  } catch (thrown) {
    throw new Failure(`The record could not be written to ${path}: ${fileReason(thrown)}`)
  }
}
