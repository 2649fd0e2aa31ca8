import { expect, test } from 'vitest'
import { botWords, inOrderOfStrength } from './bot-words.ts'

test('a bot is called by its level in words, or by what else it is', () => {
  expect(['easy', 'master', 'generator-v1'].map(botWords)).toEqual(['Easy', 'Master', 'Generator v1'])
})

test('levels come first, the easiest first, and chance last', () => {
  const agents = ['random', 'greedy', 'master', 'easy', 'strong', 'fair'].map((name) => ({
    name,
    about: '',
    slow: false,
  }))
  expect(inOrderOfStrength(agents).map(({ name }) => name)).toEqual([
    'easy',
    'fair',
    'strong',
    'master',
    'greedy',
    'random',
  ])
})
