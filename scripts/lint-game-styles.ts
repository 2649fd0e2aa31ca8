import { globSync, readFileSync } from 'node:fs'
import { unscopedParts } from './lint/scoped-style.ts'
import { root } from './tools.ts'

/** Refuses rules in games' style sheets that would apply at the tables of other games. */
const sheets = globSync('games/*/ui/**/*.css', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
// A pattern that finds nothing would look like a pass.
if (sheets.length === 0) throw new Error('no style sheet found under games/*/ui')

for (const sheet of sheets) {
  const game = sheet.split('/')[1] ?? ''
  for (const { line, what } of unscopedParts(game, readFileSync(`${root}${sheet}`, 'utf8'))) {
    console.error(`${sheet}:${line}: ${what}`)
    process.exitCode = 1
  }
}
