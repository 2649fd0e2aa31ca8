import { project } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { answerOf } from '../../match/answer-of.ts'
import { matchOf } from '../../match/match.ts'
import type { StagedPlayer, StagedPokemon } from '../../scenario/stage.ts'
import { explainAction } from '../generate-action.ts'
import { GENERATORS } from '../generators.ts'
import { advised, seated, turnOf } from '../testing/advised.ts'

const v2 = (ana: StagedPlayer, bo: StagedPlayer) => turnOf(ana, bo, 'generator-v2')
/** Special Punch does 40, and 80 to who is weak to Fighting. */
const puncher: StagedPlayer = { active: { pokemon: 'Hitmonchan', energy: 'FFF' }, bench: ['Onix'] }
const harmless: StagedPlayer = { active: 'Onix', bench: ['Onix'] }

describe('v2.3: powers that save something', () => {
  test('Cowardice takes back a Tentacool that would be knocked out, and no other', () => {
    const tentacool = { active: 'Tentacool', bench: [{ pokemon: 'Chansey' }] }
    expect(v2(tentacool, puncher)[0]).toBe('USE_ABILITY Tentacool')
    expect(v2(tentacool, harmless)[0]).not.toBe('USE_ABILITY Tentacool')
  })

  test('Buzzap gives the energy of an Electrode that is lost anyway to who needs it', () => {
    const electrode = (damage: number) => ({
      active: { pokemon: 'Electrode', over: ['Voltorb'], damage },
      bench: [{ pokemon: 'Zapdos', energy: 'LL' }],
    })
    expect(v2(electrode(20), puncher)).toEqual(['USE_ABILITY Electrode', 'SELECT Lightning'])
    expect(v2(electrode(0), harmless)).not.toContain('USE_ABILITY Electrode')
    // The Prize would be the last.
    expect(v2(electrode(20), { ...puncher, prizes: 1 })).not.toContain('USE_ABILITY Electrode')
  })

  test('Step In brings Dragonite up for a Pokémon that cannot attack', () => {
    const dragonite: StagedPokemon = { pokemon: 'Dragonite', energy: 'GGGG' }
    expect(v2({ active: { pokemon: 'Onix', condition: 'asleep' }, bench: [dragonite] }, harmless)[0]).toBe(
      'USE_ABILITY Dragonite',
    )
    expect(v2({ active: { pokemon: 'Hitmonchan', energy: 'FFF' }, bench: ['Dragonite'] }, harmless)[0]).not.toBe(
      'USE_ABILITY Dragonite',
    )
  })

  test('Energy Trans moves to the Active what makes its attack possible', () =>
    expect(
      v2({ active: { pokemon: 'Pinsir', energy: 'G' }, bench: [{ pokemon: 'Venusaur', energy: 'GG' }] }, harmless),
    ).toEqual(['USE_ABILITY Venusaur', 'SELECT Grass Energy', 'ATTACK Irongrip']))

  test('Energy Trans goes where it can, also for who took other energy than was advised', () => {
    const bench = [{ pokemon: 'Venusaur', energy: 'GG' }, 'Rattata']
    const game = seated({ active: { pokemon: 'Pinsir', energy: 'G' }, bench }, harmless)
    const ana = game.state.players[0]
    const answers = (selection: readonly (string | number)[]) =>
      game.respondToInputRequest({ actor: 'ana', title: game.waiting?.selectors[0]?.title ?? '', selection })
    answers([`power-${ana?.bench[0]?.cards[0]}`])
    answers([Number(ana?.active?.energy[0])])
    const match = matchOf(project(game, 0))
    const { action } = explainAction(match, 'ana', 'PLAYER1', GENERATORS['generator-v2'])
    expect(match.prompt?.choices.map(({ id }) => [id])).toContainEqual(answerOf(action))
  })

  test('Energy Trans takes away from an Active that is lost what it cannot use', () => {
    const bulbasaur = { active: { pokemon: 'Bulbasaur', energy: 'G', damage: 10 }, bench: ['Venusaur'] }
    expect(v2(bulbasaur, puncher)[0]).toBe('USE_ABILITY Venusaur')
    expect(v2(bulbasaur, harmless)[0]).not.toBe('USE_ABILITY Venusaur')
  })

  test('Energy Trans comes to an end where all of it would be enough for an attack that its user does not survive', () => {
    const chansey: StagedPokemon = { pokemon: 'Chansey', damage: 60 }
    const venusaur: StagedPokemon = { pokemon: 'Venusaur', energy: 'GGGG', damage: 90 }
    const rhydon: StagedPokemon = { pokemon: 'Rhydon', energy: 'WWFF' }
    const turn = v2({ active: chansey, bench: [venusaur], prizes: 4 }, { active: rhydon, bench: ['Onix'], prizes: 3 })
    expect(turn.length).toBeLessThan(20)
    expect(turn.filter((each) => each === 'USE_ABILITY Venusaur').length).toBeLessThanOrEqual(4)
  })

  test('Peek looks at the hand of the opponent where that decides whether the Active is in danger', () => {
    const mankey = { active: { pokemon: 'Hitmonchan', damage: 40 }, bench: ['Mankey'] }
    const foe = { active: { pokemon: 'Electabuzz', energy: 'L' }, bench: ['Onix'] }
    expect(v2(mankey, { ...foe, hand: ['Bill'] }).slice(0, 2)).toEqual([
      'USE_ABILITY Mankey',
      "SELECT A random card of your opponent's hand",
    ])
    expect(v2(mankey, { ...foe, hand: [] })).not.toContain('USE_ABILITY Mankey')
  })
})

describe('v2.8: Super Energy Removal', () => {
  const remover = (energy: string): StagedPlayer => ({
    active: { pokemon: 'Onix', energy },
    bench: [{ pokemon: 'Chansey', energy: 'G' }],
    hand: ['Super Energy Removal'],
  })
  const does = (ana: StagedPlayer, bo: StagedPlayer) => advised(ana, bo, 'generator-v2').does

  test('takes two for one, never one for one', () => {
    expect(does(remover(''), { active: { pokemon: 'Gyarados', energy: 'WW' }, bench: ['Onix'] })).toBe(
      'PLAY_TRAINER Super Energy Removal',
    )
    expect(does(remover(''), { active: { pokemon: 'Hitmonchan', energy: 'F' }, bench: ['Onix'] })).not.toBe(
      'PLAY_TRAINER Super Energy Removal',
    )
  })

  test('from who has two', () =>
    expect(
      v2(remover(''), {
        active: { pokemon: 'Hitmonchan', energy: 'F' },
        bench: [{ pokemon: 'Gyarados', energy: 'WW' }],
      }),
    ).toContain('SELECT Gyarados'))

  test('one for one where it keeps our Active alive', () =>
    expect(
      does(
        { ...remover(''), active: { pokemon: 'Onix', damage: 70 } },
        { active: { pokemon: 'Hitmonchan', energy: 'F' }, bench: ['Onix'] },
      ),
    ).toBe('PLAY_TRAINER Super Energy Removal'))
})

test('v2.4: Lure brings up whom we want there: who does nothing to us, rather than the lowest score', () =>
  expect(
    v2(
      { active: { pokemon: 'Ninetales', energy: 'GG' }, bench: ['Onix'] },
      { active: 'Chansey', bench: [{ pokemon: 'Staryu', energy: 'WW' }, 'Electabuzz'] },
    ),
  ).toContain('SELECT Electabuzz'))

test('v2.6: energy goes where it attacks first', () =>
  expect(
    v2(
      { active: 'Voltorb', bench: [{ pokemon: 'Dewgong', energy: 'WW' }], hand: ['Grass Energy'] },
      { active: 'Onix', bench: ['Onix'] },
    )[0],
  ).toBe('ATTACH_ENERGY Grass Energy to Voltorb'))
