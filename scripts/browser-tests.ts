import { indented } from './indented.ts'
import { ReportFile } from './report-file.ts'
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
  const report = new ReportFile()
  return {
    name: 'browser tests',
    tool: tools.playwright,
    args: ['test', '--config', 'packages/web/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report.path },
    tally: (exitCode) => count(report.read() as Report | null, exitCode),
  }
}

function count(report: Report | null, exitCode: number): Tally {
  if (report === null) return { passed: 0, failed: 1, note: 'no report was written' }
  const { stats, suites } = report
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
