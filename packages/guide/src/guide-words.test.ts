import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { type GuideWords, guideWords, piecesOf } from './guide-words.ts'

const english: GuideWords = {
  chapters: { a: 'Bids' },
  steps: { s: { title: 'Bid', say: 'Bid a [5].' } },
  learned: ['All'],
}
const german: GuideWords = {
  chapters: { a: 'Gebote' },
  steps: { s: { title: 'Biete', say: 'Biete [5].' } },
  learned: ['Alles'],
}

test('the coach speaks the language that is asked for, else English', () => {
  const both = { en: english, de: german }
  expect(guideWords(both, 'de-AT')).toBe(german)
  expect(guideWords(both, 'fr')).toBe(english)
  expect(guideWords(both, null)).toBe(english)
})

test('every word of the coach is reached by the pseudo-locale', () => {
  const { chapters, steps, learned } = guideWords({ en: english }, PSEUDO_LOCALE)
  expect([chapters['a'], steps['s']?.title, steps['s']?.say, ...learned]).toEqual([
    '⟦Bíds ~~⟧',
    '⟦Bíd ~⟧',
    '⟦Bíd á [5]. ~~~~⟧',
    '⟦Áll ~⟧',
  ])
})

test('what stands in brackets is a thing on the table', () => {
  expect(piecesOf('Bid a [5] now.')).toEqual([
    { text: 'Bid a ', isThing: false },
    { text: '5', isThing: true },
    { text: ' now.', isThing: false },
  ])
})
