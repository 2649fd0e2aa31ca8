import { describe, expect, test } from 'vitest'
import { PRINTED_CARDS } from '../../cards/catalogue.ts'
import { categoryOf, categoryOfCard, decidingEffects, TRAINER_CATEGORIES, urgencyOf } from './category.ts'

const trainers = PRINTED_CARDS.flatMap((card) => (card.supertype === 'Trainer' ? [card] : []))

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
    ['Healing & Damage Removal', ['HEAL', 'CURE_STATUS']],
    ['Damage Modification', ['INCREASE_DAMAGE', 'REDUCE_DAMAGE']],
    ['Card Drawing & Deck Manipulation', ['DRAW_CARDS', 'SEARCH_DECK', 'LOOK_AT_DECK']],
    ['Card Discard & Retrieval', ['RETRIEVE_FROM_DISCARD', 'RETRIEVE_ENERGY']],
    ['Opponent Manipulation', ['OPPONENT_DRAWS', 'OPPONENT_SHUFFLES_HAND', 'OPPONENT_DISCARDS']],
    ['Pokemon Manipulation', ['SWITCH_ACTIVE', 'RETURN_TO_HAND', 'FORCE_SWITCH', 'EVOLVE_POKEMON', 'PUT_INTO_PLAY']],
    ['Energy Manipulation', ['REMOVE_ENERGY', 'DISCARD_ENERGY']],
    ['Special Effects', ['TRADE_CARDS', 'ATTACH_TO_POKEMON']],
  ] as const)('%s: %j', (category, effects) => {
    for (const effect of effects) expect(categoryOf([effect])).toBe(category)
  })

  test.each<[string, readonly string[]]>([
    ['Healing & Damage Removal', ['Potion', 'Super Potion', 'Pokémon Center', 'Full Heal', 'Devolution Spray']],
    ['Damage Modification', ['PlusPower', 'Defender']],
    [
      'Card Drawing & Deck Manipulation',
      ['Bill', 'Professor Oak', 'Maintenance', 'Gambler', 'Energy Search', 'Poké Ball', 'Computer Search', 'Pokédex'],
    ],
    ['Card Discard & Retrieval', ['Recycle', 'Item Finder', 'Energy Retrieval', 'Mr. Fuji']],
    ['Opponent Manipulation', ['Impostor Professor Oak', 'Lass']],
    [
      'Pokemon Manipulation',
      [
        'Switch',
        'Scoop Up',
        'Gust of Wind',
        'Pokémon Breeder',
        'Revive',
        'Pokémon Flute',
        'Clefairy Doll',
        'Mysterious Fossil',
      ],
    ],
    ['Energy Manipulation', ['Energy Removal', 'Super Energy Removal']],
    ['Special Effects', ['Pokémon Trader']],
  ])('%s: these and no other Trainers of the three sets', (category, names) =>
    expect(
      trainers
        .filter((card) => categoryOfCard(card) === category)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.toSorted()),
  )

  test.each([
    'DISCARD_HAND',
    'SHUFFLE_DECK',
    'DISCARD_ENERGY',
    'ATTACH_TO_POKEMON',
    'DEVOLVE_POKEMON',
    'OPPONENT_DISCARDS',
  ] as const)('multi-effect: %s is ignored beside another effect', (ignored) => {
    expect(decidingEffects([ignored, 'TRADE_CARDS'])).toEqual(['TRADE_CARDS'])
    expect(categoryOf([ignored, 'TRADE_CARDS'])).toBe('Special Effects')
  })

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

  test('the most urgent category comes first', () => {
    expect(trainers).toHaveLength(32)
    const urgency = (name: string) => trainers.filter((card) => card.name === name).map(urgencyOf)
    expect([...urgency('Potion'), ...urgency('PlusPower'), ...urgency('Bill')]).toEqual([0, 1, 2])
    expect([...urgency('Energy Removal'), ...urgency('Pokémon Trader')]).toEqual([6, 7])
  })
})
