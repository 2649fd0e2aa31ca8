import { expect, test } from 'vitest'
import type { GameUnderTest } from '../game-under-test.ts'
import { LawBroken } from '../law-broken.ts'
import { GoldenFolder } from './golden-folder.ts'
import { problemWith } from './judge-record.ts'
import { isRecording, storeGolden } from './store-golden.ts'

/** Stored games come out for ever as they did when they were played, or the rules say that they have changed. */
export function describeGolden(subject: GameUnderTest, timeout: number): void {
  const folder = GoldenFolder.of(subject.definition.id)
  return isRecording() ? storing(subject, folder, timeout) : replaying(subject, folder, timeout)
}

function storing(subject: GameUnderTest, folder: GoldenFolder, timeout: number): void {
  test('golden records are stored', { timeout }, () => {
    storeGolden(subject, folder)
    expect(folder.records).not.toEqual([])
  })
}

function replaying({ definition }: GameUnderTest, folder: GoldenFolder, timeout: number): void {
  for (const golden of folder.records)
    test(`golden record ${golden.path} comes out as it was played`, { timeout }, () => {
      const problem = problemWith(definition, golden)
      // Thrown, for an expectation would shorten what the author must read.
      if (problem !== null) throw new LawBroken(problem)
      expect(golden.record.result).not.toBeNull()
    })
}
