import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stage, Tally } from './run-stages.ts'
import { tools } from './tools.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

export function unitTests(args: readonly string[]): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'turnwright-test-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const report = join(folder, 'report.json')
  return {
    name: 'unit tests',
    tool: tools.vitest,
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    tally: (exitCode) => count(report, exitCode),
  }
}

function count(report: string, exitCode: number): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1, note: 'no report was written' }
  const run = JSON.parse(readFileSync(report, 'utf8')) as Report
  const skipped = run.numPendingTests ? `, ${run.numPendingTests} skipped` : ''
  const unloadable = run.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = run.numFailedTests + unloadable.length
  if (run.numPassedTests + failed === 0) return { passed: 0, failed: 1, note: `no test ran${skipped}` }
  // An error outside any test fails the run without failing a test.
  const failures = failed || (exitCode === 0 ? 0 : 1)
  return {
    passed: run.numPassedTests,
    failed: failures,
    note: `${run.numPassedTests} passed, ${failures} failed${skipped}`,
  }
}
