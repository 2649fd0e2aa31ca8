import type { Attack, PlainEffect, Status } from '../../cards/attack.ts'
import { damageAfter } from '../../rules/attacks/damage-math.ts'
import { cardCalled } from '../../rules/faces.ts'
import { BENCH_SIZE } from '../../rules/state.ts'
import type { PokemonView } from '../../rules/view.ts'
import { strikeOf, type Supposing } from '../attacks/attack-entry.ts'
import { copiesAttacks } from '../attacks/traits.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { AttackDamageCalculationService } from '../services/attack-damage-calculation-service.ts'
import { powerOf } from '../services/arriving-damage.ts'
import { coinOutcomes } from '../services/coin-outcomes.ts'
import { felt } from '../services/raw-damage.ts'
import type { Strike } from '../services/strike.ts'
import { attacksOf, remainingHp, type Table } from '../table.ts'
import { switchWorth } from './switched-opponent.ts'
import { weights } from './weights.ts'

/** What one damage counter stands for. */
const COUNTER = 10

/** What an attack brings: damage, knock-outs by their chance, conditions and all else, less what it costs us. */
export function attackWorth(table: Table, pokemon: PokemonView, attack: Attack, supposing: Supposing = {}): number {
  const defender = supposing.defender ?? table.foe.active
  if (defender === null) return 0
  if (copiesAttacks(attack)) return bestCopy(table, pokemon, attack, supposing)?.worth ?? 0
  return worthOf(table, strikeOf(table, pokemon, attack, defender, supposing))
}

/** What Metronome best copies: without the costs, but with all that it does to our own side. */
export function bestCopy(
  table: Table,
  pokemon: PokemonView,
  metronome: Attack,
  supposing: Supposing = {},
): { readonly attack: Attack; readonly worth: number } | null {
  const defender = supposing.defender ?? table.foe.active
  if (defender === null) return null
  const { cost } = metronome
  let best: { readonly attack: Attack; readonly worth: number } | null = null
  for (const attack of attacksOf(defender)) {
    if (copiesAttacks(attack)) continue
    const worth = worthOf(table, { ...strikeOf(table, pokemon, attack, defender, supposing), cost })
    if (best === null || worth > best.worth) best = { attack, worth }
  }
  return best
}

function worthOf(table: Table, strike: Strike): number {
  const { attack, attacker, defender } = strike
  const hp = hpToDo(strike)
  const prize = knockOutWorth(table, defender)
  let worth = 0
  let survival = 0
  let hits = 0
  let knocksOut = 0
  for (const { p, damage } of AttackDamageCalculationService.chances(strike)) {
    worth += p * (damage >= hp ? hp + prize : damage)
    if (damage < hp) survival += p
    if (damage > 0) hits += p
    if (damage >= remainingHp(defender)) knocksOut += p
  }
  const back = strikesBack(defender)
  for (const { p, effects } of coinOutcomes(attack)) {
    let own = 0
    for (const effect of effects)
      if (effect.op === 'selfDamage') own += effect.n
      else worth += p * effectWorth(table, strike, effect, survival)
    if (own > 0 || back > 0)
      worth += p * (hits * selfDamage(table, attacker, own + back) + (1 - hits) * selfDamage(table, attacker, own))
  }
  if (knocksOut > 0 && felt(defender, 'destiny-bond', strike.turn) !== null)
    worth += knocksOut * selfDamage(table, attacker, remainingHp(attacker))
  if (isConfused(strike)) worth += selfDamage(table, attacker, damageInConfusion(attacker)) / 2
  return worth
}

/** P47: what the attacker takes for its damage. */
function strikesBack(defender: PokemonView): number {
  const power = powerOf(defender)
  return power?.kind === 'retaliate' ? power.damage : 0
}

function isConfused({ attacker, fresh }: Strike): boolean {
  return fresh !== true && attacker.statusEffects.includes('confused')
}

const CONFUSION_DAMAGE = 20

/** P22: its own Weakness and Resistance, PlusPower and Defender count. */
function damageInConfusion(attacker: PokemonView): number {
  const { type, weakness, resistance, damageBonus, damageReduction } = attacker
  return damageAfter(CONFUSION_DAMAGE, {
    weak: weakness === type,
    resists: resistance === type,
    bonus: damageBonus,
    reduction: damageReduction,
    halvedTo: 0,
    ignoresUpTo: 0,
    ignoresFrom: 0,
    prevented: false,
  })
}

/** How much damage knocks out before the opponent moves: poison does its part. */
export function hpToDo(strike: Strike): number {
  return Math.max(COUNTER, remainingHp(strike.defender) - poisonAfter(strike))
}

function poisonAfter({ attack, defender, turn }: Strike): number {
  let after = defender.poison
  for (const effect of attack.effects)
    if (effect.op === 'status' && effect.status === 'poisoned' && effect.target === 'defending')
      if (!isImmune(defender, 'poisoned', turn)) after = effect.poisonDamage ?? COUNTER
  return after
}

/** What it is worth to knock a Pokémon of the opponent out. */
export function knockOutWorth({ me, foe }: Table, { id, energy, attacks }: PokemonView): number {
  const isDoll = attacks.length === 0
  const wins = (me.prizes.length === 1 && !isDoll) || foe.bench.length === 0
  const prize = isDoll ? 0 : weights.knockOut
  return (wins ? weights.win : 0) + prize + weights.energyLost * energy.length + weights.score * scoreOf(id)
}

/** `survival`: how likely the Defending Pokémon is still there to feel it. */
function effectWorth(table: Table, strike: Strike, effect: PlainEffect, survival: number): number {
  const { attacker: pokemon, defender, turn } = strike
  if (effect.op === 'status') {
    if (effect.target === 'self') return -weights.ownCondition * weights[effect.status]
    return isImmune(defender, effect.status, turn) ? 0 : survival * statusWorth(effect.status, defender)
  }
  // A copied attack is done at the cost of the one that copies it.
  if (effect.op === 'costDiscardEnergy')
    return strike.cost !== undefined ? 0 : -weights.ownEnergy * (effect.n === 'all' ? pokemon.energy.length : effect.n)
  if (effect.op === 'switchOpponentActive') return survival * switchWorth(table, pokemon, effect.chooser)
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
  'bounceDefendingIfNotKO',
])

/** Dolls, Thick Skinned, and whom nothing of an attack reaches in this turn. */
export function isImmune(pokemon: PokemonView, status: Status, turn: number): boolean {
  if (cardCalled(pokemon.as)?.supertype === 'Trainer' || felt(pokemon, 'no-effects', turn) !== null) return true
  const power = powerOf(pokemon)
  return power?.kind === 'statusImmunity' && power.statuses.includes(status)
}

/** A condition that is there already adds nothing. */
function statusWorth(status: Status, { statusEffects }: PokemonView): number {
  return statusEffects.includes(status) ? 0 : weights[status]
}

function selfDamage({ foe, me }: Table, pokemon: PokemonView, n: number): number {
  if (n === 0) return 0
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
