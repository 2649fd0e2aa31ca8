import type { EnergyType } from './energy-type.ts'

/** The conditions of an Active Pokémon. The first three replace one another; poison stays beside them. */
export const STATUSES = ['asleep', 'confused', 'paralyzed', 'poisoned'] as const

export type Status = (typeof STATUSES)[number]

export interface Attack {
  readonly name: string
  readonly cost: readonly EnergyType[]
  /** The printed number; 0 where there is none. */
  readonly damage: number
  /** How the printed number is meant: as it stands, with something added or taken off, times something, or not at all. */
  readonly mode: 'fixed' | 'plus' | 'minus' | 'times' | 'variable' | 'none'
  readonly effects: readonly AttackEffect[]
}

/** Everything an attack can do beside its printed damage. */
export type AttackEffect = CoinEffect | PlainEffect

/** A flip, and what comes of it. */
export interface CoinEffect {
  readonly op: 'coin'
  readonly flips: 1
  readonly heads?: readonly PlainEffect[]
  readonly tails?: readonly PlainEffect[]
}

export type PlainEffect =
  | Requirement
  | EnergyCost
  | DamageEffect
  | StatusEffectOfAttack
  | BenchEffect
  | SelfEffect
  | LastingEffect
  | SwitchEffect
  | CardEffect
  | MimicEffect

/** Without this the attack cannot be chosen. */
export type Requirement =
  | { readonly op: 'requireDefendingStatus'; readonly status: Status }
  | { readonly op: 'requireSelfDamaged' }
  | { readonly op: 'oncePerTimeInPlay' }

/** Energy that is discarded before anything else happens. */
export interface EnergyCost {
  readonly op: 'costDiscardEnergy'
  readonly n: number | 'all'
  readonly energy: EnergyType | 'any'
}

/** What changes the damage to the Defending Pokémon. */
export type DamageEffect =
  | { readonly op: 'attackFails' }
  | { readonly op: 'damagePlus'; readonly n: number }
  | {
      readonly op: 'damagePlusPerExtraEnergy'
      readonly energy: EnergyType
      readonly per: number
      readonly maxExtra: number
    }
  | { readonly op: 'damagePlusPerEnergyCardOnDefending'; readonly per: number }
  | { readonly op: 'damagePlusPerCounterOnDefending'; readonly per: number }
  | { readonly op: 'damagePlusPerCounterOnSelf'; readonly per: number }
  | { readonly op: 'damagePlusPerNamedInPlay'; readonly name: string; readonly per: number }
  | { readonly op: 'damagePlusPerOwnBench'; readonly per: number }
  | { readonly op: 'damageMinusPerCounterOnSelf'; readonly per: number }
  | { readonly op: 'damagePerCounterOnSelf'; readonly per: number }
  | { readonly op: 'damagePerHeads'; readonly flips: number | 'untilTails' | 'energyOnSelf'; readonly per: number }
  | { readonly op: 'damageHalfDefendingRemainingHp'; readonly roundUpTo: number }
  | { readonly op: 'ignoreWeaknessResistance' }

export interface StatusEffectOfAttack {
  readonly op: 'status'
  readonly status: Status
  readonly target: 'defending' | 'self'
  /** Stronger poison. */
  readonly poisonDamage?: number
  readonly timing?: 'afterDamage'
}

/** Damage beside the Defending Pokémon: no Weakness, no Resistance. */
export type BenchEffect =
  | {
      readonly op: 'benchDamage'
      readonly side: 'own' | 'opponent' | 'both'
      readonly scope: 'all' | 'choose' | 'sameTypeAsDefending'
      readonly n: number
      readonly targets?: number
      readonly exceptType?: EnergyType
    }
  | {
      readonly op: 'benchCoinDamage'
      readonly side: 'opponent'
      readonly n: number
      readonly selfPerTails: number
    }

/** What the attacker does to itself. */
export type SelfEffect =
  | { readonly op: 'selfDamage'; readonly n: number }
  | {
      readonly op: 'healSelf'
      readonly counters: number | 'all'
      readonly ifDamageNotAllPrevented?: true
      readonly optional?: true
    }
  | { readonly op: 'healSelfByDamageDealt'; readonly fraction: number; readonly roundUpTo?: number }
  | { readonly op: 'changeSelfResistance'; readonly choose: 'anyExceptColorless' }

/** What is still felt in the next turn. */
export type LastingEffect =
  | { readonly op: 'preventDamageNextTurn' }
  | { readonly op: 'preventAllEffectsNextTurn' }
  | { readonly op: 'preventDamageAtMostNextTurn'; readonly max: number }
  | { readonly op: 'reduceDamageNextTurn'; readonly n: number }
  | { readonly op: 'reduceDamageFromDefendingNextTurn'; readonly n: number; readonly endsIfEitherBenched: boolean }
  | { readonly op: 'defendingCannotAttackSelfNextTurn'; readonly endsIfEitherBenched: boolean }
  | { readonly op: 'defendingCannotRetreatNextTurn' }
  | { readonly op: 'defendingMustFlipToAttackNextTurn' }
  | { readonly op: 'disableChosenAttackNextTurn' }
  | { readonly op: 'destinyBondNextTurn' }
  | { readonly op: 'boostOwnAttackNextTurn'; readonly attack: string; readonly baseDamage: number }
  | { readonly op: 'opponentNoTrainersNextTurn' }
  | { readonly op: 'changeDefendingWeakness'; readonly choose: 'anyExceptColorless'; readonly optional: boolean }

export type SwitchEffect =
  | { readonly op: 'switchOpponentActive'; readonly chooser: 'attacker' | 'opponent'; readonly timing?: 'afterDamage' }
  | { readonly op: 'switchSelf' }
  | { readonly op: 'bounceDefendingIfNotKO' }

/** What moves cards. */
export type CardEffect =
  | { readonly op: 'discardDefendingEnergy'; readonly n: number }
  | { readonly op: 'discardOwnEnergyToMill'; readonly energy: EnergyType; readonly per: number }
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'lookRearrangeTop'; readonly n: number; readonly whose: 'either' }
  | { readonly op: 'retrieveFromDiscard'; readonly card: 'energy' | 'trainer'; readonly upTo: number }
  | { readonly op: 'searchDeckToBench'; readonly named?: readonly string[]; readonly basicType?: EnergyType }

/** What repeats another attack. */
export type MimicEffect =
  | { readonly op: 'copyDefendingAttack'; readonly ignoreCosts: boolean }
  | { readonly op: 'mirrorLastAttackResult' }
