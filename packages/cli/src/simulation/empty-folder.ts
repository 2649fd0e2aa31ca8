import { mkdirSync, readdirSync } from 'node:fs'
import { fileReason } from '../file-reason.ts'
import { Mistake } from '../mistake.ts'

/** A folder with nothing in it, made where there was none: what is kept there is never mixed with anything else. */
export function emptyFolder(path: string, command: string): string {
  if (entriesOf(path, command) > 0) throw new Mistake(`${path} is not empty: name another folder in --save`, command)
  return path
}

function entriesOf(path: string, command: string): number {
  try {
    mkdirSync(path, { recursive: true })
    return readdirSync(path).length
  } catch (thrown) {
    throw new Mistake(`${path} cannot be used: ${fileReason(thrown)}. Name another folder in --save.`, command)
  }
}
