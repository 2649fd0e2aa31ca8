import { expect, test } from 'vitest'
import { SURE_WINS } from './catalogue.ts'
import { isWonBy } from './play-turn.ts'

const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name)

test('v2.14: generator-v2 wins every position of the catalogue in one turn, however the coins fall', () => {
  expect(SURE_WINS.length).toBeGreaterThanOrEqual(60)
  expect(new Set(names(SURE_WINS)).size).toBe(SURE_WINS.length)
  expect(names(SURE_WINS.filter((position) => !isWonBy('generator-v2', position)))).toEqual([])
})

test('Section 4.2 B, Section 5 and Section 6.4: generator-v1 wins those that the flow of the specification covers, and no other', () => {
  const covered = SURE_WINS.filter(({ beyondV1 }) => beyondV1 === undefined)
  expect(covered.length).toBeGreaterThanOrEqual(50)
  expect(names(SURE_WINS.filter((position) => isWonBy('generator-v1', position)))).toEqual(names(covered))
})
