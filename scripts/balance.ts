import { mkdirSync, writeFileSync } from 'node:fs'
import { measureBalance } from '../benchmarks/estraven/balance.ts'
import { readBalanceCommand } from '../benchmarks/estraven/balance-command.ts'
import { balancePicture } from '../benchmarks/estraven/balance-picture.ts'
import { balanceReport, holdsAll } from '../benchmarks/estraven/balance-report.ts'
import { UsageError } from '../benchmarks/usage-error.ts'

/** `npm run balance -- estraven …`: pairs of decks against each other, greedy on both sides. Ends with 1 where something that is asked fails. */
const { gamesEach, meetings, picture } = commandOrEnd()
const balance = measureBalance({
  gamesEach,
  meetings,
  onEncounter(done, of) {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of} encounters`)
  },
})
if (process.stderr.isTTY) process.stderr.write('\r')
console.log(balanceReport(balance).join('\n'))
const file = new URL(picture, `file://${process.cwd()}/`)
mkdirSync(new URL('.', file), { recursive: true })
writeFileSync(file, balancePicture(balance))
console.log(`\nThe picture of it: ${picture}`)
if (!holdsAll(balance)) process.exitCode = 1

function commandOrEnd() {
  try {
    return readBalanceCommand(process.argv.slice(2))
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown
    console.error(thrown.message)
    process.exit(2)
  }
}
