import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { GameUnderTest } from '../game-under-test.ts'
import { LawBroken } from '../law-broken.ts'
import { GoldenFolder, type GoldenRecord } from './golden-folder.ts'
import { problemWith, problemWithout } from './judge-record.ts'
import { isRecording, storeGolden } from './store-golden.ts'

/** Stored games come out for ever as they did when they were played, or the rules say that they have changed. */
export function describeGolden(subject: GameUnderTest, timeout: number): void {
  const folder = GoldenFolder.of(subject.definition.id)
  return isRecording() ? storing(subject, folder, timeout) : replaying(subject, folder.records, timeout)
}

function storing(subject: GameUnderTest, folder: GoldenFolder, timeout: number): void {
  test('golden records are stored', { timeout }, () => {
    storeGolden(subject, folder, folderOfTests())
    expect(folder.records).not.toEqual([])
  })
}

function replaying(subject: GameUnderTest, records: readonly GoldenRecord[], timeout: number): void {
  test('whole games are stored, to be replayed for ever', () => {
    expect(told(problemWithout(subject, records, folderOfTests()))).toBeNull()
  })
  for (const golden of records)
    test(`golden record ${golden.path} comes out as it was played`, { timeout }, () => {
      expect(told(problemWith(subject.definition, golden, folderOfTests()))).toBeNull()
    })
}

/** A problem is thrown: an expectation would shorten what the author must read. */
function told(problem: string | null): null {
  if (problem !== null) throw new LawBroken(problem)
  return null
}

/** Where the test that is running stands, as people would type it. */
function folderOfTests(): string {
  const { testPath } = expect.getState()
  if (testPath === undefined) return '.'
  return relative(process.cwd(), dirname(testPath)).replaceAll('\\', '/') || '.'
}
