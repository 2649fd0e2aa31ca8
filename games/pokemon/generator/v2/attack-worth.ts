import type { Attack, PlainEffect } from '../../cards/attack.ts'
import { BENCH_SIZE } from '../../rules/state.ts'
import type { PokemonView } from '../../rules/view.ts'
import { strikeOf, type Supposing } from '../attacks/attack-entry.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { AttackDamageCalculationService } from '../services/attack-damage-calculation-service.ts'
import { coinOutcomes } from '../services/coin-outcomes.ts'
import { remainingHp, type Table } from '../table.ts'
import { weights } from './weights.ts'

/** What one damage counter stands for. */
const COUNTER = 10

/** What an attack brings: damage, knock-outs by their chance, conditions and all else, less what it costs us. */
export function attackWorth(table: Table, pokemon: PokemonView, attack: Attack, supposing: Supposing = {}): number {
  const defender = supposing.defender ?? table.foe.active
  if (defender === null) return 0
  const strike = strikeOf(table, pokemon, attack, defender, supposing)
  // Poison does its part before the opponent moves.
  const hp = Math.max(COUNTER, remainingHp(defender) - poisonAfter(attack, defender))
  const prize = knockOutWorth(table, defender)
  let worth = 0
  let survival = 0
  for (const { p, damage } of AttackDamageCalculationService.chances(strike)) {
    worth += p * (damage >= hp ? hp + prize : damage)
    if (damage < hp) survival += p
  }
  for (const { p, effects } of coinOutcomes(attack))
    for (const effect of effects) worth += p * effectWorth(table, pokemon, effect, defender, survival)
  return worth
}

function poisonAfter(attack: Attack, { poison }: PokemonView): number {
  let after = poison
  for (const effect of attack.effects)
    if (effect.op === 'status' && effect.status === 'poisoned' && effect.target === 'defending')
      after = effect.poisonDamage ?? COUNTER
  return after
}

/** What it is worth to knock a Pokémon of the opponent out. */
export function knockOutWorth({ me, foe }: Table, { id, energy, attacks }: PokemonView): number {
  const wins = me.prizes.length === 1 || foe.bench.length === 0
  const isDoll = attacks.length === 0
  const prize = isDoll ? 0 : weights.knockOut
  return (wins ? weights.win : 0) + prize + weights.energyLost * energy.length + weights.score * scoreOf(id)
}

/** `survival`: how likely the Defending Pokémon is still there to feel it. */
function effectWorth(
  table: Table,
  pokemon: PokemonView,
  effect: PlainEffect,
  defender: PokemonView,
  survival: number,
): number {
  if (effect.op === 'status')
    return effect.target === 'self'
      ? -weights.ownCondition * weights[effect.status]
      : survival * statusWorth(effect.status, defender)
  if (effect.op === 'selfDamage') return selfDamage(table, pokemon, effect.n)
  if (effect.op === 'costDiscardEnergy')
    return -weights.ownEnergy * (effect.n === 'all' ? pokemon.energy.length : effect.n)
  if (effect.op === 'benchDamage')
    return benchWorth(table, effect.side, effect.n, effect.scope === 'choose' ? (effect.targets ?? 1) : BENCH_SIZE)
  // A coin for each says on which side.
  if (effect.op === 'benchCoinDamage')
    return (benchWorth(table, 'opponent', effect.n, BENCH_SIZE) + selfDamage(table, pokemon, effect.selfPerTails)) / 2
  if (effect.op === 'discardDefendingEnergy')
    return defender.energy.length > 0 ? survival * weights.discardDefendingEnergy : 0
  if (effect.op === 'healSelf')
    return (
      weights.healed * Math.min(pokemon.damage, effect.counters === 'all' ? pokemon.damage : effect.counters * COUNTER)
    )
  return (OTHER[effect.op] ?? 0) * (TOUCHES_DEFENDER.has(effect.op) ? survival : 1)
}

const OTHER: Readonly<Partial<Record<PlainEffect['op'], number>>> = {
  preventDamageNextTurn: weights.prevention,
  preventAllEffectsNextTurn: weights.prevention,
  preventDamageAtMostNextTurn: weights.prevention,
  reduceDamageNextTurn: weights.halfPrevention,
  reduceDamageFromDefendingNextTurn: weights.halfPrevention,
  defendingCannotAttackSelfNextTurn: weights.prevention,
  defendingCannotRetreatNextTurn: weights.halfHindrance,
  defendingMustFlipToAttackNextTurn: weights.halfPrevention,
  disableChosenAttackNextTurn: weights.hindrance,
  destinyBondNextTurn: weights.hindrance,
  boostOwnAttackNextTurn: weights.prevention,
  opponentNoTrainersNextTurn: weights.hindrance,
  changeDefendingWeakness: weights.halfHindrance,
  changeSelfResistance: weights.halfHindrance,
  switchOpponentActive: weights.halfHindrance,
  bounceDefendingIfNotKO: weights.hindrance,
  healSelfByDamageDealt: weights.halfHindrance,
  draw: weights.draw,
  retrieveFromDiscard: weights.draw,
  searchDeckToBench: weights.draw,
  lookRearrangeTop: weights.lookAhead,
}

const TOUCHES_DEFENDER: ReadonlySet<PlainEffect['op']> = new Set<PlainEffect['op']>([
  'reduceDamageFromDefendingNextTurn',
  'defendingCannotAttackSelfNextTurn',
  'defendingCannotRetreatNextTurn',
  'defendingMustFlipToAttackNextTurn',
  'disableChosenAttackNextTurn',
  'changeDefendingWeakness',
  'switchOpponentActive',
  'bounceDefendingIfNotKO',
])

/** A condition that is there already adds nothing. */
function statusWorth(status: 'asleep' | 'confused' | 'paralyzed' | 'poisoned', { statusEffects }: PokemonView): number {
  return statusEffects.includes(status) ? 0 : weights[status]
}

function selfDamage({ foe, me }: Table, pokemon: PokemonView, n: number): number {
  if (n < remainingHp(pokemon)) return -weights.selfDamage * n
  const loses = foe.prizes.length === 1 || me.bench.length === 0
  return -(weights.knockOut + weights.energyLost * pokemon.energy.length) - (loses ? weights.win : 0)
}

function benchWorth({ me, foe }: Table, side: 'own' | 'opponent' | 'both', n: number, targets: number): number {
  let worth = 0
  if (side !== 'own')
    for (const pokemon of foe.bench.slice(0, targets))
      worth += n >= remainingHp(pokemon) ? weights.knockOut : weights.benchDamage * n
  if (side !== 'opponent')
    for (const pokemon of me.bench) worth -= n >= remainingHp(pokemon) ? weights.knockOut : weights.benchDamage * n
  return worth
}
