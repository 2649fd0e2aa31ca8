import { describe, expect, test } from 'vitest'
import { createGame, project } from '@turnwright/kernel/host'
import { answerOf } from '../../match/answer-of.ts'
import { matchOf } from '../../match/match.ts'
import { pokemon } from '../../rules/pokemon.ts'
import { explainAction } from '../generate-action.ts'
import type { StagedPlayer, StagedPokemon } from '../../scenario/stage.ts'
import { seated, seen, turnOf } from '../testing/advised.ts'
import { bestToBringUp } from './choose-pokemon.ts'
import { ranked } from './wanted.ts'

/** Everything it is asked after the first decision, until the main question is there again. */
const asked = (...turn: Parameters<typeof turnOf>): string[] => turnOf(...turn).slice(1)

const [HITMONCHAN, ELECTABUZZ, FARFETCHD] = ['base1-7', 'base1-20', 'base1-27']

/** A duel whose first player holds all three Basic Pokémon of the deck. */
function choosingSetup() {
  for (let n = 0; n < 200; n++) {
    const options = { deck1: 'haymaker-base', deck2: 'haymaker-base' }
    const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `setup ${n}`, options })
    game.run()
    const hand = game.state.players[0]?.hand.map((card) => game.cards.identity(card)) ?? []
    if (
      game.state.matchState === 'SELECT_ACTIVE_POKEMON' &&
      [HITMONCHAN, ELECTABUZZ, FARFETCHD].every((id) => hand.includes(id ?? ''))
    )
      return game
  }
  throw new Error('nobody holds all three')
}

test('Setup: the highest score is the Active, all others go to the Bench, the highest first', () => {
  const game = choosingSetup()
  const names = (cards: readonly unknown[]) => cards.map((card) => game.cards.identity(card as never))
  const active = explainAction(matchOf(project(game, 0)), 'ana', 'PLAYER1')
  expect(active).toMatchObject({ rule: 'setup', action: { actionType: 'SET_ACTIVE_POKEMON' } })
  expect(names(answerOf(active.action))).toEqual([HITMONCHAN])
  for (const { seat, name } of game.players) {
    const { action } = explainAction(matchOf(project(game, seat)), name, seat === 0 ? 'PLAYER1' : 'PLAYER2')
    game.respondToInputRequest({ actor: name, title: 'Choose your Active Pokémon', selection: answerOf(action) })
  }
  const bench = explainAction(matchOf(project(game, 0)), 'ana', 'PLAYER1')
  expect(bench).toMatchObject({ rule: 'setup', action: { actionType: 'COMPLETE_INITIAL_SETUP' } })
  expect(new Set(names(answerOf(bench.action)))).toContain(ELECTABUZZ)
  expect(names(answerOf(bench.action)).at(-1)).toBe(FARFETCHD)
})

describe('Choices inside cards', () => {
  test('Energy Removal takes the card whose loss costs most', () =>
    expect(
      asked({ active: 'Onix', hand: ['Energy Removal'] }, { active: { pokemon: 'Electabuzz', energy: 'LG' } }).slice(
        0,
        1,
      ),
    ).toEqual(['SELECT Lightning Energy']))

  test('Super Energy Removal gives up what is missed least, and takes two', () =>
    expect(
      asked(
        { active: { pokemon: 'Onix' }, bench: [{ pokemon: 'Rattata', energy: 'GG' }], hand: ['Super Energy Removal'] },
        { active: { pokemon: 'Electabuzz', energy: 'LLG' } },
      ).slice(0, 1),
    ).toEqual(['SELECT Lightning Energy, Lightning Energy']))

  test('Energy Search takes the energy that our Pokémon lack', () =>
    expect(
      asked(
        { active: 'Squirtle', hand: ['Energy Search'], deck: ['Fire Energy', 'Water Energy', 'Grass Energy'] },
        { active: 'Onix' },
      )[0],
    ).toBe('SELECT Water Energy'))

  test('Poké Ball and Computer Search prefer an evolution of what is in play', () =>
    expect(
      turnOf(
        {
          active: { pokemon: 'Squirtle' },
          bench: ['Squirtle', 'Squirtle'],
          hand: ['Pokémon Trader', 'Rattata', 'Charmeleon'],
          deck: ['Rattata', 'Wartortle', 'Charmeleon', ...new Array<string>(25).fill('Water Energy')],
        },
        { active: 'Onix' },
        'generator-v2',
      ).slice(0, 4),
    ).toEqual(['PLAY_POKEMON Rattata', 'PLAY_TRAINER Pokémon Trader', 'SELECT Charmeleon', 'SELECT Wartortle']))

  test('Pokédex puts what is wanted most on top', () =>
    expect(
      asked(
        { active: 'Squirtle', hand: ['Pokédex'], deck: ['Fire Energy', 'Wartortle', 'Bill'] },
        { active: 'Onix' },
      )[0],
    ).toBe('SELECT Wartortle, Bill, Fire Energy'))

  test('Pokémon Breeder takes the Stage 2 of the highest score, and Revive brings back the highest score', () => {
    expect(
      asked({ active: { pokemon: 'Charmander' }, hand: ['Pokémon Breeder', 'Charizard'] }, { active: 'Onix' }).slice(
        0,
        1,
      ),
    ).toEqual(['SELECT Charizard'])
    expect(
      asked({ active: 'Onix', hand: ['Revive'], discard: ['Rattata', 'Hitmonchan', 'Machop'] }, { active: 'Onix' })[0],
    ).toBe('SELECT Hitmonchan')
  })

  test('an attack on the Bench hits the fewest HP', () =>
    expect(
      turnOf(
        { active: { pokemon: 'Hitmonlee', energy: 'FF' } },
        { active: 'Gastly', bench: ['Onix', { pokemon: 'Machop', damage: 30 }, 'Rattata'] },
      ),
    ).toEqual(['ATTACK Stretch Kick', 'SELECT Machop', 'SELECT_PRIZE ?']))

  test('Section 4.2 B: an attack on the Bench hits whom it surely knocks out for a Prize, rather than fewer HP', () => {
    const kicks = (spared: StagedPokemon) =>
      turnOf(
        { active: { pokemon: 'Hitmonlee', energy: 'FF' } },
        { active: 'Mr. Mime', bench: [spared, { pokemon: 'Machop', damage: 30 }] },
      )
    const done = ['ATTACK Stretch Kick', 'SELECT Machop', 'SELECT_PRIZE ?']
    expect(kicks('Mysterious Fossil')).toEqual(done)
    expect(kicks({ pokemon: 'Haunter (Fossil)', damage: 40 })).toEqual(done)
  })

  test('Metronome copies the attack of the highest damage', () => {
    const done = turnOf({ active: { pokemon: 'Clefairy', energy: 'GGG' } }, { active: 'Hitmonchan' })
    expect(done).toEqual(['ATTACK Metronome', 'SELECT Special Punch'])
  })
})

describe('What we give up is missed least', () => {
  test('to retreat: the energy that no attack needs', () =>
    expect(
      turnOf(
        { active: { pokemon: 'Machop', energy: 'FG' }, bench: [{ pokemon: 'Hitmonchan', energy: 'FFF' }] },
        { active: { pokemon: 'Onix', damage: 50 }, bench: ['Onix'] },
      ).slice(0, 2),
    ).toEqual(['RETREAT Hitmonchan', 'SELECT Grass Energy']))

  test('of energy that no attack needs a single one before a double one', () =>
    expect(
      turnOf(
        { active: { pokemon: 'Machop', energy: 'DGF' }, bench: [{ pokemon: 'Hitmonchan', energy: 'FFF' }] },
        { active: { pokemon: 'Onix', damage: 50 }, bench: ['Onix'] },
      ).slice(0, 2),
    ).toEqual(['RETREAT Hitmonchan', 'SELECT Grass Energy']))

  test('of equals not from the Active', () =>
    expect(
      turnOf(
        {
          active: { pokemon: 'Rattata', energy: 'GG' },
          bench: [{ pokemon: 'Squirtle', energy: 'GG' }],
          hand: ['Super Energy Removal'],
        },
        { active: { pokemon: 'Electabuzz', energy: 'LL' } },
      ).slice(0, 2),
    ).toEqual(['PLAY_TRAINER Super Energy Removal', 'SELECT Squirtle']))

  test('for a Trainer: from whoever can spare it', () =>
    expect(
      turnOf(
        {
          active: { pokemon: 'Rattata', energy: 'G' },
          bench: [
            { pokemon: 'Machop', energy: 'F' },
            { pokemon: 'Squirtle', energy: 'GG' },
          ],
          hand: ['Super Energy Removal'],
        },
        { active: { pokemon: 'Electabuzz', energy: 'LL' } },
      ).slice(0, 2),
    ).toEqual(['PLAY_TRAINER Super Energy Removal', 'SELECT Squirtle']))
})

describe('A card is played on whom it was played for', () => {
  const electabuzz = { pokemon: 'Electabuzz', energy: 'LL' }

  test('Scoop Up takes back whom it saves, although another is less to lose', () =>
    expect(
      turnOf(
        { active: { pokemon: 'Rattata', energy: 'G' }, bench: [{ pokemon: 'Onix', damage: 80 }], hand: ['Scoop Up'] },
        { active: electabuzz },
      ).slice(0, 2),
    ).toEqual(['PLAY_TRAINER Scoop Up', 'SELECT Rattata']))

  test('Switch brings up who is first in the lists, although it does no damage', () =>
    expect(
      turnOf(
        { active: 'Onix', bench: ['Chansey', { pokemon: 'Kangaskhan', energy: 'G' }], hand: ['Switch'] },
        { active: 'Onix' },
      ).slice(0, 3),
    ).toEqual(['PLAY_TRAINER Switch', 'SELECT Kangaskhan', 'ATTACK Fetch']))

  test('Gust of Wind against a sure knock-out brings up the mildest, although another could be knocked out', () =>
    expect(
      turnOf(
        { active: { pokemon: 'Hitmonchan', energy: 'F', damage: 50 }, hand: ['Gust of Wind'] },
        { active: electabuzz, bench: [{ pokemon: 'Electabuzz', damage: 50, energy: 'LL' }, 'Magmar'] },
      ).slice(0, 2),
    ).toEqual(['PLAY_TRAINER Gust of Wind', 'SELECT Magmar']))

  test('Switch of the second generator brings up who stands better', () =>
    expect(
      turnOf(
        {
          active: { pokemon: 'Onix', condition: 'asleep' },
          bench: ['Chansey', { pokemon: 'Rattata', energy: 'G' }],
          hand: ['Switch'],
        },
        { active: 'Onix', bench: ['Onix'] },
        'generator-v2',
      ).slice(0, 2),
    ).toEqual(['PLAY_TRAINER Switch', 'SELECT Rattata']))
})

test('energy that need not be given up is kept', () => {
  // Ditto is as Moltres here; its energy counts as any, so that Wildfire may take either card.
  const game = seated({ active: { pokemon: 'Ditto', energy: 'RG' } }, { active: 'Moltres' })
  game.respondToInputRequest({ actor: 'ana', title: game.waiting?.selectors[0]?.title ?? '', selection: ['attack-0'] })
  expect(game.waiting?.selectors[0]?.title).toBe('Choose energy cards to discard')
  const { action, why } = explainAction(matchOf(project(game, 0)), 'ana', 'PLAYER1')
  expect([answerOf(action), why]).toEqual([[], 'No energy need be given up.'])
})

describe('Who comes up', () => {
  const up = (bench: StagedPlayer['bench'] = []) => {
    const table = seen(
      { active: { pokemon: 'Rattata', energy: 'G' }, bench },
      { active: { pokemon: 'Onix', damage: 70 } },
    )
    return bestToBringUp(table, table.me.bench)?.id ?? null
  }

  test('one that knocks out, then the most damage, then the highest score, and only one of those offered', () => {
    expect(up(['Chansey', { pokemon: 'Hitmonchan', energy: 'F' }])).toBe('base1-7')
    expect(up(['Chansey', { pokemon: 'Diglett', energy: 'F' }])).toBe('base1-47')
    expect(up(['Magikarp', 'Chansey'])).toBe('base1-3')
    // Fetch does no damage.
    expect(up([{ pokemon: 'Kangaskhan', energy: 'G' }, 'Chansey'])).toBe('base1-3')
    expect(up([])).toBeNull()
  })
})

describe('A type', () => {
  /** What Porygon chooses for its attack. */
  function typeFor(attack: 'attack-0' | 'attack-1', bench: readonly string[]): unknown {
    const game = seated({ active: { pokemon: 'Porygon', energy: 'GG' }, bench }, { active: 'Electabuzz' })
    game.respondToInputRequest({ actor: 'ana', title: game.waiting?.selectors[0]?.title ?? '', selection: [attack] })
    return answerOf(explainAction(matchOf(project(game, 0)), 'ana', 'PLAYER1').action)[0]
  }

  test('a new Weakness is what most of our Pokémon are', () =>
    expect(typeFor('attack-0', ['Squirtle', 'Seel', 'Pikachu'])).toBe('Water'))

  test('a new Resistance is what the opponent is', () =>
    expect(typeFor('attack-1', ['Squirtle', 'Seel'])).toBe('Lightning'))
})

test('the second copy of a card is wanted less than the first', () => {
  const table = seen(
    { active: 'Squirtle', hand: ['Wartortle', 'Potion', 'Potion', 'Wartortle', 'Wartortle'] },
    { active: 'Onix' },
  )
  const order = ranked(table, table.me.hand).map(({ id }) => id)
  expect(order).toEqual(['base1-42', 'base1-94', 'base1-94', 'base1-42', 'base1-42'])
  const [first, ...others] = table.me.hand
  expect(first?.id).toBe('base1-42')
  expect(ranked(table, others).map(({ id }) => id)).toEqual(['base1-94', 'base1-94', 'base1-42', 'base1-42'])
})
