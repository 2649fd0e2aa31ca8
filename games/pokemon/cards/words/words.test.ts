import { describe, expect, test } from 'vitest'
import type { PokemonCard, TrainerCard } from '../card.ts'
import { CARDS } from '../catalogue.ts'
import { attackText } from './attack-words.ts'
import { powerText } from './power-words.ts'
import { trainerText } from './trainer-words.ts'

const pokemon = CARDS.filter((card): card is PokemonCard => card.supertype === 'Pokemon')
const trainers = CARDS.filter((card): card is TrainerCard => card.supertype === 'Trainer')

function attackOf(name: string, attack: string): string {
  const named = pokemon.filter((card) => card.name === name)
  const found = named.flatMap(({ attacks }) => attacks).find((each) => each.name === attack)
  if (found === undefined) throw new Error(`${name} has no ${attack}`)
  return attackText(found)
}

describe('what a card says comes from what it does', () => {
  test('a flip says what either side brings', () => {
    expect(attackOf('Nidoking', 'Thrash')).toBe('Flip a coin; heads: 10 more damage; tails: 10 damage to this Pokémon.')
  })

  test('a kind of card is called as the rules call it', () => {
    expect(attackOf('Slowpoke', 'Scavenge')).toBe(
      'First discard 1 Psychic energy card from this Pokémon. Put a Trainer from your discard pile into your hand.',
    )
    const conversion = pokemon.find(({ id }) => id === 'base3-33')?.attacks[1]
    expect(conversion === undefined ? '' : attackText(conversion)).toBe(
      'Put up to 2 energy cards from your discard pile into your hand. 10 damage to this Pokémon.',
    )
  })

  test('an attack that only damages says nothing', () => {
    expect(attackOf('Hitmonchan', 'Jab')).toBe('')
  })

  test('a power says when it does not work, where there is such a time', () => {
    const powers = new Map(pokemon.map(({ name, power }) => [name, power === null ? '' : powerText(power)]))
    expect(powers.get('Kabuto')).toBe(
      'Damage from attacks, after Weakness and Resistance, is halved and rounded down to the nearest 10. Not while this Pokémon is Asleep, Confused or Paralyzed.',
    )
    expect(powers.get('Dodrio')).toBe('While it is on your Bench, your Active Pokémon retreats for 1 energy less.')
  })

  test('a Trainer says all it does', () => {
    const bill = trainers.find(({ name }) => name === 'Computer Search') as TrainerCard
    expect(trainerText(bill)).toBe(
      'Discard 2 cards from your hand to play this. Search your deck for 1 card of any kind and put it into your hand. Shuffle your deck.',
    )
  })

  test.each([
    ['Mr. Fuji', 'Put a Pokémon from your Bench, with all cards on it, into your deck. Shuffle your deck.'],
    [
      'Pokémon Breeder',
      'Put a Stage 2 card from your hand on the Basic Pokémon it comes from, leaving out Stage 1, if that may evolve now.',
    ],
    [
      'Pokémon Flute',
      "Put a Basic Pokémon from your opponent's discard pile on their Bench, if that has a free place.",
    ],
    [
      'Revive',
      'Put a Basic Pokémon from your discard pile on your Bench, if that has a free place, with damage for half its HP, rounded down to the nearest 10.',
    ],
    [
      'Poké Ball',
      'Flip a coin; on heads you may search your deck for 1 Pokémon card and put it into your hand after showing it, then shuffle your deck.',
    ],
    [
      'Item Finder',
      'Discard 2 cards from your hand to play this. Put 1 Trainer from your discard pile into your hand, but not what you discarded for it.',
    ],
  ])('P62: %s says what it does and what it needs, each once', (name, text) => {
    expect(trainerText(trainers.find((card) => card.name === name) as TrainerCard)).toBe(text)
  })

  test('P62: damage to both Benches says so, and what is rounded says how', () => {
    expect(attackOf('Electrode', 'Chain Lightning')).toBe(
      'Unless the Defending Pokémon is Colorless, 10 damage to each Pokémon of its type on both Benches.',
    )
    expect(attackOf('Magneton', 'Selfdestruct')).toBe(
      '20 damage to each Pokémon on both Benches. 80 damage to this Pokémon.',
    )
    expect(attackOf('Raticate', 'Super Fang')).toBe(
      'Damage equal to half the HP the Defending Pokémon has left, rounded up to the nearest 10.',
    )
    expect(attackOf('Butterfree', 'Mega Drain')).toBe(
      'Take off half as much damage from this Pokémon as it did, rounded up to the nearest 10.',
    )
    expect(attackOf('Clefable', 'Metronome')).toBe(
      'Choose an attack of the Defending Pokémon and do the same, at the cost of this one instead of its own.',
    )
  })

  test.each([
    ['Bellsprout', 'Call for Family', 'called Bellsprout'],
    ['Oddish', 'Sprout', 'called Oddish'],
    ['Nidoran♀', 'Call for Family', 'called Nidoran♀ or Nidoran♂'],
  ])('P62: %s says with %s that it needs a place on the Bench', (name, attack, called) => {
    expect(attackOf(name, attack)).toBe(
      `Search your deck for a Basic Pokémon ${called} and put it on your Bench, if that has a free place, then shuffle.`,
    )
  })

  test('P62: and so does Marowak', () => {
    expect(attackOf('Marowak', 'Call for Friend')).toBe(
      'Search your deck for a Basic Fighting Pokémon and put it on your Bench, if that has a free place, then shuffle.',
    )
  })

  test('every effect has words, and every text ends like a sentence', () => {
    const texts = [
      ...pokemon.flatMap(({ attacks }) => attacks.filter(({ effects }) => effects.length > 0).map(attackText)),
      ...pokemon.flatMap(({ power }) => (power === null ? [] : [powerText(power)])),
      ...trainers.map(trainerText),
    ]
    expect(texts.filter((text) => !/^[A-Z0-9].*\.$/.test(text) || text.includes('undefined'))).toEqual([])
  })
})
