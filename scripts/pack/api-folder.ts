import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openapi } from '@turnwright/protocol'
import { root } from '../tools.ts'
import { apiReport } from './api-report.ts'
import { publicPackages } from './packages.ts'

const FOLDER = join(root, 'docs/api')

/**
 * What every package hands out, by the file in which it is written down, and what a server says over the wire: the schemas
 * of that are shortened where they are declared.
 */
export function apiReports(): ReadonlyMap<string, string> {
  const packages = publicPackages().map((one) => [`${basename(one.folder)}.md`, apiReport(one)] as const)
  return new Map([...packages, ['wire.json', `${JSON.stringify(openapi('0.1.0'), null, 2)}\n`]])
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
