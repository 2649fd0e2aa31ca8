import { choiceId, type Game, project } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { DISTINCT_CARDS, fullNameOf } from '../../cards/full-name.ts'
import type { PokemonCard } from '../../cards/card.ts'
import { strikeOf } from '../attacks/attack-entry.ts'
import { attacksOf, inPlay, remainingHp, tableOf } from '../table.ts'
import { seated } from '../testing/advised.ts'
import { matchOf } from '../../match/match.ts'
import { AttackDamageCalculationService } from './attack-damage-calculation-service.ts'
import { coinOutcomes, headsChances } from './coin-outcomes.ts'

const pokemon = DISTINCT_CARDS.flatMap((card) =>
  card.supertype === 'Pokemon' && card.attacks.length > 0 ? [card] : [],
)

/** What repeats another attack, and what takes the struck Pokémon off the table, cannot be compared here. */
const INCOMPARABLE = new Set(['mirrorLastAttackResult', 'copyDefendingAttack', 'bounceDefendingIfNotKO'])

/** An attack by the real rules, and what was foreseen of it. Poison does its damage before anybody can look again. */
function struck(card: PokemonCard, at: number, seed: number) {
  const attacker = { pokemon: fullNameOf(card), energy: 'GGGGRRRRWWWWLLLLPPPPFFFFDD', damage: 10 }
  const defender = { pokemon: 'Chansey', energy: 'GG', damage: 10, condition: 'asleep' } as const
  const game = seated(
    { active: attacker, bench: ['Rattata', 'Machop'] },
    { active: defender, bench: ['Onix', 'Magmar'] },
  )
  const { view } = matchOf(project(game, 0))
  const table = tableOf(view, 'PLAYER1')
  const { active } = table.me
  const target = table.foe.active
  const attack = active === null ? undefined : attacksOf(active)[at]
  if (active === null || target === null || attack === undefined) throw new Error(`${card.name} has no attack ${at}`)
  const chances = AttackDamageCalculationService.chances(strikeOf(table, active, attack, target))
  strike(game as unknown as Game, at, Random.fromSeed(`${card.id} ${at} ${seed}`))
  const left = inPlay(tableOf(matchOf(project(game, 0)).view, 'PLAYER1').foe).find(
    ({ card: top }) => top === target.card,
  )
  return {
    chances,
    hp: remainingHp(target),
    dealt: left === undefined ? null : left.damage - left.poison - target.damage,
  }
}

/** The attack and whatever it asks, answered at random, until the opponent is on. */
function strike(game: Game, at: number, chance: Random): void {
  for (let answers = 0; answers < 20; answers++) {
    const selector = game.waiting?.selectors[0]
    if (selector === undefined || (answers > 0 && selector.title.startsWith('Play cards'))) return
    const selection = answers === 0 ? [`attack-${at}`] : anyOf(game, chance)
    game.respondToInputRequest({ actor: selector.actor, title: selector.title, selection })
  }
}

function anyOf({ waiting }: Game, chance: Random) {
  const prompt = waiting?.selectors[0]
  if (prompt === undefined || prompt.type === 'action') throw new Error('nothing is asked')
  const ids = prompt.choices.map(choiceId)
  const count = Math.min(ids.length, prompt.count ?? prompt.min ?? 1)
  return chance.shuffle(ids).slice(0, count)
}

describe('AttackDamageCalculationService foresees what the rules do', () => {
  test.each(pokemon.map((card) => [fullNameOf(card), card] as const))('%s', (_, card) => {
    for (const [at, { effects }] of card.attacks.entries())
      for (let seed = 0; seed < 3; seed++) {
        if (effects.some(({ op }) => INCOMPARABLE.has(op))) continue
        const { chances, dealt, hp } = struck(card, at, seed)
        const foreseen = chances.map(({ damage }) => Math.min(damage, dealt ?? hp))
        expect(foreseen).toContain(dealt ?? hp)
        expect(chances.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 10)
      }
  })
})

test('coins fall in every way, each with its chance', () => {
  const electabuzz = pokemon.find(({ name }) => name === 'Electabuzz')
  const thunderpunch = electabuzz?.attacks[1]
  if (thunderpunch === undefined) throw new Error('there is no Thunderpunch')
  expect(coinOutcomes(thunderpunch).map(({ p, effects }) => [p, effects.map(({ op }) => op)])).toEqual([
    [0.5, ['damagePlus']],
    [0.5, ['selfDamage']],
  ])
  expect(headsChances(2)).toEqual([0.25, 0.5, 0.25])
  expect(headsChances('untilTails')).toEqual([0.5, 0.25, 0.125, 0.0625, 0.0625])
})
