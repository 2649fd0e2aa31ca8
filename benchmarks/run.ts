import { UsageError } from './usage-error.ts'

const MISSED_A_BAR = 1
const WRONG_USE = 2

const args = process.argv.slice(2)
try {
  process.exitCode = (await bench()) ? 0 : MISSED_A_BAR
} catch (thrown) {
  if (!(thrown instanceof UsageError)) throw thrown
  console.error(thrown.message)
  process.exitCode = WRONG_USE
}

/** The players have options of their own, and run where nothing but Node is installed: the other suites stay unread. */
async function bench(): Promise<boolean> {
  if (args[0] === 'players') return (await import('./players/bench-players.ts')).benchPlayers(args.slice(1))
  const { readCommandLine } = await import('./command-line.ts')
  const { measureSuite } = await import('./measure-suite.ts')
  const { SUITES } = await import('./suites.ts')
  const { suite, json } = readCommandLine(args, SUITES)
  return measureSuite(suite, json)
}
