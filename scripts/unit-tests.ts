import { indented } from './indented.ts'
import { ReportFile } from './report-file.ts'
import type { Stage, Tally } from './run-stages.ts'
import { root, tools } from './tools.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly TestFile[]
}

interface TestFile {
  readonly name: string
  readonly status: string
  /** Why the file could not be loaded. */
  readonly message: string
  readonly assertionResults: readonly Outcome[]
}

interface Outcome {
  readonly fullName: string
  readonly status: string
  /** Of every try, also of those before one that passed. */
  readonly failureMessages: readonly string[]
}

export function unitTests(args: readonly string[]): Stage {
  const report = new ReportFile()
  return {
    name: 'unit tests',
    tool: tools.vitest,
    // A loaded machine can be slower than the patience of a test that starts processes; what needed a second try is told
    // by name, with what it said. A rule that is broken is broken twice: games are seeded.
    args: ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report.path}`, ...args],
    tally: (exitCode) => count(report.read() as Report | null, exitCode),
  }
}

function count(run: Report | null, exitCode: number): Tally {
  if (run === null) return { passed: 0, failed: 1, note: 'no report was written' }
  const skipped = run.numPendingTests ? `, ${run.numPendingTests} skipped` : ''
  const unloadable = run.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = run.numFailedTests + unloadable.length
  if (run.numPassedTests + failed === 0) return { passed: 0, failed: 1, note: `no test ran${skipped}` }
  const secondTries = told(run, 'passed')
  const again = secondTries.length ? `, ${secondTries.length} of them at a second try` : ''
  // An error outside any test fails the run without failing a test; only the whole output tells of it.
  const outside = failed === 0 && exitCode !== 0
  const failures = [
    ...unloadable.map(({ name, message }) => `${shortened(name)}\n${indented(message)}`),
    ...told(run, 'failed'),
  ]
  return {
    passed: run.numPassedTests,
    failed: outside ? 1 : failed,
    note: `${run.numPassedTests} passed, ${outside ? 1 : failed} failed${again}${skipped}`,
    ...(outside ? {} : { failures }),
    secondTries,
  }
}

/** What the tests that ended so said on their way there. */
function told({ testResults }: Report, status: string): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((outcome) => outcome.status === status && outcome.failureMessages.length > 0)
      .map(({ fullName, failureMessages }) =>
        [`${shortened(name)}: ${fullName}`, ...failureMessages.map(indented)].join('\n'),
      ),
  )
}

const shortened = (path: string): string => (path.startsWith(root) ? path.slice(root.length) : path)
