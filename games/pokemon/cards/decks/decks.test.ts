import { describe, expect, test } from 'vitest'
import { faultsOf } from './deck-rules.ts'
import { readDeck, writeDeck } from './deck-text.ts'
import { READY_DECKS } from './ready-decks.ts'

describe('P1: a deck', () => {
  test('P1: all fifteen ready decks are legal, and survive being written down and read again', () => {
    for (const { id, cards } of READY_DECKS) {
      const again = readDeck(writeDeck(cards))
      expect([id, faultsOf(cards), again.problems]).toEqual([id, [], []])
      expect(again.cards).toEqual(cards)
    }
  })

  test('P1: sixty cards, not fewer and not more', () => {
    expect(readDeck('4 Pikachu\n56 Lightning Energy').problems).toEqual([])
    expect(readDeck('4 Pikachu\n55 Lightning Energy').problems).toEqual(['a deck has 60 cards, this one has 59'])
    expect(readDeck('4 Pikachu\n57 Lightning Energy').problems).toEqual(['a deck has 60 cards, this one has 61'])
  })

  test('P1: four of a name whatever the set, and any number of basic energy', () => {
    expect(readDeck('2 Pikachu\n2 Pikachu (Jungle)\n56 Fire Energy').problems).toEqual([])
    expect(readDeck('3 Pikachu\n2 Pikachu (Jungle)\n55 Fire Energy').problems).toEqual([
      'at most 4 cards may be called Pikachu, here are 5',
    ])
    expect(readDeck('4 Pikachu\n5 Double Colorless Energy\n51 Fire Energy').problems).toEqual([
      'at most 4 cards may be called Double Colorless Energy, here are 5',
    ])
  })

  test('P1: a Basic Pokémon, and neither an evolution nor a doll will do', () => {
    expect(readDeck('4 Raichu\n4 Clefairy Doll\n52 Fire Energy').problems).toEqual(['there is no Basic Pokémon in it'])
    expect(readDeck('4 Raichu\n1 Pikachu\n55 Fire Energy').problems).toEqual([])
  })

  test('P1: all that is wrong is named at once', () => {
    expect(readDeck('5 Bill\n54 Fire Energy').problems).toEqual([
      'a deck has 60 cards, this one has 59',
      'at most 4 cards may be called Bill, here are 5',
      'there is no Basic Pokémon in it',
    ])
  })
})

describe('a deck as text', () => {
  test('takes names in any case, without accents, with an x, and by number', () => {
    const text =
      '# mine\n4 PIKACHU\n\n2x nidoran♂\n1 pokemon breeder\n1 Farfetch’d\n1 Clefable (Jungle 17)\n51 base1-98'
    expect(readDeck(text)).toEqual({
      problems: [],
      cards: [
        { n: 4, id: 'base1-58' },
        { n: 2, id: 'base1-55' },
        { n: 1, id: 'base1-76' },
        { n: 1, id: 'base1-27' },
        { n: 1, id: 'base2-17' },
        { n: 51, id: 'base1-98' },
      ],
    })
  })

  test('says in which line it cannot be read', () => {
    expect(readDeck('4 Pikachu\nfour Bill\n1 Missingno\n0 Bill').problems).toEqual([
      'line 2: "four Bill" is not a number and the name of a card',
      'line 3: there is no card called "Missingno"',
      'line 4: 0 of Bill is none',
    ])
  })

  test('adds up what is named twice', () => {
    expect(readDeck('2 Pikachu\n1 Pikachu\n57 Fire Energy').cards).toEqual([
      { n: 3, id: 'base1-58' },
      { n: 57, id: 'base1-98' },
    ])
  })
})
