import type { AttackEffect, CoinEffect, PlainEffect, Status } from './attack.ts'
import type { EnergyType } from './energy-type.ts'

type Op<Name extends AttackEffect['op']> = Extract<AttackEffect, { readonly op: Name }>

/** The words that attacks are declared in. Each stands for one effect of the vocabulary in attack.ts. */
export function heads(...effects: readonly PlainEffect[]): CoinEffect {
  return { op: 'coin', flips: 1, heads: effects }
}

export function tails(...effects: readonly PlainEffect[]): CoinEffect {
  return { op: 'coin', flips: 1, tails: effects }
}

export function flip(on: {
  readonly heads: readonly PlainEffect[]
  readonly tails: readonly PlainEffect[]
}): CoinEffect {
  return { op: 'coin', flips: 1, ...on }
}

export function inflict(status: Status): Op<'status'> {
  return { op: 'status', status, target: 'defending' }
}

export function poisonFor(poisonDamage: number): Op<'status'> {
  return { op: 'status', status: 'poisoned', target: 'defending', poisonDamage }
}

/** After the damage is done. */
export function suffer(status: Status): Op<'status'> {
  return { op: 'status', status, target: 'self', timing: 'afterDamage' }
}

export function discards(n: number | 'all', energy: EnergyType | 'any'): Op<'costDiscardEnergy'> {
  return { op: 'costDiscardEnergy', n, energy }
}

export function more(n: number): Op<'damagePlus'> {
  return { op: 'damagePlus', n }
}

export function perHeads(flips: Op<'damagePerHeads'>['flips'], per: number): Op<'damagePerHeads'> {
  return { op: 'damagePerHeads', flips, per }
}

export function perExtra(energy: EnergyType, per: number, maxExtra: number): Op<'damagePlusPerExtraEnergy'> {
  return { op: 'damagePlusPerExtraEnergy', energy, per, maxExtra }
}

export function moreForDamageOnDefending(per: number): Op<'damagePlusPerCounterOnDefending'> {
  return { op: 'damagePlusPerCounterOnDefending', per }
}

export function moreForOwnDamage(per: number): Op<'damagePlusPerCounterOnSelf'> {
  return { op: 'damagePlusPerCounterOnSelf', per }
}

export function lessForOwnDamage(per: number): Op<'damageMinusPerCounterOnSelf'> {
  return { op: 'damageMinusPerCounterOnSelf', per }
}

export function perOwnDamage(per: number): Op<'damagePerCounterOnSelf'> {
  return { op: 'damagePerCounterOnSelf', per }
}

export function moreForEnergyOnDefending(per: number): Op<'damagePlusPerEnergyCardOnDefending'> {
  return { op: 'damagePlusPerEnergyCardOnDefending', per }
}

export function moreForEach(name: string, per: number): Op<'damagePlusPerNamedInPlay'> {
  return { op: 'damagePlusPerNamedInPlay', name, per }
}

export function moreForOwnBench(per: number): Op<'damagePlusPerOwnBench'> {
  return { op: 'damagePlusPerOwnBench', per }
}

export function halfOfWhatIsLeft(roundUpTo: number): Op<'damageHalfDefendingRemainingHp'> {
  return { op: 'damageHalfDefendingRemainingHp', roundUpTo }
}

export function hurtSelf(n: number): Op<'selfDamage'> {
  return { op: 'selfDamage', n }
}

export function hurtBench(side: Op<'benchDamage'>['side'], n: number): Op<'benchDamage'> {
  return { op: 'benchDamage', side, scope: 'all', n }
}

export function hurtChosenBench(targets: number, n: number): Op<'benchDamage'> {
  return { op: 'benchDamage', side: 'opponent', scope: 'choose', targets, n }
}

export function hurtBenchOfSameType(exceptType: EnergyType, n: number): Op<'benchDamage'> {
  return { op: 'benchDamage', side: 'both', scope: 'sameTypeAsDefending', exceptType, n }
}

export function flipForEachBenched(n: number, selfPerTails: number): Op<'benchCoinDamage'> {
  return { op: 'benchCoinDamage', side: 'opponent', n, selfPerTails }
}

export function healSelf(counters: number | 'all'): Op<'healSelf'> {
  return { op: 'healSelf', counters }
}

/** Only where some of the damage got through, and only if its owner likes. */
export function leech(counters: number): Op<'healSelf'> {
  return { op: 'healSelf', counters, ifDamageNotAllPrevented: true, optional: true }
}

export function healByDamage(fraction: number, roundUpTo?: number): Op<'healSelfByDamageDealt'> {
  return { op: 'healSelfByDamageDealt', fraction, ...(roundUpTo === undefined ? {} : { roundUpTo }) }
}

export function lessDamageNextTurn(n: number): Op<'reduceDamageNextTurn'> {
  return { op: 'reduceDamageNextTurn', n }
}

export function lessFromDefendingNextTurn(n: number): Op<'reduceDamageFromDefendingNextTurn'> {
  return { op: 'reduceDamageFromDefendingNextTurn', n, endsIfEitherBenched: true }
}

export function ignoresDamageUpTo(max: number): Op<'preventDamageAtMostNextTurn'> {
  return { op: 'preventDamageAtMostNextTurn', max }
}

export function strengthens(attack: string, baseDamage: number): Op<'boostOwnAttackNextTurn'> {
  return { op: 'boostOwnAttackNextTurn', attack, baseDamage }
}

export function onlyIfDefendingIs(status: Status): Op<'requireDefendingStatus'> {
  return { op: 'requireDefendingStatus', status }
}

export function discardDefendingEnergy(n: number): Op<'discardDefendingEnergy'> {
  return { op: 'discardDefendingEnergy', n }
}

export function millByDiscarding(energy: EnergyType, per: number): Op<'discardOwnEnergyToMill'> {
  return { op: 'discardOwnEnergyToMill', energy, per }
}

export function draw(n: number): Op<'draw'> {
  return { op: 'draw', n }
}

export function rearrange(n: number): Op<'lookRearrangeTop'> {
  return { op: 'lookRearrangeTop', n, whose: 'either' }
}

export function retrieve(card: 'energy' | 'trainer', upTo: number): Op<'retrieveFromDiscard'> {
  return { op: 'retrieveFromDiscard', card, upTo }
}

export function callByName(...named: readonly string[]): Op<'searchDeckToBench'> {
  return { op: 'searchDeckToBench', named }
}

export function callByType(basicType: EnergyType): Op<'searchDeckToBench'> {
  return { op: 'searchDeckToBench', basicType }
}

export const doesNothing: Op<'attackFails'> = { op: 'attackFails' }
export const onlyIfDamaged: Op<'requireSelfDamaged'> = { op: 'requireSelfDamaged' }
export const onceInPlay: Op<'oncePerTimeInPlay'> = { op: 'oncePerTimeInPlay' }
export const ignoresTypes: Op<'ignoreWeaknessResistance'> = { op: 'ignoreWeaknessResistance' }
export const noDamageNextTurn: Op<'preventDamageNextTurn'> = { op: 'preventDamageNextTurn' }
export const nothingNextTurn: Op<'preventAllEffectsNextTurn'> = { op: 'preventAllEffectsNextTurn' }
export const cannotAttackBack: Op<'defendingCannotAttackSelfNextTurn'> = {
  op: 'defendingCannotAttackSelfNextTurn',
  endsIfEitherBenched: true,
}
export const cannotRetreat: Op<'defendingCannotRetreatNextTurn'> = { op: 'defendingCannotRetreatNextTurn' }
export const blinds: Op<'defendingMustFlipToAttackNextTurn'> = { op: 'defendingMustFlipToAttackNextTurn' }
export const disablesAnAttack: Op<'disableChosenAttackNextTurn'> = { op: 'disableChosenAttackNextTurn' }
export const destinyBond: Op<'destinyBondNextTurn'> = { op: 'destinyBondNextTurn' }
export const noTrainersNextTurn: Op<'opponentNoTrainersNextTurn'> = { op: 'opponentNoTrainersNextTurn' }
export const changesWeakness: Op<'changeDefendingWeakness'> = {
  op: 'changeDefendingWeakness',
  choose: 'anyExceptColorless',
  optional: true,
}
export const changesResistance: Op<'changeSelfResistance'> = {
  op: 'changeSelfResistance',
  choose: 'anyExceptColorless',
}
/** The attacker picks who comes up. */
export const lures: Op<'switchOpponentActive'> = { op: 'switchOpponentActive', chooser: 'attacker' }
/** The opponent picks who comes up. */
export const blowsAway: Op<'switchOpponentActive'> = {
  op: 'switchOpponentActive',
  chooser: 'opponent',
  timing: 'afterDamage',
}
export const teleports: Op<'switchSelf'> = { op: 'switchSelf' }
export const bounces: Op<'bounceDefendingIfNotKO'> = { op: 'bounceDefendingIfNotKO' }
export const copies: Op<'copyDefendingAttack'> = { op: 'copyDefendingAttack', ignoreCosts: true }
export const mirrors: Op<'mirrorLastAttackResult'> = { op: 'mirrorLastAttackResult' }
