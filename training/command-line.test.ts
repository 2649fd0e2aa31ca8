import { games } from '@turnwright/games'
import { expect, test } from 'vitest'
import { readCommand } from './command-line.ts'

test('without flags there are playouts to learn from and a match at the end', () => {
  expect(readCommand(['wingspan', '--threads', '3'])).toMatchObject({
    plan: { game: 'wingspan', options: [{}], agents: ['fair', 'fair'], lesson: { of: 'playouts', playouts: 8 } },
    seconds: null,
    threads: 3,
    net: null,
    match: { level: 'strong', ms: 40, deals: 20, settings: {}, against: {} },
  })
})

test.each(
  games.filter(({ mind }) => mind?.features !== undefined).map((module) => [module.definition.id, module] as const),
)('who plays the games of %s where nobody is named is one of its agents', (id, { agents }) => {
  for (const agent of readCommand([id]).plan.agents) expect(Object.keys(agents)).toContain(agent)
})

test('with a parent its players sit at the tables, and those who name others name one of them', () => {
  expect(readCommand(['wingspan', '--parent', 'net.json'])).toMatchObject({
    parent: 'net.json',
    plan: { agents: ['strong-net', 'strong-net'] },
  })
  const mixed = ['wingspan', '--parent', 'net.json', '--agents', 'master-net,fair']
  expect(readCommand(mixed).plan.agents).toEqual(['master-net', 'fair'])
})

test('options may be a list, gone through game by game', () => {
  const { plan } = readCommand(['agricola', '--options', '[{"cards":"none"},{"cards":"base"}]'])
  expect(plan.options).toEqual([{ cards: 'none' }, { cards: 'base' }])
})

test.each([
  [[], 'npm run train'],
  [['wingspan', '--games', '0'], '--games is a whole number above zero, not "0"'],
  [['wingspan', '--kept', '2'], '--kept is a share above 0, at most 1, not "2"'],
  [['wingspan', '--lesson', 'sums'], '"sums" is none'],
  [['wingspan', '--settings', 'fast'], '--settings is JSON'],
  [['wingspan', '--level', 'fair'], '"fair" does not'],
  [['wingspan', '--parent', 'net.json', '--agents', 'fair,fair'], 'strong-net or master-net, not "fair,fair"'],
])('%j is answered with what is wanted', (args, told) => {
  expect(() => readCommand(args)).toThrow(told)
})
