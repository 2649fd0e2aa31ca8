import { describe, expect, test } from 'vitest'
import type { PokemonView } from '../../rules/view.ts'
import type { StagedPokemon } from '../../scenario/stage.ts'
import { seen } from '../testing/advised.ts'
import type { Table } from '../table.ts'
import { opponentPokemon } from './opponent-pokemon.ts'
import { riskAttackDamage, sureAttackDamage } from './attack-damage.ts'
import { threats } from './threats.ts'

/** Sure and risk damage of an attacker against one of ours. */
function damage(attacker: StagedPokemon, to: StagedPokemon, hand: readonly string[] = []): readonly number[] {
  const table = seen({ active: to }, { active: attacker, hand })
  return [sureAttackDamage(table), riskAttackDamage(table)]
}

const electabuzz = { pokemon: 'Electabuzz', energy: 'LL' } as const

describe('Section 3.1 and Section 3.2: sure and risk attack damage', () => {
  test('base damage is sure, what heads add is a risk', () => expect(damage(electabuzz, 'Machop')).toEqual([30, 40]))
  test('Weakness doubles both', () => expect(damage(electabuzz, 'Squirtle')).toEqual([60, 80]))
  test('Resistance takes 30 off both', () => expect(damage(electabuzz, 'Diglett')).toEqual([0, 10]))

  test('Metronome does the most that it can copy, also where less would knock out', () =>
    expect(damage({ pokemon: 'Clefable', energy: 'G' }, { pokemon: 'Raichu', damage: 60 })).toEqual([60, 60]))

  test('an attack that may do nothing is no sure damage', () =>
    expect(damage({ pokemon: 'Nidoran♂', energy: 'G' }, 'Machop')).toEqual([0, 30]))

  test('damage for each heads is all risk', () =>
    expect(damage({ pokemon: 'Dragonair', energy: 'DL' }, 'Machop')).toEqual([0, 60]))

  test('only attacks with sufficient energy count; with no card in hand none can come', () =>
    expect(damage({ pokemon: 'Electabuzz', energy: 'L' }, 'Machop')).toEqual([10, 10]))

  test('a card that we do not know may be any energy, for the risk alone (ruled)', () =>
    expect(damage({ pokemon: 'Electabuzz', energy: 'L' }, 'Machop', ['Bill'])).toEqual([10, 40]))

  test('an unknown card may be Double Colorless Energy too', () => {
    expect(damage({ pokemon: 'Chansey', energy: 'LL' }, 'Machop', ['Bill'])).toEqual([0, 80])
    expect(damage({ pokemon: 'Chansey', energy: 'L' }, 'Machop', ['Bill'])).toEqual([0, 0])
  })

  test('a hand that we know counts for what it is', () => {
    const table = seen({ active: 'Machop' }, { active: { pokemon: 'Electabuzz', energy: 'L' }, hand: ['Bill'] })
    const knowing = (id: string): Table => ({
      ...table,
      foe: { ...table.foe, hand: table.foe.hand.map(({ card }) => ({ card, id })) },
    })
    expect(riskAttackDamage(knowing('base1-91'))).toBe(10)
    expect(riskAttackDamage(knowing('base1-100'))).toBe(40)
  })

  test('energy-based bonuses grow with the energy that may come', () =>
    expect(damage({ pokemon: 'Poliwrath', energy: 'WWG' }, 'Machop', ['Bill'])).toEqual([30, 40]))

  test.each([
    ['asleep', [0, 40]],
    ['paralyzed', [0, 0]],
    ['confused', [0, 40]],
  ] as const)('an opponent that is %s: %j', (condition, expected) =>
    expect(damage({ ...electabuzz, condition }, 'Machop')).toEqual(expected),
  )

  test('Defender and what prevents damage count', () => {
    expect(damage(electabuzz, { pokemon: 'Machop', tools: ['Defender'] })).toEqual([10, 20])
    expect(damage({ pokemon: 'Electabuzz', energy: 'LL' }, 'Mr. Mime')).toEqual([10, 10])
    expect(damage(electabuzz, 'Kabuto')).toEqual([10, 20])
  })

  test('our Bench is a possible target', () => {
    const table = seen({ active: 'Machop', bench: ['Rattata'] }, { active: { pokemon: 'Hitmonlee', energy: 'FF' } })
    const [rattata] = table.me.bench
    if (rattata === undefined) throw new Error('nobody is on the Bench')
    expect([sureAttackDamage(table, rattata), riskAttackDamage(table, rattata)]).toEqual([20, 20])
  })
})

describe('Section 3.1 and Section 3.2: our Bench', () => {
  /** Sure and risk damage to each on our Bench. */
  function onBench(attacker: StagedPokemon, active: string, bench: readonly StagedPokemon[]) {
    const table = seen({ active, bench }, { active: attacker })
    return table.me.bench.map((each) => [sureAttackDamage(table, each), riskAttackDamage(table, each)])
  }

  test('an attack on all of one type hits those of the type of our Active, and none of Colorless', () => {
    const electrode = { pokemon: 'Electrode (Jungle)', energy: 'LLL' }
    expect(onBench(electrode, 'Machop', ['Onix', 'Rattata'])).toEqual([
      [10, 10],
      [0, 0],
    ])
    expect(onBench(electrode, 'Rattata', ['Rattata'])).toEqual([[0, 0]])
  })

  test('a coin for each is a risk, and so is all that a confused attacker does', () => {
    expect(onBench({ pokemon: 'Zapdos (Fossil)', energy: 'LLLL' }, 'Machop', ['Onix'])).toEqual([[0, 20]])
    expect(onBench({ pokemon: 'Hitmonlee', energy: 'FF', condition: 'confused' }, 'Machop', ['Onix'])).toEqual([
      [0, 20],
    ])
  })

  test('a Defender there counts', () =>
    expect(
      onBench({ pokemon: 'Golem', energy: 'FFFF' }, 'Machop', ['Onix', { pokemon: 'Onix', tools: ['Defender'] }]),
    ).toEqual([
      [20, 20],
      [0, 0],
    ]))
})

describe('Section 3.1 and Section 3.2: what earlier attacks have left behind, in the turn in which it is felt', () => {
  type Effect = PokemonView['effects'][number]
  const NEXT = 6

  /** Sure and risk damage with an effect on our Active, or on the attacker. */
  function withEffect(on: 'me' | 'foe', effect: Partial<Effect>): readonly number[] {
    const table = seen({ active: 'Onix' }, { active: electabuzz })
    const effects = [{ kind: 'less-damage', turn: NEXT, n: 0, attack: '', ...effect }] as const
    const side = table[on]
    if (side.active === null) throw new Error('nobody is Active')
    const changed = { ...table, [on]: { ...side, active: { ...side.active, effects } } }
    return [sureAttackDamage(changed), riskAttackDamage(changed)]
  }

  test.each<['me' | 'foe', Partial<Effect>, readonly number[]]>([
    ['me', { kind: 'less-damage', n: 20 }, [10, 20]],
    ['me', { kind: 'less-damage', n: 20, turn: NEXT + 1 }, [30, 40]],
    ['me', { kind: 'less-damage-from', n: 10 }, [20, 30]],
    ['me', { kind: 'no-damage' }, [0, 0]],
    ['me', { kind: 'no-effects' }, [0, 0]],
    ['me', { kind: 'ignores-up-to', n: 30 }, [0, 40]],
    ['foe', { kind: 'must-flip' }, [0, 40]],
    ['foe', { kind: 'cannot-attack' }, [0, 0]],
    ['foe', { kind: 'attack-disabled', attack: 'Thunderpunch' }, [10, 10]],
    ['foe', { kind: 'attack-disabled', attack: 'Thundershock' }, [30, 40]],
    ['foe', { kind: 'stronger-attack', n: 60, attack: 'Thunderpunch' }, [60, 70]],
    ['foe', { kind: 'stronger-attack', n: 60, attack: 'Thundershock' }, [60, 60]],
  ])('on %s, %j: %j', (on, effect, expected) => expect(withEffect(on, effect)).toEqual(expected))
})

test('Section 3.3: what the opponent has on the Bench and shows of the hand, by score', () => {
  const table = seen({ active: 'Machop' }, { active: 'Onix', bench: ['Rattata', 'Hitmonchan'], hand: ['Chansey'] })
  expect(opponentPokemon(table).map(({ id }) => id)).toEqual(['base1-7', 'base1-61'])
  const shown = { ...table, foe: { ...table.foe, hand: table.foe.hand.map(({ card }) => ({ card, id: 'base1-3' })) } }
  expect(opponentPokemon(shown).map(({ id }) => id)).toEqual(['base1-3', 'base1-7', 'base1-61'])
})

describe('Section 4.2 C: whom the opponent can knock out in the next turn', () => {
  const threatened = (hp: number) =>
    threats(seen({ active: { pokemon: 'Machop', damage: 50 - hp }, bench: ['Rattata'] }, { active: electabuzz })).map(
      ({ isSure }) => isSure,
    )

  test('surely at 30 HP, with luck at 40, not at 50', () => {
    expect(threatened(30)).toEqual([true])
    expect(threatened(40)).toEqual([false])
    expect(threatened(50)).toEqual([])
  })
})

test('Edge case: nobody is Active on one side, so that nothing is done and nobody threatened', () => {
  const table = seen({ active: 'Machop' }, { active: electabuzz })
  const alone = { ...table, foe: { ...table.foe, active: null } }
  const gone = { ...table, me: { ...table.me, active: null } }
  expect([sureAttackDamage(alone), riskAttackDamage(alone), threats(alone)]).toEqual([0, 0, []])
  expect([sureAttackDamage(gone), riskAttackDamage(gone), threats(gone)]).toEqual([0, 0, []])
})
