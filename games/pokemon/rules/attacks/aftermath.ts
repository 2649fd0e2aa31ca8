import { typeIndex } from '../../cards/energy-type.ts'
import { drawCards, leavePlay, allCardsOf, switchActive, topsOnBench } from '../movements.ts'
import { topCard } from '../pokemon-in-play.ts'
import { playerAt } from '../state.ts'
import { isKnockedOut, printedId } from '../traits.ts'
import type { AttackInUse, Later } from './attack-in-use.ts'
import { damageBench, damageBenchByCoins } from './bench-damage.ts'
import { discardFromDefender, millByDiscarding, retrieve, searchToBench, rearrangeADeck } from './card-effects.ts'
import { roundUp } from './damage-math.ts'
import { damageOther, isProtected } from './deal-damage.ts'
import {
  addToAttacker,
  addToDefender,
  afflict,
  afflictDefender,
  changeResistance,
  changeWeakness,
  weakenDefender,
} from './inflict.ts'
import { mirror } from './mirror-move.ts'

const COUNTER = 10

/** P28: what an attack does once its damage is done. */
export function resolveLater(attack: AttackInUse, { effect, chosen }: Later): void {
  const { game, seat, attacker } = attack
  switch (effect.op) {
    case 'status':
      if (effect.target === 'self') afflict(game, attacker, effect.status)
      else afflictDefender(attack, effect.status, effect.poisonDamage)
      return
    case 'benchDamage':
      return damageBench(attack, effect, chosen.cards)
    case 'benchCoinDamage':
      return damageBenchByCoins(attack, effect)
    case 'selfDamage':
      damageOther(attack, seat, attacker, effect.n)
      return
    case 'healSelf':
      return healSelf(attack, effect)
    case 'healSelfByDamageDealt':
      return heal(attack, roundUp(attack.dealt * effect.fraction, effect.roundUpTo ?? COUNTER))
    case 'changeSelfResistance':
      if (chosen.type !== null) changeResistance(attack, chosen.type)
      return
    case 'changeDefendingWeakness':
      if (chosen.type !== null) changeWeakness(attack, typeIndex(chosen.type))
      return
    case 'preventDamageNextTurn':
      return addToAttacker(attack, 'no-damage')
    case 'preventAllEffectsNextTurn':
      return addToAttacker(attack, 'no-effects')
    case 'preventDamageAtMostNextTurn':
      return addToAttacker(attack, 'ignores-up-to', { n: effect.max })
    case 'reduceDamageNextTurn':
      return addToAttacker(attack, 'less-damage', { n: effect.n })
    case 'reduceDamageFromDefendingNextTurn':
      return weakenDefender(attack, effect.n, effect.endsIfEitherBenched)
    case 'defendingCannotAttackSelfNextTurn':
      return addToDefender(attack, 'cannot-attack', { mark: effect.endsIfEitherBenched ? attacker.mark : 0 })
    case 'defendingCannotRetreatNextTurn':
      return addToDefender(attack, 'cannot-retreat')
    case 'defendingMustFlipToAttackNextTurn':
      return addToDefender(attack, 'must-flip')
    case 'disableChosenAttackNextTurn':
      if (chosen.attack !== null) addToDefender(attack, 'attack-disabled', { attack: chosen.attack })
      return
    case 'destinyBondNextTurn':
      return addToAttacker(attack, 'destiny-bond')
    case 'boostOwnAttackNextTurn':
      return addToAttacker(attack, 'stronger-attack', { n: effect.baseDamage, attack: effect.attack }, 2)
    case 'opponentNoTrainersNextTurn':
      playerAt(game.state, attack.foe).noTrainersIn = game.state.turnNumber + 1
      game.tell({ kind: 'no-trainers', owner: attack.foe })
      return
    case 'switchOpponentActive':
      return switchDefender(attack, chosen.cards[0])
    case 'switchSelf':
      if (chosen.cards[0] !== undefined) switchActive(game, seat, chosen.cards[0])
      return
    case 'bounceDefendingIfNotKO':
      return bounceDefender(attack)
    case 'discardDefendingEnergy':
      return discardFromDefender(attack, chosen.cards)
    case 'discardOwnEnergyToMill':
      return millByDiscarding(attack, effect)
    case 'draw':
      drawCards(game, seat, effect.n)
      return
    case 'lookRearrangeTop':
      return rearrangeADeck(attack, effect.n)
    case 'retrieveFromDiscard':
      return retrieve(attack, effect)
    case 'searchDeckToBench':
      return searchToBench(attack, effect)
    case 'mirrorLastAttackResult':
      return mirror(attack)
    case 'copyDefendingAttack':
    case 'attackFails':
    case 'ignoreWeaknessResistance':
    case 'requireDefendingStatus':
    case 'requireSelfDamaged':
    case 'oncePerTimeInPlay':
    case 'costDiscardEnergy':
    case 'damagePlus':
    case 'damagePlusPerExtraEnergy':
    case 'damagePlusPerEnergyCardOnDefending':
    case 'damagePlusPerCounterOnDefending':
    case 'damagePlusPerCounterOnSelf':
    case 'damagePlusPerNamedInPlay':
    case 'damagePlusPerOwnBench':
    case 'damageMinusPerCounterOnSelf':
    case 'damagePerCounterOnSelf':
    case 'damagePerHeads':
    case 'damageHalfDefendingRemainingHp':
      throw new Error(`${effect.op} does not wait for the damage`)
  }
}

type Of<Op extends Later['effect']['op']> = Extract<Later['effect'], { readonly op: Op }>

function healSelf(attack: AttackInUse, effect: Of<'healSelf'>): void {
  const { game, seat, attacker, dealt } = attack
  if (attacker.damage === 0 || (effect.ifDamageNotAllPrevented === true && dealt === 0)) return
  const about = { kind: 'heal-self', by: printedId(attacker) } as const
  if (effect.optional === true && !game.ask.yesNo(seat, about)) return
  heal(attack, effect.counters === 'all' ? attacker.damage : effect.counters * COUNTER)
}

function heal({ game, attacker }: AttackInUse, damage: number): void {
  const healed = Math.min(attacker.damage, damage)
  if (healed === 0) return
  attacker.damage -= healed
  game.tell({ kind: 'healed', card: topCard(attacker), n: healed })
}

/** P32: whoever is knocked out is not switched. The attacker's choice was made before, the opponent's comes now. */
function switchDefender(attack: AttackInUse, lured: ReturnType<typeof topCard> | undefined): void {
  const { game, seat, foe, defender, attacker } = attack
  const bench = topsOnBench(playerAt(game.state, foe))
  if (bench.length === 0 || isKnockedOut(game.state, defender) || isProtected(attack, foe, defender)) return
  if (lured !== undefined) return switchActive(game, foe, lured, seat)
  switchActive(game, foe, game.ask.card(foe, { kind: 'switch-in', by: printedId(attacker) }, bench))
}

function bounceDefender(attack: AttackInUse): void {
  const { game, foe, defender } = attack
  if (isKnockedOut(game.state, defender) || isProtected(attack, foe, defender)) return
  const player = playerAt(game.state, foe)
  leavePlay(player, defender)
  player.hand.push(...allCardsOf(defender))
  game.tell({ kind: 'returned-to-hand', owner: foe, card: topCard(defender), isAttachedLost: false })
}
