import { createGame, InvalidOptions } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { optionFields } from './options.ts'
import { pokemon } from './pokemon.ts'

const players = ['ana', 'bo']

function sizesWith(options: unknown): number[] {
  const game = createGame(pokemon, { players, seed: 'options', options })
  game.run()
  return game.state.players.map(({ deck, hand }) => deck.length + hand.length)
}

test('P1: a table can be opened with ready decks and with pasted ones', () => {
  expect(sizesWith(undefined)).toEqual([60, 60])
  expect(sizesWith({ deck1: 'zap', deck2: '4 Pikachu\n56 Lightning Energy' })).toEqual([60, 60])
})

test('P1: a deck that breaks a rule is refused by name, and so is an option that is not there', () => {
  const opening = (options: unknown) => () => createGame(pokemon, { players, seed: 'options', options })
  expect(opening({ deck2: '4 Pikachu\n50 Fire Energy' })).toThrow(
    new InvalidOptions('deck2: a deck has 60 cards, this one has 54'),
  )
  expect(opening({ deck1: 7 })).toThrow('deck1: must be the name of a deck, or its cards as text')
  expect(opening({ prizes: 3 })).toThrow('prizes: there is no such option')
  expect(opening({ ceremony: 'grand' })).toThrow('ceremony: must be one of automatic, by-hand')
})

test('P1: of a pasted deck the table keeps its cards, and nothing else that was written there', () => {
  const optionsWith = (deck1: string) => createGame(pokemon, { players, seed: 'options', options: { deck1 } }).options
  const pasted =
    '# <b>call me</b> \u202eat 555\nPokémon: 4\n** rude words\n2 pikachu\n2 Pikachu BS 58\u200b\n\n56 LIGHTNING energy'
  const kept = '4 Pikachu (Base 58)\n56 Lightning Energy (Base 100)'
  expect(optionsWith(pasted).deck1).toBe(kept)
  expect(optionsWith(kept).deck1).toBe(kept)
  for (const id of ['zap', 'own']) expect(optionsWith(id).deck1).toBe(id)
})

test('P1: the deck that the form shows as an example can be played', () => {
  const examples = optionFields.flatMap(({ key, text }) => (text === undefined ? [] : [[key, text.example] as const]))
  expect(examples.map(([key]) => key)).toEqual(['deck1', 'deck2'])
  expect(sizesWith(Object.fromEntries(examples))).toEqual([60, 60])
})
