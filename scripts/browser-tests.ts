import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indented } from './indented.ts'
import type { Stage, Tally } from './run-stages.ts'
import { tools } from './tools.ts'

interface Report {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly Suite[]
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly Spec[]
}

interface Spec {
  readonly file: string
  readonly title: string
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
  }[]
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
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const { expected, unexpected, flaky, skipped } = stats
  const passed = expected + flaky
  const failed = unexpected + skipped || (exitCode === 0 && passed > 0 ? 0 : 1)
  const again = flaky > 0 ? `, ${flaky} of them at a second try` : ''
  const failures = told(suites, 'unexpected')
  return {
    passed,
    failed,
    note: `${passed} passed, ${failed} failed${again}`,
    // Tests left out, or an error outside any test: only the whole output tells of it.
    ...(failures.length === failed ? { failures } : {}),
    secondTries: told(suites, 'flaky'),
  }
}

/** What the tests that ended so said on their way there. */
function told(suites: readonly Suite[], status: string): string[] {
  return suites.flatMap((suite) => [
    ...told(suite.suites ?? [], status),
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => {
          const said = results.flatMap(({ errors }) => errors.map(({ message = '' }) => indented(message)))
          return [`${file}: ${title}`, ...said].join('\n')
        }),
    ),
  ])
}
