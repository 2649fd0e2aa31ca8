import type { CardId } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import type { Attack } from '../../cards/attack.ts'
import { attack, times } from '../../cards/declare.ts'
import { flip, heads, hurtSelf, inflict, noDamageNextTurn, perHeads } from '../../cards/effects.ts'
import type { StagedPokemon } from '../../scenario/stage.ts'
import { seen } from '../testing/advised.ts'
import { playerPokemon } from './player-pokemon.ts'
import { attackScore, pokemonScore, sideEffectPoints } from './pokemon-score.ts'
import { byScore, ScoreCache, scoreOf } from './score-cache.ts'

describe('Section 1: Pokémon scoring', () => {
  test('maxHP, and for each attack maxHP / energyCost and its points', () => {
    // 40, Gnaw 40/1 + 10, Thunder Jolt 40/2 + 30/2 for the coin
    expect(scoreOf('base1-58')).toBe(125)
    // 70, Jab 70/1 + 20, Special Punch 70/3 + 40
    expect(scoreOf('base1-7')).toBeCloseTo(70 + 90 + 70 / 3 + 40, 10)
  })

  test('an attack that costs nothing is divided by 1 (ruled)', () => {
    expect(attackScore(attack('Free', '', 10), 60)).toBe(70)
    expect(attackScore(attack('One', 'C', 10), 60)).toBe(70)
    expect(attackScore(attack('Two', 'CC', 10), 60)).toBe(40)
  })

  test.each<[string, Attack, number]>([
    ['no coin flip: damage', attack('a', 'C', 40), 40],
    ['a coin flip: damage / 2', attack('a', 'C', 40, heads(inflict('asleep'))), 20],
    ['a coin for each point of damage too', times('a', 'C', 30, perHeads(2, 30)), 15],
    ['a coin that only hurts its owner too', attack('a', 'C', 30, flip({ heads: [], tails: [hurtSelf(10)] })), 15],
    ['only a side effect: 10', attack('a', 'C', 0, inflict('asleep')), 10],
    ['only a side effect behind a coin: 10 too', attack('a', 'C', 0, heads(noDamageNextTurn)), 10],
    ['poison: 20', attack('a', 'C', 0, inflict('poisoned')), 20],
    ['poison comes before damage and coin in the list', attack('a', 'C', 70, heads(inflict('poisoned'))), 20],
    ['poisoning oneself is no poison effect', attack('a', 'C', 70, { ...inflict('poisoned'), target: 'self' }), 70],
  ])('side effect points, %s', (_, given, points) => expect(sideEffectPoints(given)).toBe(points))

  test('without attacks the score is maxHP', () => expect(pokemonScore({ hp: 30, attacks: [] })).toBe(30))

  test('sorted high to low; of equals whichever stood first', () => {
    const things = ['base1-58', 'base1-7', 'base1-58', 'base1-4'].map((id, at) => ({ id, at }))
    expect(byScore(things).map(({ at }) => at)).toEqual([3, 1, 0, 2])
  })

  test('a Trainer, an energy card and an unknown card have no score', () => {
    expect([scoreOf('base1-91'), scoreOf('base1-99'), scoreOf(null)]).toEqual([0, 0, 0])
  })
})

test('Section 1, usage: ours in deck, hand and Bench, high to low, and no other cards', () => {
  const table = seen(
    { active: 'Onix', bench: ['Rattata'], hand: ['Bill', 'Hitmonchan', 'Pikachu'] },
    { active: 'Onix' },
  )
  expect(playerPokemon(table).map(({ id, score }) => [id, Math.round(score)])).toEqual([
    ['base1-7', 223],
    ['base1-58', 125],
    ['base1-61', 80],
  ])
  // What is known of the deck counts, as while it is looked through.
  const top = [{ card: 900 as CardId, id: 'base1-3' }]
  const looking = { ...table, me: { ...table.me, deck: { size: 9, top } } }
  expect(playerPokemon(looking).map(({ id }) => id)).toEqual(['base1-3', 'base1-7', 'base1-58', 'base1-61'])
})

describe('Performance: scores are worked out again only where what they depend on changes', () => {
  /** What a cache is asked to work out for the Active, from one table to the next. */
  function workedOut(...actives: readonly StagedPokemon[]): readonly string[] {
    const asked: string[] = []
    const cache = new ScoreCache((id) => {
      asked.push(id)
      return scoreOf(id)
    })
    for (const active of actives) cache.scoreOf(seen({ active }, { active: 'Onix' }).me.active?.id ?? '')
    return asked
  }

  test('damage, energy, a condition or another copy of the card change nothing', () =>
    expect(
      workedOut(
        'Pikachu',
        { pokemon: 'Pikachu', damage: 30 },
        { pokemon: 'Pikachu', energy: 'LL', condition: 'asleep' },
        'Pikachu',
      ),
    ).toEqual(['base1-58']))

  test('an evolution is another card with a score of its own; the old one is remembered', () =>
    expect(workedOut('Pikachu', { pokemon: 'Raichu', over: ['Pikachu'] }, 'Pikachu')).toEqual(['base1-58', 'base1-14']))

  test('the score in use is that of the card on top', () => {
    const scoreIn = (active: StagedPokemon) => scoreOf(seen({ active }, { active: 'Onix' }).me.active?.id ?? null)
    expect(scoreIn('Pikachu')).toBe(125)
    expect(scoreIn({ pokemon: 'Pikachu', damage: 30 })).toBe(125)
    expect(scoreIn({ pokemon: 'Raichu', over: ['Pikachu'] })).toBe(80 + (80 / 3 + 10) + (80 / 4 + 30))
  })
})
