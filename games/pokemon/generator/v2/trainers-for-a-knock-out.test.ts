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

describe('v2.8: no energy is taken from who is knocked out in this turn', () => {
  const puncher = (hand: string): StagedPlayer => ({
    active: { pokemon: 'Hitmonchan', energy: 'FFF' },
    bench: [{ pokemon: 'Chansey', energy: 'G' }],
    hand: [hand],
  })

  test.each(['Energy Removal', 'Super Energy Removal'])('%s is kept where nobody else has any', (card) =>
    expect(v2(puncher(card), { active: { pokemon: 'Rattata', energy: 'GG' }, bench: onix })).not.toContain(
      `PLAY_TRAINER ${card}`,
    ),
  )

  test.each(['Energy Removal', 'Super Energy Removal'])('%s is for somebody behind', (card) =>
    expect(
      v2(puncher(card), { active: { pokemon: 'Rattata', energy: 'GG' }, bench: [{ pokemon: 'Seel', energy: 'WW' }] }),
    ).toContain('SELECT Seel'),
  )
})

describe('6.4: who surely knocks out needs no Defender, and nobody else goes without', () => {
  const machamp: StagedPlayer = {
    active: { pokemon: 'Machamp', energy: 'FFFF', damage: 50 },
    bench: onix,
    hand: ['Defender'],
  }
  const blastoise = (damage: number): StagedPlayer => ({
    active: { pokemon: 'Blastoise', energy: 'WWWWW', damage },
    bench: onix,
  })

  test('60 damage that knock nobody out keep no Defender back', () =>
    expect(v2(machamp, blastoise(30))[0]).toBe('PLAY_TRAINER Defender'))

  test('60 damage that knock out do', () => expect(v2(machamp, blastoise(40))[0]).toBe('ATTACK Seismic Toss'))
})
