import type { EnergyView, PokemonView } from '../../rules/view.ts'
import { sureDamageFrom } from '../opponent/attack-damage.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import type { Unit } from '../services/attack-energy-validator-service.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import { decide, type Situation } from '../situation.ts'
import type { Decision } from '../decision.ts'
import { inPlay, nameOf, type Table } from '../table.ts'
import { trainersThat } from './playable.ts'

/** Section 6.5: always the Pokémon of the highest sure attack damage; of equals the highest score. */
export function removalTarget(table: Table, among: readonly PokemonView[] = inPlay(table.foe)): PokemonView | null {
  const mine = table.me.active
  if (mine === null) return null
  let best: PokemonView | null = null
  let most = -1
  for (const pokemon of among) {
    if (pokemon.energy.length === 0) continue
    const sure = sureDamageFrom(table, pokemon, mine)
    if (sure > most || (sure === most && best !== null && scoreOf(pokemon.id) > scoreOf(best.id))) {
      best = pokemon
      most = sure
    }
  }
  return best
}

/** The energy cards whose loss leaves a Pokémon the least sure damage, so many of them, one after the other. */
export function energyToRemove(table: Table, pokemon: PokemonView, n: number): readonly EnergyView[] {
  const mine = table.me.active
  if (mine === null) return pokemon.energy.slice(0, n)
  const left = pokemon.energy.slice()
  const removed: EnergyView[] = []
  while (removed.length < n && left.length > 0) {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (const [at, energy] of left.entries()) {
      const units = unitsWithout(left, energy)
      // Of equals the card that gives most.
      const rest = sureDamageFrom(table, pokemon, mine, { units }) - energy.provides.length / 100
      if (rest < least) {
        least = rest
        best = at
      }
    }
    removed.push(...left.splice(best, 1))
  }
  return removed
}

function unitsWithout(energy: readonly EnergyView[], removed: EnergyView): readonly Unit[] {
  return energy.flatMap((each) => (each === removed ? [] : each.provides))
}

/** Section 6.5: how much sure damage the loss of so many energy cards takes from its target. */
export function sureDamageRemoved(table: Table, n: number): number {
  const mine = table.me.active
  const target = removalTarget(table)
  if (mine === null || target === null) return 0
  const removed = energyToRemove(table, target, n)
  const units = target.energy.flatMap((each) => (removed.includes(each) ? [] : each.provides))
  return sureDamageFrom(table, target, mine) - sureDamageFrom(table, target, mine, { units })
}

/** Flow 4 and Section 6.5: played when it changes the opponent's sure attack damage. */
export function removeEnergy(situation: Situation): Decision | null {
  const { table } = situation
  for (const { card, action } of trainersThat(situation, 'REMOVE_ENERGY')) {
    const effect = TrainerEffectExecutorService.effect(card, 'REMOVE_ENERGY')
    const removed = effect === null ? 0 : sureDamageRemoved(table, 'n' in effect ? effect.n : effect.upTo)
    if (removed <= 0) continue
    const target = removalTarget(table)
    return decide(
      action,
      'weaken-attacker',
      `After ${card.name} ${target === null ? 'the opponent' : nameOf(target)} surely does ${removed} damage less.`,
    )
  }
  return null
}
