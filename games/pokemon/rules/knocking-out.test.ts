import { nth } from '@turnwright/kernel'
import { project } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { matchOf } from '../match/match.ts'
import { duel } from '../scenario/duel.ts'

const PRIZE = 'Take a Prize'

describe('Knock Outs, Prizes and the end', () => {
  test('P50: with damage of its HP a Pokémon goes to the discard pile with all that lies on it', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F' } },
      bo: {
        active: { pokemon: 'Raichu', over: ['Pikachu'], energy: 'LD', damage: 60, tools: ['PlusPower'] },
        bench: ['Onix'],
      },
    })
    ana.attacks('Bite')
    ana.chooses('a hidden card')
    bo.has({
      active: 'Onix',
      bench: [],
      discard: ['Pikachu', 'Raichu', 'Lightning Energy', 'Double Colorless Energy', 'PlusPower'],
    })
    bo.isOn()
  })

  test('P50: one HP more is enough to stay', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F' } },
      bo: { active: { pokemon: 'Raichu', damage: 50 } },
    })
    ana.attacks('Bite')
    bo.has({ active: 'Raichu', damage: [70] })
    bo.isOn()
  })

  test('P51: a Prize for each, of their own choice, seen by whoever takes it alone', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F' }, prizes: ['Bill', 'Potion'] },
      bo: { active: { pokemon: 'Rattata', damage: 10 }, bench: ['Onix'] },
    })
    ana.attacks('Bite')
    ana.isAsked(PRIZE)
    ana.chooses('a hidden card')
    ana.has({ prizes: 1, hand: ['Bill'] })
    ana.sees({ players: [{ hand: [{ id: 'base1-91' }], prizes: [{ id: null }] }, {}] })
    bo.sees({ players: [{ hand: [{ id: null }] }, {}] })
    bo.isOn()
  })

  test('P51: all see which of them goes, and who had peeked at it knows it in the hand', () => {
    const { ana, bo, scene } = given(
      duel,
      {
        ana: { active: { pokemon: 'Rattata', energy: 'F' }, prizes: ['Bill', 'Potion', 'Switch'] },
        bo: { active: { pokemon: 'Rattata', damage: 10 }, bench: ['Mankey', 'Onix'] },
      },
      { turn: 1 },
    )
    bo.usesPower('Mankey', 'Peek')
    bo.chooses('prize-0-1')
    bo.endsTurn()
    const { prizes } = nth(matchOf(project(scene.game, null)).view.players, 0)
    const { card } = nth(prizes, 1)
    ana.attacks('Bite')
    ana.chooses(card)
    const left = [nth(prizes, 0), nth(prizes, 2)].map((each) => ({ card: each.card }))
    // Ana has drawn a card before.
    const seenAs = (id: string | null) => ({ players: [{ prizes: left, hand: [{}, { card, id }] }, {}] })
    ana.sees(seenAs('base1-94'))
    bo.sees(seenAs('base1-94'))
    expect(project(scene.game, null).view).toMatchObject(seenAs(null))
    bo.chooses('Onix')
    bo.isOn()
  })

  test('P51: also for a Pokémon that has knocked itself out', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Chansey', energy: 'FFFF', damage: 40 }, bench: ['Onix'] },
      bo: { active: 'Charizard' },
    })
    ana.attacks('Double-edge')
    bo.isAsked(PRIZE)
    bo.chooses('a hidden card')
    ana.has({ active: 'Onix', prizes: 6 })
    bo.has({ damage: [80], prizes: 5 })
    bo.isOn()
  })

  test('P51: and for a Benched one', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pikachu (Jungle)', energy: 'LL' } },
      bo: { active: 'Chansey', bench: [{ pokemon: 'Rattata', damage: 20 }] },
    })
    ana.attacks('Spark')
    ana.chooses('a hidden card')
    ana.has({ prizes: 5 })
    bo.has({ bench: [], damage: [20], discard: ['Rattata'] })
    bo.isOn()
  })

  test("P52: the turn player's Active is replaced last", () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Magnemite', energy: 'LF' }, bench: ['Onix', 'Machop'] },
      bo: { active: 'Rattata', bench: ['Jynx', 'Staryu'] },
    })
    ana.attacks('Selfdestruct')
    ana.chooses('a hidden card')
    bo.chooses('a hidden card')
    bo.isAsked('Choose your new Active Pokémon')
    ana.isNotAsked()
    bo.chooses('Staryu')
    ana.isAsked('Choose your new Active Pokémon')
    ana.chooses('Machop')
    ana.has({ active: 'Machop', bench: ['Onix'], damage: [10, 10] })
    bo.isOn()
  })

  test('P53: the last Prize wins', () => {
    const { ana, scene } = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F' }, prizes: 1 },
      bo: { active: { pokemon: 'Rattata', damage: 10 }, bench: ['Onix'] },
    })
    ana.attacks('Bite')
    scene.isOver({ winners: [0], scores: [6, 0], reason: 'ana has taken the last Prize.' })
  })

  test('P53: an opponent without Pokémon has lost', () => {
    const { ana, scene } = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F' } },
      bo: { active: { pokemon: 'Rattata', damage: 10 } },
    })
    ana.attacks('Bite')
    scene.isOver({ winners: [0], scores: [1, 0], reason: 'ana has won: the opponent has no Pokémon left.' })
  })

  test('P54: as many ways on both sides are Sudden Death', () => {
    const { ana, scene } = given(duel, {
      ana: { active: { pokemon: 'Magnemite', energy: 'LF' }, prizes: 1 },
      bo: { active: 'Rattata', bench: [{ pokemon: 'Onix' }], deck: new Array<string>(12).fill('Rattata') },
    })
    ana.attacks('Selfdestruct')
    // Both have won in one way: ana by Prizes, bo because ana has nobody left.
    ana.sees({ suddenDeaths: 1, prizesToWin: 1 })
    ana.sees('Both have won: Sudden Death, with one Prize each')
    expect(scene.game.result).toBeNull()
    for (const seat of [0, 1]) for (const prompt of scene.promptsOf(seat)) scene.expect(prompt)
  })

  test('P54: whoever has won in more ways wins', () => {
    const { ana, scene } = given(duel, {
      ana: { active: { pokemon: 'Magnemite', energy: 'LF' }, prizes: 1 },
      bo: { active: 'Rattata' },
    })
    ana.attacks('Selfdestruct')
    scene.isOver({ winners: [0], reason: 'ana has taken the last Prize.' })
  })

  test('P55: whoever leaves has lost', () => {
    const { ana, scene } = given(duel, { ana: { active: 'Rattata' }, bo: { active: 'Rattata' } })
    ana.leaves()
    scene.isOver({ winners: [1], reason: 'bo has won: the opponent has given up.' })
  })

  test('P57: a Prize that was peeked at stays known', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Mankey' },
      bo: { active: 'Onix', prizes: ['Bill', 'Potion'] },
    })
    ana.usesPower('Mankey', 'Peek')
    ana.chooses('prize-1-1')
    ana.sees({ players: [{}, { prizes: [{ id: null }, { id: 'base1-94' }] }] })
    ana.sees('Potion is seen')
    bo.sees({ players: [{}, { prizes: [{ id: null }, { id: null }] }] })
    ana.isOn()
  })
})
