import type { Status } from './attack.ts'
import type { EnergyType } from './energy-type.ts'

interface PowerFace {
  readonly name: string
  /** The conditions under which it does not work. */
  readonly blockedBy: readonly Status[]
}

/** Used by its owner before attacking. */
export type ActivatedPower = PowerFace & { readonly mode: 'activated' } & (
    | {
        readonly kind: 'moveDamageCounters'
        readonly limit: Limit
        readonly from: 'ownAny' | 'opponentAny'
        readonly to: 'ownAny' | 'opponentOther' | 'self'
        readonly each: number
        readonly mayKnockOut: boolean
      }
    | {
        readonly kind: 'extraEnergyAttach'
        readonly limit: Limit
        readonly energy: EnergyType
        readonly targetType: EnergyType
        readonly from: 'hand'
        readonly usesTurnAttachment: boolean
      }
    | {
        readonly kind: 'convertOwnEnergyType'
        readonly limit: Limit
        readonly to: EnergyType
        readonly scope: 'allOnSelf'
        readonly duration: 'restOfTurn'
      }
    | {
        readonly kind: 'moveEnergy'
        readonly limit: Limit
        readonly energy: EnergyType
        readonly from: 'ownAny'
        readonly to: 'ownOther'
        readonly each: number
      }
    | {
        readonly kind: 'selfKnockOutBecomeEnergy'
        readonly attachTo: 'ownOther'
        readonly provides: number
        readonly typeChosen: true
        readonly prizeForOpponent: boolean
      }
    | { readonly kind: 'changeOwnType'; readonly limit: Limit; readonly to: 'typeOfAnyOtherInPlayExceptColorless' }
    | {
        readonly kind: 'coinHeal'
        readonly limit: Limit
        readonly coin: 'heads'
        readonly counters: number
        readonly target: 'ownAny'
      }
    | {
        readonly kind: 'peek'
        readonly limit: Limit
        readonly choices: readonly ('topOfEitherDeck' | 'randomOpponentHandCard' | 'oneEitherPrize')[]
      }
    | { readonly kind: 'switchInFromBench'; readonly limit: Limit; readonly while: 'benched' }
    | { readonly kind: 'returnSelfToHand'; readonly discardAttached: boolean; readonly notTurnPlayed: boolean }
  )

/** Works by itself, as long as it works. */
export type StaticPower = PowerFace & { readonly mode: 'static' } & (
    | {
        readonly kind: 'preventDamageAtLeast'
        readonly threshold: number
        readonly timing: 'afterWR'
        readonly includesOwnAttacks: true
        readonly otherEffectsStillApply: true
      }
    | { readonly kind: 'statusImmunity'; readonly statuses: readonly Status[] }
    | {
        readonly kind: 'retreatCostReduction'
        readonly while: 'benched'
        readonly n: number
        readonly target: 'ownActive'
      }
    | { readonly kind: 'noEvolutions'; readonly affects: 'both' }
    | {
        readonly kind: 'copyDefending'
        readonly while: 'active'
        readonly except: readonly ('cannotEvolve' | 'keepsThisPower' | 'energyCountsAsAnyType')[]
      }
    | { readonly kind: 'suppressPowers'; readonly affects: 'allExceptSameName' }
    | {
        readonly kind: 'halveDamage'
        readonly timing: 'afterWR'
        readonly roundDownTo: number
        readonly includesOwnAttacks: true
      }
    | { readonly kind: 'opponentHandRevealed' }
  )

/** Answers an attack. */
export type TriggeredPower = PowerFace & { readonly mode: 'triggered' } & (
    | {
        readonly kind: 'retaliate'
        readonly on: 'damagedByOpponentAttack'
        readonly evenIfKnockedOut: boolean
        readonly damage: number
        readonly to: 'attacker'
        readonly applyWR: false
      }
    | { readonly kind: 'coinPreventAllEffects'; readonly on: 'attackWouldAffectSelf'; readonly coin: 'heads' }
  )

export type Limit = 'unlimited' | 'oncePerTurn'

export type Power = ActivatedPower | StaticPower | TriggeredPower

export type PowerKind = Power['kind']
