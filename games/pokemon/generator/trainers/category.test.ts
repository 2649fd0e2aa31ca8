import { describe, expect, test } from 'vitest'
import { CARDS } from '../../cards/catalogue.ts'
import { categoryOf, categoryOfCard, decidingEffects, TRAINER_CATEGORIES, urgencyOf } from './category.ts'

const trainers = CARDS.flatMap((card) => (card.supertype === 'Trainer' ? [card] : []))

function categoryNamed(name: string): string | undefined {
  const card = trainers.find((each) => each.name === name)
  return card === undefined ? undefined : categoryOfCard(card)
}

describe('Section 2: Trainer categories', () => {
  test('eight, in the order of their priority', () => {
    expect(TRAINER_CATEGORIES).toEqual([
      'Healing & Damage Removal',
      'Damage Modification',
      'Card Drawing & Deck Manipulation',
      'Card Discard & Retrieval',
      'Opponent Manipulation',
      'Pokemon Manipulation',
      'Energy Manipulation',
      'Special Effects',
    ])
  })

  test.each([
    ['Potion', 'Healing & Damage Removal'],
    ['Full Heal', 'Healing & Damage Removal'],
    ['PlusPower', 'Damage Modification'],
    ['Defender', 'Damage Modification'],
    ['Bill', 'Card Drawing & Deck Manipulation'],
    ['Energy Search', 'Card Drawing & Deck Manipulation'],
    ['Pokédex', 'Card Drawing & Deck Manipulation'],
    ['Recycle', 'Card Discard & Retrieval'],
    ['Energy Retrieval', 'Card Discard & Retrieval'],
    ['Mr. Fuji', 'Card Discard & Retrieval'],
    ['Impostor Professor Oak', 'Opponent Manipulation'],
    ['Lass', 'Opponent Manipulation'],
    ['Switch', 'Pokemon Manipulation'],
    ['Scoop Up', 'Pokemon Manipulation'],
    ['Gust of Wind', 'Pokemon Manipulation'],
    ['Pokémon Breeder', 'Pokemon Manipulation'],
    ['Revive', 'Pokemon Manipulation'],
    ['Energy Removal', 'Energy Manipulation'],
    ['Pokémon Trader', 'Special Effects'],
  ])('%s: %s', (name, category) => expect(categoryNamed(name)).toBe(category))

  test('multi-effect: what is on the ignore list does not decide', () => {
    expect(decidingEffects(['DISCARD_HAND', 'DRAW_CARDS'])).toEqual(['DRAW_CARDS'])
    expect(categoryNamed('Professor Oak')).toBe('Card Drawing & Deck Manipulation')
    expect(categoryNamed('Super Energy Removal')).toBe('Energy Manipulation')
    expect(categoryNamed('Devolution Spray')).toBe('Healing & Damage Removal')
  })

  test('multi-effect: the highest of the others decides', () => {
    expect(categoryOf(['TRADE_CARDS', 'SWITCH_ACTIVE', 'DRAW_CARDS'])).toBe('Card Drawing & Deck Manipulation')
    expect(categoryNamed('Item Finder')).toBe('Card Discard & Retrieval')
  })

  test('a single effect counts although it is on the ignore list', () => {
    expect(categoryOf(['DISCARD_ENERGY'])).toBe('Energy Manipulation')
    expect(categoryOf(['ATTACH_TO_POKEMON'])).toBe('Special Effects')
    expect(categoryOf(['OPPONENT_DISCARDS'])).toBe('Opponent Manipulation')
  })

  test('all effects on the ignore list: the first decides (ruled)', () => {
    expect(categoryOf(['ATTACH_TO_POKEMON', 'OPPONENT_DISCARDS'])).toBe('Special Effects')
    expect(categoryOf(['OPPONENT_DISCARDS', 'ATTACH_TO_POKEMON'])).toBe('Opponent Manipulation')
  })

  test('every Trainer of the three sets has an urgency', () => {
    expect(trainers).toHaveLength(32)
    for (const card of trainers) expect(urgencyOf(card)).toBeGreaterThanOrEqual(0)
  })
})
