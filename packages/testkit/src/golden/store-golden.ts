import type { GameUnderTest } from '../game-under-test.ts'
import type { GoldenFolder } from './golden-folder.ts'
import { problemWith } from './judge-record.ts'
import { playGolden } from './play-golden.ts'

/** As many tables of a game as are stored: enough for its options, few enough to be read. */
const MOST_TABLES = 6

/**
 * Plays and stores what is missing. A record of the present rules is never replaced: where one no longer comes out, the
 * rules have changed, and they must say so by their number first. `tests` is the folder in which the game is tested.
 */
export function storeGolden(subject: GameUnderTest, folder: GoldenFolder, tests: string): void {
  const { definition } = subject
  const kept = folder.records.filter(({ record }) => record.rules >= definition.rules)
  for (const golden of kept) {
    const problem = problemWith(definition, golden, tests)
    if (problem !== null) throw new Error(problem)
  }
  for (const golden of folder.records) if (!kept.some(({ path }) => path === golden.path)) folder.remove(golden)
  const paths = new Set(kept.map(({ path }) => path))
  for (const [at, table] of subject.tables.slice(0, MOST_TABLES).entries()) {
    const name = `table-${at + 1}.json`
    if (!paths.has(folder.pathOf(name))) folder.write(name, playGolden(subject, table, at + 1))
  }
}

export function isRecording(): boolean {
  return process.env['RECORD'] === '1'
}
