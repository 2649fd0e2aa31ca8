import type { Attack, AttackEffect, PlainEffect } from '../../cards/attack.ts'

/** What an attack does beside its damage, and to whom. */
export interface Traits {
  readonly coin: boolean
  readonly poison: boolean
  /** It may put the Defending Pokémon to sleep, confuse or paralyze it. */
  readonly stuns: boolean
  /** It may cost its own side something: energy, damage, a condition. */
  readonly hurtsSelf: boolean
  /** The same for who copies it, and pays no costs. */
  readonly hurtsCopier: boolean
  /** It may do more to the opponent than damage to the Defending Pokémon. */
  readonly hurtsFoe: boolean
  /** It may do damage to the opponent's Bench. */
  readonly reachesBench: boolean
}

const known = new WeakMap<Attack, Traits>()

/** Looked up once for every attack there is. */
export function traitsOf(attack: Attack): Traits {
  const before = known.get(attack)
  if (before !== undefined) return before
  const effects = attack.effects.flatMap(branches)
  const traits: Traits = {
    coin: attack.effects.some(isFlipped),
    poison: effects.some(isPoison),
    stuns: effects.some(isStunning),
    hurtsSelf: effects.some(hurtsOwnSide),
    hurtsCopier: effects.some((effect) => effect.op !== 'costDiscardEnergy' && hurtsOwnSide(effect)),
    hurtsFoe: effects.some(hurtsOpponent),
    reachesBench: effects.some(hurtsBench),
  }
  known.set(attack, traits)
  return traits
}

export function hasCoinFlip(attack: Attack): boolean {
  return traitsOf(attack).coin
}

export function inflictsPoison(attack: Attack): boolean {
  return traitsOf(attack).poison
}

/** Metronome. */
export function copiesAttacks({ effects }: Attack): boolean {
  return effects.some(({ op }) => op === 'copyDefendingAttack')
}

/** Everything that can come of an effect, whatever a coin shows. */
function branches(effect: AttackEffect): readonly PlainEffect[] {
  return effect.op === 'coin' ? [...(effect.heads ?? []), ...(effect.tails ?? [])] : [effect]
}

function isFlipped({ op }: AttackEffect): boolean {
  return op === 'coin' || op === 'damagePerHeads' || op === 'benchCoinDamage'
}

function isPoison(effect: PlainEffect): boolean {
  return effect.op === 'status' && effect.status === 'poisoned' && effect.target === 'defending'
}

function isStunning(effect: PlainEffect): boolean {
  return effect.op === 'status' && effect.status !== 'poisoned' && effect.target === 'defending'
}

const HURT_SELF: ReadonlySet<PlainEffect['op']> = new Set<PlainEffect['op']>([
  'costDiscardEnergy',
  'selfDamage',
  'discardOwnEnergyToMill',
  'benchCoinDamage',
])

function hurtsOwnSide(effect: PlainEffect): boolean {
  if (effect.op === 'benchDamage') return effect.side !== 'opponent'
  if (effect.op === 'status') return effect.target === 'self'
  return HURT_SELF.has(effect.op)
}

function hurtsBench(effect: PlainEffect): boolean {
  return effect.op === 'benchCoinDamage' || (effect.op === 'benchDamage' && effect.side !== 'own')
}

const HURT_FOE: ReadonlySet<PlainEffect['op']> = new Set<PlainEffect['op']>([
  'discardDefendingEnergy',
  'discardOwnEnergyToMill',
  'switchOpponentActive',
  'bounceDefendingIfNotKO',
  'reduceDamageFromDefendingNextTurn',
  'defendingCannotAttackSelfNextTurn',
  'defendingCannotRetreatNextTurn',
  'defendingMustFlipToAttackNextTurn',
  'disableChosenAttackNextTurn',
  'destinyBondNextTurn',
  'opponentNoTrainersNextTurn',
  'changeDefendingWeakness',
])

function hurtsOpponent(effect: PlainEffect): boolean {
  if (effect.op === 'status') return effect.target === 'defending'
  return hurtsBench(effect) || HURT_FOE.has(effect.op)
}
