import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameDefinition, randomAgent } from '@turnwright/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pond } from '../fixtures/pond.ts'
import { type GameUnderTest, gameUnderTest } from '../game-under-test.ts'
import { GoldenFolder } from './golden-folder.ts'
import { problemWith, problemWithout } from './judge-record.ts'
import { storeGolden } from './store-golden.ts'

const about = { tagline: 'For tests.', minutes: 1 }
const underTest = (changes: Partial<GameDefinition<unknown, unknown>> = {}): GameUnderTest =>
  gameUnderTest({
    definition: { ...(pond as unknown as GameDefinition<unknown, unknown>), ...changes },
    about,
    agents: { random: randomAgent },
  })

/** Old games would end for another reason. */
const changed: Partial<GameDefinition<unknown, unknown>> = {
  result: (state) => {
    const result = pond.result(state as never)
    return result === null ? null : { ...result, reason: 'Another end' }
  },
}

let path: string
let folder: GoldenFolder
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'turnwright-golden-'))
  folder = new GoldenFolder(path)
})
afterEach(() => rmSync(path, { recursive: true }))

const problems = ({ definition }: GameUnderTest) =>
  folder.records.map((golden) => problemWith(definition, golden, 'pond'))

describe('golden records', () => {
  test('a game is stored for each table, a line for each entry of its log, and comes out as it was played', () => {
    storeGolden(underTest(), folder, 'pond')
    expect(folder.records.map(({ record }) => record.players.length)).toEqual([2, 3])
    expect(problems(underTest())).toEqual([null, null])
    const [{ record }] = folder.records as [(typeof folder.records)[number]]
    expect(record.entries).toBeGreaterThan(5)
    const lines = readFileSync(join(path, 'table-1.json'), 'utf8').split('\n')
    expect(lines).toHaveLength(record.entries + 3)
  })

  test('a game that programs can play must have some', () => {
    expect(problemWithout(underTest(), [], 'pond')).toContain('store some: npx turnwright record pond')
    expect(problemWithout(gameUnderTest(pond), [], 'pond')).toBeNull()
    expect(problemWithout(underTest({ rules: 0 }), [], 'pond')).toBeNull()
    storeGolden(underTest(), folder, 'pond')
    expect(problemWithout(underTest(), folder.records, 'pond')).toBeNull()
  })

  test('a change that an old game would notice is told with what to do about it', () => {
    storeGolden(underTest(), folder, 'pond')
    const [problem] = problems(underTest(changed))
    expect(problem).toContain('table-1.json no longer comes out as it was played: DIVERGED')
    expect(problem).toContain('raise `rules` of its definition from 1 to 2')
    expect(problem).toContain('npx turnwright record pond')
    expect(problem).toContain('CHANGELOG.md')
  })

  test('records are not replaced while the rules bear the same number', () => {
    storeGolden(underTest(), folder, 'pond')
    const before = folder.records
    expect(() => storeGolden(underTest(changed), folder, 'pond')).toThrow('raise `rules`')
    expect(folder.records).toEqual(before)
    storeGolden(underTest(), folder, 'pond')
    expect(folder.records).toEqual(before)
  })

  test('once the number is raised the old records are refused, and replaced by games of the new rules', () => {
    storeGolden(underTest(), folder, 'pond')
    const raised = underTest({ ...changed, rules: 2 })
    expect(problems(raised)[0]).toContain('was played by rules 1, and Pond has rules 2 now.')
    storeGolden(raised, folder, 'pond')
    expect(folder.records.map(({ record }) => record.rules)).toEqual([2, 2])
    expect(problems(raised)).toEqual([null, null])
  })
})
