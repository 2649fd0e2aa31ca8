import { readFileSync, writeFileSync } from 'node:fs'
import type { GameRecord } from '@turnwright/kernel'
import { Failure, Mistake } from './mistake.ts'
import { recordProblem } from './record-shape.ts'

/** The record in a file, or what is wrong with the file. */
export function readRecord(path: string, command: string): GameRecord {
  const text = readText(path, command)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw new Mistake(`${path} is not JSON: ${reason}. Export the record again.`, command)
  }
  const problem = recordProblem(value)
  if (problem !== null)
    throw new Mistake(`${path} is not the record of a game: ${problem}. Export it from a finished table.`, command)
  return value as GameRecord
}

export function writeRecord(path: string, record: GameRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record, null, 1)}\n`, { flag: 'wx' })
  } catch (thrown) {
    throw new Failure(`The record could not be written to ${path}: ${reasonOf(thrown)}`)
  }
}

function readText(path: string, command: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (thrown) {
    throw new Mistake(`${path} cannot be read: ${reasonOf(thrown)}. Name the file of a record.`, command)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'you may not',
  EEXIST: 'the file is there already',
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  return ('code' in thrown && REASONS[String(thrown.code)]) || thrown.message
}
