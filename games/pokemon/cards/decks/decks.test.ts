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
      'line 4: 0 of "Bill" is none',
    ])
  })

  test('adds up what is named twice', () => {
    expect(readDeck('2 Pikachu\n1 Pikachu\n57 Fire Energy').cards).toEqual([
      { n: 3, id: 'base1-58' },
      { n: 57, id: 'base1-98' },
    ])
  })

  test('takes any white space between words for one space', () => {
    expect(readDeck('  4\tPikachu \u00a0 (Jungle   60)\r\n56   Fire\u2028Energy').cards).toEqual([
      { n: 4, id: 'base2-60' },
      { n: 56, id: 'base1-98' },
    ])
  })

  test('sixty of a card are read, and more than a deck holds are refused, however long the number', () => {
    expect(readDeck('60 Fire Energy').problems).toEqual(['there is no Basic Pokémon in it'])
    for (const count of ['61', '99999999999999999999', '9'.repeat(400)])
      expect(readDeck(`${count} Fire Energy`)).toEqual({
        cards: [],
        problems: ['line 1: no deck holds so many of Fire Energy'],
      })
  })

  test('names no more than twenty lines of something that is no deck', () => {
    const lines = (n: number) => readDeck(Array.from({ length: n }, () => '1 Missingno').join('\n')).problems
    expect(lines(20)).toHaveLength(20)
    expect(lines(20).at(-1)).toBe('line 20: there is no card called "Missingno"')
    expect(lines(10_000)).toHaveLength(21)
    expect(lines(10_000).at(-1)).toBe('and 9980 more lines like these')
  })

  test('quotes sixty letters, and none that would turn the words around it', () => {
    expect(readDeck(`1 ${'a'.repeat(61)}\n\u202e4 Pikachu\n4 __proto__`).problems).toEqual([
      `line 1: there is no card called "${'a'.repeat(60)}…"`,
      'line 2: "4 Pikachu" is not a number and the name of a card',
      'line 3: there is no card called "__proto__"',
    ])
  })

  test('a line of nothing but gaps is read as fast as it is long', () => {
    const gaps = ' '.repeat(30_000)
    expect(readDeck(`1${gaps}a${gaps}\u2028${gaps}b`).problems).toEqual(['line 1: there is no card called "a b"'])
  })
})
