import type { Power } from '../power.ts'
import { conditionNamed, counters, listed } from './plain-words.ts'

/** What a Pokémon Power does, for people. */
export function powerText(power: Power): string {
  const { blockedBy } = power
  const works =
    blockedBy.length === 0 ? '' : ` Not while this Pokémon is ${listed(blockedBy.map(conditionNamed), 'or')}.`
  return `${wordsFor(power)}${works}`
}

function wordsFor(power: Power): string {
  switch (power.kind) {
    case 'moveDamageCounters':
      return moveWords(power)
    case 'extraEnergyAttach':
      return `As often as you like in your turn, attach a ${power.energy} energy card from your hand to one of your ${power.targetType} Pokémon, beside the one energy of the turn.`
    case 'convertOwnEnergyType':
      return `As often as you like in your turn, turn all energy on this Pokémon into ${power.to} for the rest of the turn.`
    case 'moveEnergy':
      return `As often as you like in your turn, move ${power.each} ${power.energy} energy card from one of your Pokémon to another.`
    case 'selfKnockOutBecomeEnergy':
      return `In your turn, knock this Pokémon out and attach it to another of your Pokémon: it gives ${power.provides} energy of a type you choose.`
    case 'changeOwnType':
      return 'Once in your turn, change the type of this Pokémon to that of any other Pokémon in play, but not Colorless.'
    case 'coinHeal':
      return `Once in your turn, flip a coin; on ${power.coin} take ${counters(power.counters)} off one of your Pokémon.`
    case 'peek':
      return "Once in your turn, look at one of these: the top card of either deck, a random card of your opponent's hand, or one Prize of either player."
    case 'switchInFromBench':
      return 'Once in your turn, while it is on your Bench, switch this Pokémon with your Active one.'
    case 'returnSelfToHand':
      return `In your turn${power.notTurnPlayed ? ', but not in the one it came into play,' : ''} take this Pokémon back into your hand and discard all cards attached to it.`
    case 'preventDamageAtLeast':
      return `Damage of ${power.threshold} or more from an attack, after Weakness and Resistance, does not count. Other effects do.`
    case 'statusImmunity':
      return `This Pokémon cannot become ${listed(power.statuses.map(conditionNamed), 'or')}.`
    case 'retreatCostReduction':
      return `While it is on your Bench, your Active Pokémon retreats for ${power.n} energy less.`
    case 'noEvolutions':
      return 'Nobody can evolve Pokémon.'
    case 'copyDefending':
      return 'While Active, this Pokémon is the same card as the Defending Pokémon, but it cannot evolve, keeps this power, and its energy counts as any type.'
    case 'suppressPowers':
      return 'No other Pokémon Power works, except those of the same name.'
    case 'halveDamage':
      return `Damage from attacks, after Weakness and Resistance, is halved and rounded down to the nearest ${power.roundDownTo}.`
    case 'opponentHandRevealed':
      return 'Your opponent plays with an open hand.'
    case 'retaliate':
      return `Whenever an attack of your opponent damages this Pokémon, the attacker takes ${power.damage} damage, even if this Pokémon is knocked out.`
    case 'coinPreventAllEffects':
      return `Whenever an attack would do anything to this Pokémon, flip a coin; on ${power.coin} it does not.`
  }
}

function moveWords({ limit, from, to, each, mayKnockOut }: Extract<Power, { kind: 'moveDamageCounters' }>): string {
  const often = limit === 'unlimited' ? 'As often as you like in your turn' : 'Once in your turn'
  const source = from === 'ownAny' ? 'one of your Pokémon' : "one of your opponent's Pokémon"
  const target = to === 'self' ? 'this one' : 'another of them'
  const limitWords = mayKnockOut ? ', even if that knocks it out' : ', unless that would knock it out'
  return `${often}, move ${counters(each)} from ${source} to ${target}${limitWords}.`
}
