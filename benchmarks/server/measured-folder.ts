import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const DATA = fileURLToPath(new URL('../../data/', import.meta.url))

/**
 * A folder for the length of a measurement. It lies beside the data of a real server, on the same disk: the folder for
 * temporary files is often kept in memory, where everything is durable at once and nothing for long.
 */
export async function inMeasuredFolder<T>(measure: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(DATA, { recursive: true })
  const folder = mkdtempSync(`${DATA}bench-`)
  try {
    return await measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
