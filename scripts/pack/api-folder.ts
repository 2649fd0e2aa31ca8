import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../tools.ts'
import { apiReport } from './api-report.ts'
import { publicPackages } from './packages.ts'

const FOLDER = join(root, 'docs/api')

/** What every package hands out, by the file in which it is written down. */
export function apiReports(): ReadonlyMap<string, string> {
  return new Map(publicPackages().map((one) => [`${basename(one.folder)}.md`, apiReport(one)]))
}

export function keptReport(file: string): string | null {
  const path = join(FOLDER, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

export function keepReports(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [file, text] of apiReports()) writeFileSync(join(FOLDER, file), text)
}
