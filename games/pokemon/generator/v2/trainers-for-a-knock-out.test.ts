import { describe, expect, test } from 'vitest'
import type { StagedPlayer } from '../../scenario/stage.ts'
import { turnOf } from '../testing/advised.ts'

const v2 = (ana: StagedPlayer, bo: StagedPlayer) => turnOf(ana, bo, 'generator-v2')
const onix = ['Onix']

describe('v2.7: PlusPower counts for the attack that is then used', () => {
  const golem: StagedPlayer = { active: { pokemon: 'Golem', energy: 'FFFF' }, bench: onix, hand: ['PlusPower'] }

  test('Avalanche with it knocks out, whatever Selfdestruct would do', () =>
    expect(v2(golem, { active: 'Jynx', bench: onix }).slice(0, 2)).toEqual([
      'PLAY_TRAINER PlusPower',
      'ATTACK Avalanche',
    ]))

  test('and so does Thunder Wave', () =>
    expect(
      v2(
        { active: { pokemon: 'Magneton', energy: 'LLGG' }, bench: onix, hand: ['PlusPower'] },
        { active: { pokemon: 'Machop', damage: 10 }, bench: onix },
      ).slice(0, 2),
    ).toEqual(['PLAY_TRAINER PlusPower', 'ATTACK Thunder Wave']))

  test('and Thunder Wave when Metronome copies it', () =>
    expect(
      v2(
        { active: { pokemon: 'Clefable', energy: 'GG' }, bench: onix, hand: ['PlusPower'] },
        { active: { pokemon: 'Magneton', damage: 20 }, bench: onix },
      ).slice(0, 3),
    ).toEqual(['PLAY_TRAINER PlusPower', 'ATTACK Metronome', 'SELECT Thunder Wave']))

  test('nobody needs it whom poison knocks out after the attack', () =>
    expect(
      v2(
        { active: { pokemon: 'Hitmonchan', energy: 'F' }, bench: onix, hand: ['PlusPower'] },
        { active: { pokemon: 'Machop', damage: 20, poison: 10 }, bench: onix },
      )[0],
    ).toBe('ATTACK Jab'))
})
