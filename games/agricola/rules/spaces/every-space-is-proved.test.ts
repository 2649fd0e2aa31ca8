import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ROUND_CARDS } from '../../cards/round-cards.ts'
import { FIXED_SPACES, SIDE_JOB } from '../../cards/spaces.ts'

/** How many tests stand under the name of each space. */
function testsByName(): ReadonlyMap<string, number> {
  const here = new URL('./', import.meta.url)
  const counts = new Map<string, number>()
  for (const path of globSync('*.test.ts', { cwd: fileURLToPath(here) }))
    for (const part of readFileSync(new URL(path, here), 'utf8')
      .split(/^describe\(/m)
      .slice(1)) {
      const [, name = ''] = /^'([^']+)'/.exec(part) ?? []
      counts.set(name, part.split(/^ {2}test\(/m).length - 1)
    }
  return counts
}

test('every action space and round card has tests of its own, at the threshold and beside it', () => {
  const names = [...new Set([...FIXED_SPACES, SIDE_JOB, ...ROUND_CARDS].map(({ name }) => name))]
  const counts = testsByName()
  expect(names).toHaveLength(30)
  expect(names.filter((name) => (counts.get(name) ?? 0) < 2)).toEqual([])
  expect([...counts.keys()].filter((name) => !names.includes(name))).toEqual([])
})
