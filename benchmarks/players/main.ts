import { UsageError } from '../usage-error.ts'
import { benchPlayers } from './bench-players.ts'

/** The same as `npm run bench -- players`, for machines that have Node and this checkout and nothing else. */
try {
  process.exitCode = (await benchPlayers(process.argv.slice(2))) ? 0 : 1
} catch (thrown) {
  if (!(thrown instanceof UsageError)) throw thrown
  console.error(thrown.message)
  process.exitCode = 2
}
