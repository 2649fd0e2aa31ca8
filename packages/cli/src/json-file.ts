import { readFileSync } from 'node:fs'
import { fileReason } from './file-reason.ts'
import { Mistake } from './mistake.ts'

/** What a JSON file holds, or what is wrong with the file and what to do about it. */
export function readJson(
  path: string,
  command: string,
  remedies: { readonly name: string; readonly mend: string },
): unknown {
  const text = readText(path, command, remedies.name)
  try {
    return JSON.parse(text)
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw new Mistake(`${path} is not JSON: ${reason}. ${remedies.mend}`, command)
  }
}

function readText(path: string, command: string, remedy: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (thrown) {
    throw new Mistake(`${path} cannot be read: ${fileReason(thrown)}. ${remedy}`, command)
  }
}
