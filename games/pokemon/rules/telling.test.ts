import { createGame, type Game, lineText, project } from '@turnwright/kernel'
import { given, type Scene } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { endDuel } from './ending.ts'
import { pokemon } from './pokemon.ts'
import type { Duel } from './state.ts'

/** The log as anybody reads it. */
const told = (scene: Scene): readonly string[] => project(scene.game, null).log.lines.map(lineText)

const waiting = { active: 'Machop', bench: ['Onix', 'Abra'] }

describe('what the log tells', () => {
  test('P59: who makes the opponent bring somebody up, by a Trainer and by an attack', () => {
    const gust = given(duel, { ana: { active: 'Machop', hand: ['Gust of Wind'] }, bo: waiting })
    gust.ana.plays('Gust of Wind')
    gust.ana.chooses('Abra')
    expect(told(gust.scene).slice(-2)).toEqual(['ana plays Gust of Wind', 'ana makes bo bring up Abra'])
    gust.ana.isOn()

    const lure = given(duel, { ana: { active: { pokemon: 'Ninetales', energy: 'FF' } }, bo: waiting })
    lure.ana.attacks('Lure')
    lure.ana.chooses('Onix')
    expect(told(lure.scene)).toContain('ana makes bo bring up Onix')
    lure.bo.isOn()
  })

  test('P59: who brings up one of their own, made to by an attack or not', () => {
    const whirl = given(duel, { ana: { active: { pokemon: 'Pidgey', energy: 'GG' } }, bo: waiting })
    whirl.ana.attacks('Whirlwind')
    whirl.bo.chooses('Onix')
    expect(told(whirl.scene)).toContain('bo brings up Onix')
    whirl.bo.isOn()
  })

  test('P59: a retreat after its price, and none where it came to nothing', () => {
    const calm = given(duel, {
      ana: { active: { pokemon: 'Pikachu', energy: 'L' }, bench: ['Machop'] },
      bo: { active: 'Onix' },
    })
    calm.ana.retreats('Machop')
    expect(told(calm.scene).slice(-3)).toEqual([
      'Lightning Energy is discarded from Pikachu',
      'Pikachu retreats',
      'ana brings up Machop',
    ])
    calm.ana.isOn()

    const confused = given(
      duel,
      {
        ana: { active: { pokemon: 'Pikachu', energy: 'L', condition: 'confused' }, bench: ['Machop'] },
        bo: { active: 'Onix' },
      },
      { rolls: coins('tails') },
    )
    confused.ana.retreats('Machop')
    expect(told(confused.scene).at(-1)).toBe('Pikachu is too confused to retreat')
    expect(told(confused.scene)).not.toContain('Pikachu retreats')
    confused.ana.isOn()
  })

  test.each([
    ['PRIZE_CARDS', 'ana has taken the last Prize.'],
    ['NO_POKEMON', 'ana has won: the opponent has no Pokémon left.'],
    ['DECK_OUT', 'ana has won: the opponent cannot draw a card.'],
    ['CONCEDE', 'ana has won: the opponent has given up.'],
  ] as const)('P53: how somebody has won, in words: %s', (how, words) => {
    const ending = { ...pokemon, step: (game: Duel) => endDuel(game, 0, how) }
    const game = createGame(ending, { players: ['ana', 'bo'], seed: 'ending' })
    game.run()
    expect(project(game as unknown as Game, null).result).toMatchObject({ reason: words, about: { kind: 'won', how } })
  })
})
