import { expect, test } from 'vitest'
import type { Rule, RuleBook } from '@turnwright/games/rule-book'
import { nearestIn, searchBook } from './search-book.ts'
import { piecesOf } from './search-words.ts'

const rule = (number: string, title: string, text: string): Rule => ({
  number,
  title,
  blocks: [{ kind: 'text', spans: [text, { rule: 'F1' }] }],
  rulings: [{ question: `What of ${title}?`, answer: ['Nothing special.'] }],
  tests: 1,
})
const book: RuleBook = {
  opening: [],
  chapters: [
    {
      id: 'all',
      title: 'All',
      blocks: [],
      rules: [
        rule('F1', 'Baits', 'Worms feed the fish.'),
        rule('F2', 'Feeding', 'Fish eat.'),
        rule('F3', 'Turns', 'One feeds after the other.'),
      ],
    },
  ],
}
const found = (query: string, asked: string | null = null) => searchBook(book, query, asked).map(({ number }) => number)

test('a rule is found by the beginnings of words in its title, its text and its rulings, in any order', () => {
  expect(found('fish worm')).toEqual(['F1'])
  expect(found('special')).toEqual(['F1', 'F2', 'F3'])
  expect(found('orms')).toEqual([])
})

test('titles come before texts, and what is asked now before all others', () => {
  expect(found('feed')).toEqual(['F2', 'F1', 'F3'])
  expect(found('feed', 'F3')).toEqual(['F3', 'F2', 'F1'])
})

test('a number finds its rule before those that mention it', () => {
  expect(found('f2')).toEqual(['F2'])
  expect(found('F1')[0]).toBe('F1')
})

test('where nothing is found, words that are close are offered', () => {
  expect(found('wrms')).toEqual([])
  expect(nearestIn(book, 'wrms')).toEqual(['worms'])
  expect(nearestIn(book, 'feed zebra')).toEqual([])
})

test('only what begins a word is marked', () => {
  expect(piecesOf('Feed the unfed feeder', ['feed'])).toEqual(['', 'Feed', ' the unfed ', 'feed', 'er'])
  expect(piecesOf('Feed', [])).toEqual(['Feed'])
})
