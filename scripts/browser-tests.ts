import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stage, Tally } from './run-stages.ts'
import { tools } from './tools.ts'

interface Report {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Whole games in a real Chromium. */
export function browserTests(): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'turnwright-browser-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const report = join(folder, 'report.json')
  return {
    name: 'browser tests',
    tool: tools.playwright,
    args: ['test', '--config', 'packages/web/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    tally: (exitCode) => count(report, exitCode),
  }
}

function count(report: string, exitCode: number): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1, note: 'no report was written' }
  const { expected, unexpected, flaky, skipped } = (JSON.parse(readFileSync(report, 'utf8')) as Report).stats
  const passed = expected + flaky
  const failed = unexpected + skipped || (exitCode === 0 && passed > 0 ? 0 : 1)
  const again = flaky > 0 ? `, ${flaky} of them at a second try` : ''
  return { passed, failed, note: `${passed} passed, ${failed} failed${again}` }
}
