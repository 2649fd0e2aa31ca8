import { project } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { matchOf } from '../../match/match.ts'
import type { StagedPlayer } from '../../scenario/stage.ts'
import { RULES } from '../decision.ts'
import { explainAction } from '../generate-action.ts'
import { GENERATORS } from '../generators.ts'
import { advised, seated } from '../testing/advised.ts'

const deck = new Array<string>(40).fill('Grass Energy')
const onix = { active: 'Onix', bench: ['Onix'] }

/** What it does, and by the rule of which number. */
function ruled(ana: StagedPlayer, bo: StagedPlayer = onix): readonly [string, string] {
  const { does, rule } = advised({ deck, ...ana }, bo, 'generator-v2')
  return [does, RULES[rule].number]
}

describe('What the second generator adds to the specification has rules of its own', () => {
  test('v2.1: it tries to win now', () =>
    expect(
      // A coin decides.
      ruled({ active: { pokemon: 'Nidoran♂', energy: 'G' }, hand: ['Bill'] }, { active: 'Rattata' }),
    ).toEqual(['ATTACK Horn Hazard', 'v2.1']))

  test('v2.2: it evolves where it gains most', () =>
    expect(
      ruled({ active: { pokemon: 'Machop', energy: 'FFF' }, bench: ['Rattata'], hand: ['Raticate', 'Machoke'] }),
    ).toEqual(['EVOLVE_POKEMON Machoke to Machop', 'v2.2']))

  test('v2.3: it uses a Pokémon Power that helps', () =>
    expect(ruled({ active: { pokemon: 'Abra', damage: 20 }, bench: ['Alakazam', 'Chansey'] })).toEqual([
      'USE_ABILITY Alakazam',
      'v2.3',
    ]))

  test('v2.4: it drags up a better target, which need not be knocked out', () =>
    expect(
      ruled(
        { active: { pokemon: 'Hitmonchan', energy: 'FFF' }, hand: ['Gust of Wind'] },
        { active: 'Onix', bench: ['Onix', 'Chansey'] },
      ),
    ).toEqual(['PLAY_TRAINER Gust of Wind', 'v2.4']))

  test('v2.5: it brings up who stands better', () =>
    expect(
      ruled(
        { active: 'Rattata', bench: [{ pokemon: 'Hitmonchan', energy: 'FFF' }] },
        { active: { pokemon: 'Onix', damage: 50 }, bench: ['Onix'] },
      ),
    ).toEqual(['RETREAT Hitmonchan', 'v2.5']))

  test('v2.6: it attaches energy where that helps most', () =>
    expect(ruled({ active: 'Rattata', bench: ['Chansey'], hand: ['Grass Energy'] })).toEqual([
      'ATTACH_ENERGY Grass Energy to Rattata',
      'v2.6',
    ]))

  test('v2.7: it plays PlusPower for a knock-out that is only likely', () => {
    const thunderpunch = (damage: number) =>
      ruled(
        { active: { pokemon: 'Electabuzz', energy: 'LL' }, hand: ['PlusPower'] },
        { active: { pokemon: 'Chansey', damage }, bench: ['Onix'] },
      )
    // 30 damage, 10 more on heads: the PlusPower brings 50 within reach, by a coin.
    expect(thunderpunch(70)).toEqual(['PLAY_TRAINER PlusPower', 'v2.7'])
    expect(thunderpunch(60)[0]).toBe('ATTACK Thunderpunch')
  })

  test('v2.8: it takes energy away, also from who does nothing with it yet', () =>
    expect(
      ruled({ active: 'Onix', hand: ['Energy Removal'] }, { active: { pokemon: 'Gyarados', energy: 'W' } }),
    ).toEqual(['PLAY_TRAINER Energy Removal', 'v2.8']))

  test('v2.9: it heals everybody at once where much is healed for little energy', () => {
    const center = (damage: number) =>
      ruled({
        active: { pokemon: 'Chansey', damage: 50 },
        bench: [{ pokemon: 'Onix', damage }],
        hand: ['Pokémon Center'],
      })
    expect(center(40)).toEqual(['PLAY_TRAINER Pokémon Center', 'v2.9'])
    expect(center(30)[0]).toBe('END_TURN')
  })

  test('v2.10: it pays with cards that are wanted little for a good one', () =>
    expect(
      ruled({ active: 'Onix', bench: ['Onix', 'Onix'], hand: ['Computer Search', 'Blastoise', 'Charizard'] }),
    ).toEqual(['PLAY_TRAINER Computer Search', 'v2.10']))

  test('v2.11: it gives a small hand away for a new one', () =>
    expect(ruled({ active: 'Onix', hand: ['Professor Oak', 'Blastoise'] })).toEqual([
      'PLAY_TRAINER Professor Oak',
      'v2.11',
    ]))

  test('v2.12: it attacks for the most that may come of it', () =>
    expect(ruled({ active: { pokemon: 'Rattata', energy: 'G' } })).toEqual(['ATTACK Bite', 'v2.12']))

  test('v2.13: after a knock-out it brings up who stands best', () => {
    const game = seated(
      { active: { pokemon: 'Chansey', energy: 'GGGG', damage: 60 }, bench: ['Magikarp', 'Hitmonchan'] },
      onix,
    )
    const respond = (selection: readonly (string | number)[]) => {
      const [selector] = game.waiting?.selectors ?? []
      if (selector === undefined) throw new Error('nobody is asked')
      game.respondToInputRequest({ actor: selector.actor, title: selector.title, selection: selection as never })
    }
    // Chansey knocks itself out, for which the opponent takes a Prize.
    respond(['attack-1'])
    respond([game.state.players[1]?.prizes[0] ?? 0])
    const match = matchOf(project(game, 0))
    expect(explainAction(match, 'ana', 'PLAYER1', GENERATORS['generator-v2'])).toMatchObject({
      rule: 'promote-best',
      why: 'Hitmonchan stands best as our Active Pokémon.',
    })
    expect(explainAction(match, 'ana', 'PLAYER1')).toMatchObject({ rule: 'promote' })
  })
})
