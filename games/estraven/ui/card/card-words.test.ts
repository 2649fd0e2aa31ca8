import { expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import { CARDS } from '../../cards/catalogue.ts'
import { keywordWords, priceWords, printedKeywords, rulesText, typeLine } from './card-words.ts'

function called(name: string): Card {
  const card = CARDS.find((each) => each.name === name)
  if (card === undefined) throw new RangeError(`there is no card ${name}`)
  return card
}

test('what a card is, in one line', () => {
  expect(typeLine(called('Serah, Ember Marshal'))).toBe('Leader · Soldier')
  expect(typeLine(called('Sapling'))).toBe('Token · Treefolk')
  expect(typeLine(called('Cut Stone'))).toBe('Materials')
  expect(typeLine(called('Firebrand'))).toBe('Spell')
})

test('keywords with their numbers', () => {
  expect(keywordWords({ lead: { count: 2, of: 'Soldier' }, ward: 1, keywords: ['guard'] })).toEqual([
    'Lead 2 Soldier',
    'Guard',
    'Ward 1',
  ])
  expect(keywordWords({ lead: null, ward: 0, keywords: [] })).toEqual([])
})

test('what stands in a pill does not stand in the text again, and nothing else is lost', () => {
  for (const card of CARDS) {
    const worn = keywordWords(printedKeywords(card))
    const text = rulesText(card)
    expect(text.filter((line) => worn.includes(line))).toEqual([])
    const says = card.effects.length > 0 || card.abilities.length > 0 || card.entersTapped
    expect({ card: card.name, says: text.length > 0 }).toEqual({ card: card.name, says })
  }
})

test('a price is spoken of only where it is not the printed one', () => {
  const { costs } = called('Firebrand')
  const printed = costs[0]?.type === 'MANA' ? costs[0].amount : 0
  expect(priceWords(called('Firebrand'), printed)).toBeNull()
  expect(priceWords(called('Firebrand'), printed + 1)).toBe(`Costs ${printed + 1} now, ${printed} is printed.`)
})
