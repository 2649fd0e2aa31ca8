import type { CardId, Seat } from '@turnwright/kernel'
import type { BenchEffect } from '../../cards/attack.ts'
import { typeIndex } from '../../cards/energy-type.ts'
import { flipCoin } from '../coins.ts'
import { pokemonWith } from '../movements.ts'
import { playerAt } from '../state.ts'
import { topCard } from '../pokemon-in-play.ts'
import { typeOf } from '../traits.ts'
import type { AttackInUse } from './attack-in-use.ts'
import { damageOther } from './deal-damage.ts'

type Of<Op extends BenchEffect['op']> = Extract<BenchEffect, { readonly op: Op }>

/** P31: damage to Benched Pokémon. */
export function damageBench(attack: AttackInUse, effect: Of<'benchDamage'>, chosen: readonly CardId[]): void {
  const { game, seat, foe } = attack
  const sides: readonly Seat[] = effect.side === 'both' ? [foe, seat] : [effect.side === 'own' ? seat : foe]
  switch (effect.scope) {
    case 'choose': {
      for (const card of chosen) damageOther(attack, foe, pokemonWith(playerAt(game.state, foe), card), effect.n)
      return
    }
    case 'all':
      for (const side of sides)
        for (const each of playerAt(game.state, side).bench) damageOther(attack, side, each, effect.n)
      return
    case 'sameTypeAsDefending':
      return damageSameType(attack, effect, sides)
  }
}

function damageSameType(attack: AttackInUse, effect: Of<'benchDamage'>, sides: readonly Seat[]): void {
  const { state } = attack.game
  const type = typeOf(state, attack.defender)
  if (effect.exceptType !== undefined && type === typeIndex(effect.exceptType)) return
  for (const side of sides)
    for (const each of playerAt(state, side).bench)
      if (typeOf(state, each) === type) damageOther(attack, side, each, effect.n)
}

/** A coin for each Pokémon on the opponent's Bench. */
export function damageBenchByCoins(attack: AttackInUse, { n, selfPerTails }: Of<'benchCoinDamage'>): void {
  const { game, seat, foe, attacker } = attack
  let tails = 0
  for (const each of playerAt(game.state, foe).bench)
    if (flipCoin(game, seat, { for: 'each', card: topCard(each) })) damageOther(attack, foe, each, n)
    else tails++
  if (tails > 0) damageOther(attack, seat, attacker, tails * selfPerTails)
}
