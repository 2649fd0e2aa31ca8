import { expect, test } from 'vitest'
import { nameIn } from './name-in.ts'

test('what a card names is found in its table, and what no table knows is refused by its name', () => {
  const table = { wood: 1, reed: 2 }
  expect(table[nameIn(table, 'reed')]).toBe(2)
  for (const name of ['straw', 'toString'])
    expect(() => nameIn(table, name)).toThrow(`cards name "${name}", of which nothing is known`)
})
