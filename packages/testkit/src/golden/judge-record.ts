import type { GameDefinition } from '@turnwright/kernel'
import { replay } from '@turnwright/kernel/host'
import type { GameUnderTest } from '../game-under-test.ts'
import type { GoldenRecord } from './golden-folder.ts'

type AnyDefinition = GameDefinition<unknown, unknown>

/** The command that plays and stores new games, for whoever stands where the tests were started. */
export const recordCommand = (folder: string): string => `npx turnwright record ${folder}`

/** A game that can be opened, since programs can play it, must have some; rules alone need none, nor rules 0, which are still being written. */
export function problemWithout(
  { definition, agents }: GameUnderTest,
  records: readonly GoldenRecord[],
  folder: string,
): string | null {
  if (records.length > 0 || Object.keys(agents).length === 0 || definition.rules === 0) return null
  return (
    `${definition.name} has no golden record yet, so nobody would notice when its old games come out differently.\n` +
    `Once its rules stand, store some: ${recordCommand(folder)}`
  )
}

/** What is wrong with a stored game of the tests in a folder, and what its author can do about it; null when it comes out as it did then. */
export function problemWith(definition: AnyDefinition, { path, record }: GoldenRecord, folder: string): string | null {
  if (record.rules < definition.rules)
    return (
      `${path} was played by rules ${record.rules}, and ${definition.name} has rules ${definition.rules} now.\n` +
      `Store games of the present rules: ${recordCommand(folder)}`
    )
  const { verdict, reason, at } = replay(definition, record)
  if (verdict === 'EXACT') return null
  const where = at === null ? '' : ` at entry ${at + 1} of ${record.entries}`
  return (
    `${path} no longer comes out as it was played: ${verdict}${where}, ${reason}.\n` +
    `To hear it told up to there: npx turnwright replay ${path}\n` +
    `If ${definition.name} should play as before, the change that did this is a bug. If its rules are meant to differ:\n` +
    `  1. raise \`rules\` of its definition from ${definition.rules} to ${definition.rules + 1}; ` +
    'tables that are being played then go on from their checkpoint, and say so;\n' +
    `  2. store games of the new rules: ${recordCommand(folder)}\n` +
    '  3. tell players under "Rules changed" in CHANGELOG.md.'
  )
}
