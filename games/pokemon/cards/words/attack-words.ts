import type { Attack, AttackEffect, PlainEffect } from '../attack.ts'
import { counters, conditionNamed, listed } from './plain-words.ts'

/** What an attack does beside its printed damage, for people; empty where that is all. */
export function attackText({ effects }: Attack): string {
  return effects.map(effectText).join(' ')
}

function effectText(effect: AttackEffect): string {
  if (effect.op !== 'coin') return sentence(wordsFor(effect))
  const { heads, tails } = effect
  const parts = [
    ...(heads === undefined ? [] : [`heads: ${heads.map(wordsFor).join(', and ')}`]),
    ...(tails === undefined ? [] : [`tails: ${tails.map(wordsFor).join(', and ')}`]),
  ]
  return `Flip a coin; ${parts.join('; ')}.`
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

function wordsFor(effect: PlainEffect): string {
  switch (effect.op) {
    case 'requireDefendingStatus':
      return `only against a Defending Pokémon that is ${conditionNamed(effect.status)}`
    case 'requireSelfDamaged':
      return 'only while this Pokémon has damage'
    case 'oncePerTimeInPlay':
      return 'only once while this Pokémon stays in play'
    case 'costDiscardEnergy':
      return costWords(effect)
    case 'attackFails':
      return 'nothing happens'
    case 'damagePlus':
      return `${effect.n} more damage`
    case 'damagePlusPerExtraEnergy':
      return `${effect.per} more damage for each ${effect.energy} energy beyond the cost, at most ${effect.maxExtra} of them`
    case 'damagePlusPerEnergyCardOnDefending':
      return `${effect.per} more damage for each energy card on the Defending Pokémon`
    case 'damagePlusPerCounterOnDefending':
      return `${effect.per} more damage for each damage counter on the Defending Pokémon`
    case 'damagePlusPerCounterOnSelf':
      return `${effect.per} more damage for each damage counter on this Pokémon`
    case 'damagePlusPerNamedInPlay':
      return `${effect.per} more damage for each ${effect.name} you have in play`
    case 'damagePlusPerOwnBench':
      return `${effect.per} more damage for each Pokémon on your Bench`
    case 'damageMinusPerCounterOnSelf':
      return `${effect.per} less damage for each damage counter on this Pokémon`
    case 'damagePerCounterOnSelf':
      return `${effect.per} damage for each damage counter on this Pokémon`
    case 'damagePerHeads':
      return `${flipWords(effect.flips)}: ${effect.per} damage for each heads`
    case 'damageHalfDefendingRemainingHp':
      return `damage equal to half the HP the Defending Pokémon has left, rounded up to the nearest ${effect.roundUpTo}`
    case 'ignoreWeaknessResistance':
      return 'Weakness and Resistance do not count'
    case 'status':
      return statusWords(effect)
    case 'benchDamage':
      return benchWords(effect)
    case 'benchCoinDamage':
      return `flip a coin for each Pokémon on your opponent's Bench: heads does ${effect.n} damage to it, each tails ${effect.selfPerTails} to this Pokémon`
    case 'selfDamage':
      return `${effect.n} damage to this Pokémon`
    case 'healSelf':
      return healWords(effect)
    case 'healSelfByDamageDealt':
      return effect.fraction === 1
        ? 'take off as much damage from this Pokémon as it did'
        : `take off half as much damage from this Pokémon as it did, rounded up to the nearest ${effect.roundUpTo ?? 10}`
    case 'changeSelfResistance':
      return "change this Pokémon's Resistance to a type of your choice, but not Colorless"
    case 'preventDamageNextTurn':
      return "no attack damages this Pokémon during your opponent's next turn"
    case 'preventAllEffectsNextTurn':
      return "no attack does anything to this Pokémon during your opponent's next turn"
    case 'preventDamageAtMostNextTurn':
      return `during your opponent's next turn, ${effect.max} or less damage to this Pokémon does not count`
    case 'reduceDamageNextTurn':
      return `during your opponent's next turn, damage to this Pokémon is ${effect.n} less`
    case 'reduceDamageFromDefendingNextTurn':
      return `during your opponent's next turn, damage from the Defending Pokémon to this one is ${effect.n} less`
    case 'defendingCannotAttackSelfNextTurn':
      return "the Defending Pokémon cannot attack this one during your opponent's next turn"
    case 'defendingCannotRetreatNextTurn':
      return "the Defending Pokémon cannot retreat during your opponent's next turn"
    case 'defendingMustFlipToAttackNextTurn':
      return "if the Defending Pokémon attacks during your opponent's next turn, your opponent flips a coin; on tails the attack does nothing"
    case 'disableChosenAttackNextTurn':
      return "choose an attack of the Defending Pokémon: it cannot be used during your opponent's next turn"
    case 'destinyBondNextTurn':
      return "a Pokémon that knocks this one out during your opponent's next turn is knocked out too"
    case 'boostOwnAttackNextTurn':
      return `during your next turn, ${effect.attack} does ${effect.baseDamage} damage`
    case 'opponentNoTrainersNextTurn':
      return 'your opponent plays no Trainers during the next turn'
    case 'changeDefendingWeakness':
      return 'you may change a Weakness of the Defending Pokémon to a type of your choice, but not Colorless'
    case 'switchOpponentActive':
      return effect.chooser === 'attacker'
        ? "choose a Pokémon on your opponent's Bench: it becomes the Defending Pokémon"
        : 'your opponent switches the Defending Pokémon with a Benched one of their choice'
    case 'switchSelf':
      return 'switch this Pokémon with one on your Bench'
    case 'bounceDefendingIfNotKO':
      return "unless it is knocked out, the Defending Pokémon goes back to your opponent's hand with all cards on it"
    case 'discardDefendingEnergy':
      return `discard ${effect.n} energy card from the Defending Pokémon`
    case 'discardOwnEnergyToMill':
      return `discard any number of ${effect.energy} energy cards from this Pokémon; your opponent discards ${effect.per} card from the top of the deck for each`
    case 'draw':
      return `draw ${effect.n === 1 ? 'a card' : `${effect.n} cards`}`
    case 'lookRearrangeTop':
      return `look at the top ${effect.n} cards of either deck and put them back in any order`
    case 'retrieveFromDiscard':
      return `put ${effect.upTo === 1 ? 'a' : `up to ${effect.upTo}`} ${effect.card === 'trainer' ? 'Trainer' : 'energy card'}${effect.upTo === 1 ? '' : 's'} from your discard pile into your hand`
    case 'searchDeckToBench':
      return `search your deck for ${soughtWords(effect)} and put it on your Bench, if that has a free place, then shuffle`
    case 'copyDefendingAttack':
      return 'choose an attack of the Defending Pokémon and do the same, at the cost of this one instead of its own'
    case 'mirrorLastAttackResult':
      return 'what an attack did to this Pokémon in the last turn is done to the Defending Pokémon'
  }
}

type Of<Op extends PlainEffect['op']> = Extract<PlainEffect, { readonly op: Op }>

function costWords({ n, energy }: Of<'costDiscardEnergy'>): string {
  const kind = energy === 'any' ? 'energy' : `${energy} energy`
  if (n === 'all') return `first discard all ${kind} cards from this Pokémon`
  return `first discard ${n} ${kind} card${n === 1 ? '' : 's'} from this Pokémon`
}

function flipWords(flips: Of<'damagePerHeads'>['flips']): string {
  if (flips === 'untilTails') return 'flip a coin until it shows tails'
  if (flips === 'energyOnSelf') return 'flip a coin for each energy on this Pokémon'
  return `flip ${flips} coins`
}

function statusWords({ status, target, poisonDamage }: Of<'status'>): string {
  const whom = target === 'self' ? 'this Pokémon' : 'the Defending Pokémon'
  const strength = poisonDamage === undefined ? '' : `, for ${poisonDamage} damage between turns`
  return `${whom} is now ${conditionNamed(status)}${strength}`
}

function benchWords({ side, scope, n, targets = 0, exceptType }: Of<'benchDamage'>): string {
  const where = { own: 'your own Bench', opponent: "your opponent's Bench", both: 'both Benches' }[side]
  switch (scope) {
    case 'all':
      return `${n} damage to each Pokémon on ${where}`
    case 'choose':
      return `${n} damage to ${targets === 1 ? 'one' : `${targets}`} of the Pokémon on ${where}, your choice`
    case 'sameTypeAsDefending':
      return `unless the Defending Pokémon is ${exceptType}, ${n} damage to each Pokémon of its type on ${where}`
  }
}

function healWords({ counters: n, ifDamageNotAllPrevented }: Of<'healSelf'>): string {
  const what = n === 'all' ? 'take all damage counters off this Pokémon' : `take ${counters(n)} off this Pokémon`
  return ifDamageNotAllPrevented ? `unless all its damage was prevented, you may ${what}` : what
}

function soughtWords({ named, basicType }: Of<'searchDeckToBench'>): string {
  return named === undefined ? `a Basic ${basicType} Pokémon` : `a Basic Pokémon called ${listed(named, 'or')}`
}
