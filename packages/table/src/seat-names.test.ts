import { expect, test } from 'vitest'
import { botName, botNames } from './bot-names.ts'
import { withDistinctNames } from './seat-names.ts'

const bot = (agent: string, name = botName(agent)) => ({ name, agent })
const person = (name: string | null) => ({ name, agent: null })
const named = (...seats: Parameters<typeof withDistinctNames>[0]) => withDistinctNames(seats).map(({ name }) => name)

test('a bot has a name of its own, after its level in words', () => {
  expect(['easy', 'fair', 'strong', 'master'].map((level) => botName(level))).toEqual([
    'Easy Pip',
    'Fair Nora',
    'Strong Bruno',
    'Master Ida',
  ])
  expect(botName('easy', ['Ana', 'Easy Pip', null])).toBe('Easy Dot')
})

test('a bot that is no level is called by what it is', () => {
  expect([botName('random'), botName('generator-v1')]).toEqual(['Random bot', 'Generator v1 bot'])
  expect(botName('constructor')).toBe('Constructor bot')
})

test('every level has enough players for the largest table, and no name is given twice', () => {
  const names = ['easy', 'fair', 'strong', 'master'].flatMap(botNames)
  expect(new Set(names.map((name) => name.split(' ')[1])).size).toBe(names.length)
  expect(names).toHaveLength(4 * 5)
})

test('at a table everybody is told apart: people by a number, bots by who they are', () => {
  expect(named(person('Ana'), bot('easy'), bot('easy'), person('Ana'), person(null))).toEqual([
    'Ana',
    'Easy Pip',
    'Easy Dot',
    'Ana 2',
    null,
  ])
  expect(named(bot('random'), bot('random'))).toEqual(['Random bot', 'Random bot 2'])
  expect(named(...Array.from({ length: 6 }, () => bot('fair'))).at(-1)).toBe('Fair Nora 2')
})

test('a bot makes way for somebody who is called the same', () => {
  expect(named(bot('easy'), person('Easy Pip'))).toEqual(['Easy Dot', 'Easy Pip'])
  expect(named(bot('easy', 'Ines'), person('Ines')), 'in a lesson').toEqual(['Ines 2', 'Ines'])
})
