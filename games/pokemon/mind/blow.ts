import type { Attack, DamageEffect, PlainEffect } from '../cards/attack.ts'
import type { AttackFace } from '../rules/faces.ts'
import { coinOutcomes, headsChances } from '../generator/services/coin-outcomes.ts'
import { weights } from '../generator/v2/weights.ts'

/** One way the coins of an attack can fall, with all that does not depend on the table worked out. */
export interface Way {
  readonly p: number
  readonly fails: boolean
  /** Printed damage and what the coins add. */
  readonly damage: number
  /** What is added for something on the table. */
  readonly added: readonly DamageEffect[]
  readonly ignoresTypes: boolean
  /** What it is worth beside damage: where the Defending Pokémon lives on, and anyway. */
  readonly onSurvivor: number
  readonly anyway: number
  /** Whether anything happens beside the Defending Pokémon. */
  readonly isBeside: boolean
  readonly selfDamage: number
  /** Damage to each of the opponent's Bench, to how many, and to each of one's own. */
  readonly bench: number
  readonly benchTargets: number
  readonly ownBench: number
  /** Energy cards that are taken off the Defending Pokémon. */
  readonly takesEnergy: number
}

/** An attack with all that can come of it. */
export interface Blow {
  readonly face: AttackFace
  readonly ways: readonly Way[]
  /** Energy that is discarded for it; Infinity is all of it. */
  readonly discards: number
  readonly poison: number
  readonly copies: boolean
}

const ALL = 5

/** What an effect is worth to who lives on to feel it, and to the attacker anyway. */
const ON_SURVIVOR: Readonly<Partial<Record<PlainEffect['op'], number>>> = {
  reduceDamageFromDefendingNextTurn: weights.halfPrevention,
  defendingCannotAttackSelfNextTurn: weights.prevention,
  defendingCannotRetreatNextTurn: weights.halfHindrance,
  defendingMustFlipToAttackNextTurn: weights.halfPrevention,
  disableChosenAttackNextTurn: weights.hindrance,
  changeDefendingWeakness: weights.halfHindrance,
  switchOpponentActive: weights.halfHindrance,
  bounceDefendingIfNotKO: weights.hindrance,
}

const ANYWAY: Readonly<Partial<Record<PlainEffect['op'], number>>> = {
  preventDamageNextTurn: weights.prevention,
  preventAllEffectsNextTurn: weights.prevention,
  preventDamageAtMostNextTurn: weights.prevention,
  reduceDamageNextTurn: weights.halfPrevention,
  destinyBondNextTurn: weights.hindrance,
  boostOwnAttackNextTurn: weights.prevention,
  opponentNoTrainersNextTurn: weights.hindrance,
  changeSelfResistance: weights.halfHindrance,
  healSelfByDamageDealt: weights.halfHindrance,
  healSelf: weights.hindrance,
  draw: weights.draw,
  retrieveFromDiscard: weights.draw,
  searchDeckToBench: weights.draw,
  lookRearrangeTop: weights.lookAhead,
}

const blows = new WeakMap<AttackFace, Blow>()

export function blowOf(face: AttackFace): Blow {
  let blow = blows.get(face)
  if (blow === undefined) blows.set(face, (blow = workOut(face)))
  return blow
}

function workOut(face: AttackFace): Blow {
  const { attack } = face
  const plain = attack.effects.filter((effect) => effect.op !== 'coin')
  let discards = 0
  let poison = 0
  for (const effect of plain) {
    if (effect.op === 'costDiscardEnergy') discards += effect.n === 'all' ? Number.POSITIVE_INFINITY : effect.n
    if (effect.op === 'status' && effect.status === 'poisoned' && effect.target === 'defending')
      poison = effect.poisonDamage ?? 10
  }
  const ways = coinOutcomes(attack).flatMap(({ p, effects }) => waysOf(attack, p, effects))
  return { face, ways, discards, poison, copies: plain.some(({ op }) => op === 'copyDefendingAttack') }
}

/** Flips that are counted make a way for each number of heads. */
function waysOf(attack: Attack, p: number, effects: readonly PlainEffect[]): readonly Way[] {
  for (const effect of effects)
    if (effect.op === 'damagePerHeads' && effect.flips !== 'energyOnSelf')
      return headsChances(effect.flips).map((chance, heads) =>
        wayOf(attack, p * chance, heads * effect.per, without(effects, effect)),
      )
  return [wayOf(attack, p, 0, effects)]
}

function without(effects: readonly PlainEffect[], one: PlainEffect): readonly PlainEffect[] {
  return effects.filter((effect) => effect !== one)
}

function wayOf({ mode, damage, effects: all }: Attack, p: number, heads: number, effects: readonly PlainEffect[]): Way {
  const isPrinted = mode === 'fixed' || mode === 'plus' || mode === 'minus'
  const way = {
    p,
    fails: false,
    damage: heads + (isPrinted ? damage : 0),
    added: [] as DamageEffect[],
    ignoresTypes: all.some(({ op }) => op === 'ignoreWeaknessResistance'),
    onSurvivor: 0,
    anyway: 0,
    isBeside: false,
    selfDamage: 0,
    bench: 0,
    benchTargets: 0,
    ownBench: 0,
    takesEnergy: 0,
  }
  for (const effect of effects) {
    if (effect.op === 'attackFails') way.fails = true
    else if (effect.op === 'damagePlus') way.damage += effect.n
    else if (changesDamage(effect)) way.added.push(effect)
    else if (effect.op === 'selfDamage') way.selfDamage += effect.n
    else if (effect.op === 'discardDefendingEnergy') way.takesEnergy += effect.n
    else if (effect.op === 'status') {
      if (effect.target === 'self') way.anyway -= weights.ownCondition * weights[effect.status]
      else way.onSurvivor += weights[effect.status]
    } else if (effect.op === 'benchDamage') {
      if (effect.side !== 'own') {
        way.bench += effect.n
        way.benchTargets = effect.scope === 'choose' ? (effect.targets ?? 1) : ALL
      }
      if (effect.side !== 'opponent') way.ownBench += effect.n
    } else {
      way.onSurvivor += ON_SURVIVOR[effect.op] ?? 0
      way.anyway += ANYWAY[effect.op] ?? 0
    }
  }
  way.isBeside = way.anyway !== 0 || way.selfDamage > 0 || way.bench > 0 || way.ownBench > 0
  return way
}

function changesDamage(effect: PlainEffect): effect is DamageEffect {
  return effect.op.startsWith('damage')
}
