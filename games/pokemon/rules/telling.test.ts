import { createGame, type Game, lineText, project } from '@turnwright/kernel/host'
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

  test('P59: what Weakness, Resistance and PlusPower make of damage', () => {
    const weak = given(duel, { ana: { active: { pokemon: 'Machop', energy: 'F' } }, bo: { active: 'Pikachu' } })
    weak.ana.attacks('Low Kick')
    expect(told(weak.scene)).toContain('Pikachu takes 40 damage: 20, doubled by Weakness')
    weak.scene.isOver({ winners: [0] })

    const strong = { pokemon: 'Machop', energy: 'F', tools: ['PlusPower'] }
    const resisted = given(duel, { ana: { active: strong }, bo: { active: 'Pidgey' } })
    resisted.ana.attacks('Low Kick')
    expect(told(resisted.scene)).toContain('Pidgey takes no damage: 20, 30 less by Resistance')
    resisted.bo.isOn()

    const raised = given(duel, { ana: { active: strong }, bo: { active: 'Abra' } })
    raised.ana.attacks('Low Kick')
    expect(told(raised.scene)).toContain('Abra takes 30 damage: 20, 10 more by PlusPower')
    raised.scene.isOver({ winners: [0] })
  })

  test('P59: what takes hold for the next turn, and what it then keeps off', () => {
    const scene = given(
      duel,
      {
        ana: { active: { pokemon: 'Squirtle', energy: 'WW' } },
        bo: { active: { pokemon: 'Machop', energy: 'F' } },
      },
      { rolls: coins('heads') },
    )
    scene.ana.attacks('Withdraw')
    expect(told(scene.scene)).toContain('Squirtle takes no damage from attacks in the next turn')
    scene.bo.attacks('Low Kick')
    expect(told(scene.scene)).toContain('Squirtle takes no damage: 20, prevented by an effect of an attack')
    scene.ana.isOn()
  })

  test('P59: which attack Amnesia forbids, and which types Conversion chooses', () => {
    const amnesia = given(duel, {
      ana: { active: { pokemon: 'Poliwhirl', energy: 'WW' } },
      bo: { active: 'Poliwhirl' },
    })
    amnesia.ana.attacks('Amnesia')
    amnesia.ana.chooses('Doubleslap')
    expect(told(amnesia.scene)).toContain('Poliwhirl cannot use Doubleslap in the next turn')
    amnesia.bo.isOn()

    const porygon = { pokemon: 'Porygon', energy: 'WWW' }
    const weakness = given(duel, { ana: { active: porygon }, bo: { active: 'Machop' } })
    weakness.ana.attacks('Conversion 1')
    weakness.ana.chooses('Water')
    expect(told(weakness.scene)).toContain('The Weakness of Machop is now Water')
    weakness.bo.isOn()

    const resistance = given(duel, { ana: { active: porygon }, bo: { active: 'Machop' } })
    resistance.ana.attacks('Conversion 2')
    resistance.ana.chooses('Fire')
    expect(told(resistance.scene)).toContain('The Resistance of Porygon is now Fire')
    resistance.bo.isOn()
  })

  test('P59: who wakes up and whose paralysis ends', () => {
    const asleep = { pokemon: 'Machop', condition: 'asleep' } as const
    const paralyzed = { pokemon: 'Abra', condition: 'paralyzed' } as const
    const { ana, bo, scene } = given(
      duel,
      { ana: { active: paralyzed }, bo: { active: asleep } },
      { rolls: coins('heads') },
    )
    ana.endsTurn()
    expect(told(scene).filter((line) => /wakes|longer/.test(line))).toEqual([
      'Abra is no longer Paralyzed',
      'Machop wakes up',
    ])
    bo.isOn()
  })

  test('P59: whom a Defender goes on, and that a doll is put away', () => {
    const { ana, scene } = given(duel, {
      ana: { active: 'Machop', bench: ['Onix'], hand: ['Defender', 'Clefairy Doll'] },
      bo: { active: 'Abra' },
    })
    ana.plays('Defender')
    ana.chooses('Onix')
    expect(told(scene).at(-1)).toBe('ana attaches Defender to Onix')
    ana.plays('Clefairy Doll')
    expect(told(scene).at(-1)).toBe('ana puts Clefairy Doll on the Bench')
    ana.chooses('Discard Clefairy Doll')
    expect(told(scene).at(-1)).toBe('ana discards Clefairy Doll from play')
    ana.isOn()
  })

  test('P59: an attack that Transparency keeps off', () => {
    const { ana, bo, scene } = given(
      duel,
      { ana: { active: { pokemon: 'Pikachu', energy: 'L' } }, bo: { active: 'Haunter (Fossil)' } },
      { rolls: coins('heads') },
    )
    ana.attacks('Gnaw')
    expect(told(scene).slice(-3)).toContain('Transparency keeps the attack off Haunter')
    bo.isOn()
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
