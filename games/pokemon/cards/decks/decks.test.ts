import { describe, expect, test } from 'vitest'
import { CARDS } from '../catalogue.ts'
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

  test('an empty text is told what it lacks', () => {
    for (const text of ['', '\n\r\n', '# nothing yet'])
      expect(readDeck(text)).toEqual({
        cards: [],
        problems: ['a deck has 60 cards, this one has 0', 'there is no Basic Pokémon in it'],
      })
  })

  test('a name alone is the first card of that name, and sets tell its namesakes apart', () => {
    expect(readDeck('1 Pikachu\n1 Pikachu (Base)\n1 Pikachu (Jungle)\n1 Pikachu (jungle 60)').cards).toEqual([
      { n: 2, id: 'base1-58' },
      { n: 2, id: 'base2-60' },
    ])
  })

  test('both Pikachus are written so that they are read as themselves', () => {
    const cards = readDeck('2 Pikachu\n2 Pikachu (Jungle)\n56 Lightning Energy').cards
    expect(writeDeck(cards)).toBe('2 Pikachu (Base 58)\n2 Pikachu (Jungle 60)\n56 Lightning Energy (Base 100)')
    expect(readDeck(writeDeck(cards))).toEqual({ cards, problems: [] })
  })

  test('every card is written so that it is read as itself', () => {
    const cards = CARDS.map(({ id }) => ({ n: 1, id }))
    expect(readDeck(writeDeck(cards)).cards).toEqual(cards)
  })

  test('every card is found by its name alone, and with the code of its set behind it', () => {
    const code = { Base: 'BS', Jungle: 'JU', Fossil: 'FO', House: 'HO' }
    for (const { id, name, set, number } of CARDS) {
      expect(readDeck(`60 ${name}`).cards, `60 ${name}`).toHaveLength(1)
      expect(readDeck(`1 ${name} ${code[set]} ${number}`).cards).toEqual([{ n: 1, id }])
    }
  })

  test('a set or number that a card does not have is named', () => {
    expect(readDeck('4 Pikachu (Fossil)\n4 Pikachu (Base 59)\n4 Clefable (Jungle 18)').problems).toEqual([
      'line 1: there is no Pikachu in Fossil, but in Base 58, Jungle 60',
      'line 2: there is no Pikachu 59 in Base, but in Base 58, Jungle 60',
      'line 3: there is no Clefable 18 in Jungle, but in Jungle 1, Jungle 17',
    ])
  })

  test('a name that is only begun is answered with what it may mean', () => {
    expect(readDeck('2 Nidoran\n10 fire\n1 Pok\n1 o').problems).toEqual([
      'line 1: there is no card called "Nidoran", but Nidoran♂ and Nidoran♀',
      'line 2: there is no card called "fire", but Fire Energy',
      'line 3: there is no card called "Pok"',
      'line 4: there is no card called "o"',
    ])
  })

  test('a name with a slip of the keyboard is answered with the nearest ones, and one far from all with none', () => {
    expect(readDeck('4 Voltrob\n4 Pikachoo\n4 Nidorane\n1 Charzrd\n4 Vltorb\n4 Vltrbo\n2 Agumon').problems).toEqual([
      'line 1: there is no card called "Voltrob"; did you mean Voltorb?',
      'line 2: there is no card called "Pikachoo"; did you mean Pikachu?',
      'line 3: there is no card called "Nidorane"; did you mean Nidoran♂ or Nidoran♀?',
      'line 4: there is no card called "Charzrd"; did you mean Charizard?',
      'line 5: there is no card called "Vltorb"; did you mean Voltorb?',
      'line 6: there is no card called "Vltrbo"',
      'line 7: there is no card called "Agumon"',
    ])
  })

  test('headings of deck sites are passed over, and no number of cards is', () => {
    const headings = [
      'Pokémon: 20',
      'Pokemon (4)',
      'Trainer: 18',
      'Trainers',
      'Energy: 56',
      '##Pokémon - 20',
      'Energy - 56',
    ]
    const more = ['Pokémon cards:', '****** Deck List ******', 'Total Cards: 60', 'Poke\u0301mon - 20']
    expect(readDeck([...headings, '4 Pikachu', ...more, '* 56 Fire Energy'].join('\n'))).toEqual({
      problems: [],
      cards: [
        { n: 4, id: 'base1-58' },
        { n: 56, id: 'base1-98' },
      ],
    })
    expect(readDeck('Pokémon: Pikachu\nTrainer 18 Bill').problems).toEqual([
      'line 1: "Pokémon: Pikachu" is not a number and the name of a card',
      'line 2: "Trainer 18 Bill" is not a number and the name of a card',
    ])
  })

  test('sets may be written as deck sites shorten them, with a number and without, in brackets and without', () => {
    const text = '1 Pikachu BS 58\n1 Pikachu JU 60\n1 Pikachu ju\n1 Gastly (FO 33)\n1 Gastly FO\n1 Pikachu Jungle 60'
    expect(readDeck(text).cards).toEqual([
      { n: 1, id: 'base1-58' },
      { n: 3, id: 'base2-60' },
      { n: 2, id: 'base3-33' },
    ])
    expect(readDeck('1 Pikachu FO 3\n1 Pikachu TR 58').problems).toEqual([
      'line 1: there is no Pikachu 3 in Fossil, but in Base 58, Jungle 60',
      'line 2: there is no card called "Pikachu TR 58"',
    ])
  })

  test('Mysterious Fossil is a card, not something mysterious of the Fossil set', () => {
    const text = '1 Mysterious Fossil\n1 mysterious fossil FO 62\n1 Mysterious Fossil (Fossil)\n1 Gastly Fossil'
    expect(readDeck(text).cards).toEqual([
      { n: 3, id: 'base3-62' },
      { n: 1, id: 'base3-33' },
    ])
  })

  test('marks that nobody sees are read as nothing, and hard spaces as spaces', () => {
    expect(readDeck('\u200b4\u00a0Pika\u200bchu\u2060\n56 Fire\u202fEn\u00adergy\u200d').cards).toEqual([
      { n: 4, id: 'base1-58' },
      { n: 56, id: 'base1-98' },
    ])
  })

  test('line ends of any machine, marks that pick a picture and lost dots make no difference', () => {
    expect(readDeck('\ufeff1 Nidoran♂\ufe0f\r1 Nidoran♀\ufe0e\r\n1 Mr Mime\n1 farfetchd').cards).toEqual([
      { n: 1, id: 'base1-55' },
      { n: 1, id: 'base2-57' },
      { n: 1, id: 'base2-6' },
      { n: 1, id: 'base1-27' },
    ])
  })
})
