import { watch } from 'node:fs'
import { foldersNamed } from './narrowed.ts'
import { runStages } from './run-stages.ts'
import { testStages } from './stages.ts'
import { root } from './tools.ts'

/** An editor writes several files at once, and some of them twice. */
const QUIET = 150
const SOURCE = /\.(?:tsx?|css|json|md)$/

const args = process.argv.slice(2)
const folders = foldersNamed(args)
if (folders === null) {
  console.error('npm run watch -- games/tic-tac-toe: name the folders of this repository that you work on')
  process.exit(1)
}

let isRunning = false
let isStale = true

async function runWhileStale(): Promise<void> {
  if (isRunning) return
  isRunning = true
  while (isStale) {
    isStale = false
    await runStages(testStages(args))
  }
  isRunning = false
  console.log(`\nWatching ${folders?.join(', ')}; Ctrl+C ends it`)
}

let pause: NodeJS.Timeout | undefined
for (const folder of folders) {
  watch(`${root}${folder}`, { recursive: true }, (_event, file) => {
    if (file === null || !SOURCE.test(file) || file.includes('node_modules')) return
    clearTimeout(pause)
    pause = setTimeout(() => {
      isStale = true
      void runWhileStale()
    }, QUIET)
  })
}
// What this process leaves behind goes with it.
process.once('SIGINT', () => process.exit(130))
await runWhileStale()
