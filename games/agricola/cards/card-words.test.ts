import { expect, test } from 'vitest'
import { cardCalled, HAND_CARDS } from './catalogue.ts'
import { costWords, needWords } from './card-words.ts'

const need = (id: string) => needWords(cardCalled(id)?.prereq ?? {})
const cost = (id: string) => {
  const card = cardCalled(id)
  return card === null ? null : costWords(card)
}

test('what a card needs is said in words', () => {
  expect(need('threshing-board')).toBe('2 occupations')
  expect(need('sleeping-corner')).toBe('2 grain fields')
  expect(need('drinking-trough')).toBeNull()
  expect(needWords({ occupations: { exactly: 2 } })).toBe('exactly 2 occupations')
  expect(needWords({ occupations: { max: 3 } })).toBe('at most 3 occupations')
  expect(needWords({ occupations: { min: 1 } })).toBe('1 occupation')
  expect(needWords({ farmyardUnused: { max: 0 } })).toBe('no unused cells')
  expect(needWords({ house: ['clay', 'stone'] })).toBe('clay or stone house')
  expect(needWords({ supply: { clay: { min: 5 } } })).toBe('5 clay in your supply')
  expect(needWords({ ownPersonOn: ['fishing'] })).toBe('your person on Fishing')
})

test('no card needs anything that has no words', () => {
  const needy = HAND_CARDS.filter(({ prereq }) => Object.keys(prereq).length > 0)
  expect(needy.length).toBeGreaterThan(15)
  expect(needy.filter(({ prereq }) => needWords(prereq) === null)).toEqual([])
})

test('a price is goods, goods for each person, or an improvement that goes back', () => {
  expect(cost('handplow')).toBe('1 wood')
  expect(cost('oriental-fireplace')).toBe('give back a Fireplace or Cooking Hearth')
  expect(cost('hedge-keeper')).toBeNull()
})
