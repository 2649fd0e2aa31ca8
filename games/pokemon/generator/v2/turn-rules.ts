import { cardCalled } from '../../rules/faces.ts'
import type { PokemonView } from '../../rules/view.ts'
import { switchTrainer, wayUp } from '../attacks/attack-rules.ts'
import type { Decision } from '../decision.ts'
import { playToBench } from '../development-rules.ts'
import { energyOffers } from '../energy/energy-offers.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { type Unit, unitsOn } from '../services/attack-energy-validator-service.ts'
import { decide, type Situation } from '../situation.ts'
import { attacksOf, nameOf, type Table } from '../table.ts'
import { betterActive } from './better-active.ts'
import { bestNow, potential } from './potential.ts'
import { isDoomed } from './danger.ts'
import { limits, weights, WINNING } from './weights.ts'

/** The attack of the highest worth, once everything else is done. */
export function bestAttack(situation: Situation): Decision | null {
  const { table } = situation
  const { active } = table.me
  if (active === null) return null
  const best = bestNow(table, active)
  if (best === null || best.worth <= 0) return null
  const attack = attacksOf(active)[best.at]
  return decide(
    situation.attackWith(best.at),
    'best-attack',
    `${attack?.name ?? 'The attack'} brings most: all that may come of it is worth ${Math.round(best.worth)} damage.`,
  )
}

/** A knock-out that ends the match is taken at once. */
export function winNow(situation: Situation): Decision | null {
  const { active } = situation.table.me
  const best = active === null ? null : bestNow(situation.table, active)
  if (best === null || best.worth < WINNING) return null
  const attack = active === null ? undefined : attacksOf(active)[best.at]
  return decide(situation.attackWith(best.at), 'win-now', `${attack?.name ?? 'The attack'} may win the match at once.`)
}

/** Energy where it promises most, the Active first where it can still use it. */
export function attachWhereItPays(situation: Situation): Decision | null {
  const { table } = situation
  let best: { readonly worth: number; readonly decision: Decision | null } = { worth: 0, decision: null }
  for (const { action, energy, pokemon } of energyOffers(situation)) {
    const worth = attachWorth(table, pokemon, energy.provides)
    if (worth > best.worth)
      best = {
        worth,
        decision: decide(action, 'energy-where-it-pays', `${energy.name} helps ${nameOf(pokemon)} most.`),
      }
  }
  return best.decision
}

/** What energy adds: to what can be done now, and to what is promised. Two units where one would do are wasted. */
export function attachWorth(table: Table, pokemon: PokemonView, provides: readonly Unit[]): number {
  const before = unitsOn(pokemon)
  const after = [...before, ...provides]
  const isActive = pokemon === table.me.active
  const now = isActive ? (bestNow(table, pokemon, after)?.worth ?? 0) - (bestNow(table, pokemon)?.worth ?? 0) : 0
  const isFirst = isActive && bestNow(table, pokemon) === null && now > 0
  const later = potential(table, pokemon, after) - potential(table, pokemon, before)
  const share = isActive ? (isDoomed(table, pokemon) ? weights.doomed : 1) : weights.bench
  return (
    now +
    (isFirst ? weights.firstAttack : 0) +
    share * later +
    scoreOf(pokemon.id) / weights.scoresPerDamage -
    weights.unitToSpare * (provides.length - 1)
  )
}

/** Whoever stands better comes up, if the way is worth its price. */
export function bringUpBetter(situation: Situation): Decision | null {
  const { table } = situation
  const { active } = table.me
  if (active === null) return null
  const card = active.retreat.cost > 0 ? switchTrainer(situation) : null
  const price = card === null ? weights.retreat + weights.ownEnergy * active.retreat.cost : weights.switchCard
  const better = betterActive(table, price)
  if (better === null) return null
  const way = card ?? wayUp(situation, better)
  return decide(way, 'better-active', `${nameOf(better)} stands better against the opponent.`)
}

/** An evolution, unless it takes away more than it brings in this turn. */
export function evolveWell(situation: Situation): Decision | null {
  const { table } = situation
  let best: { readonly gain: number; readonly decision: Decision | null } = { gain: 0, decision: null }
  for (const action of situation.all('EVOLVE_POKEMON')) {
    const card = cardCalled(situation.inHand(action.actionData.card)?.id ?? null)
    const pokemon = situation.own(action.actionData.pokemon)
    if (card?.supertype !== 'Pokemon' || pokemon === null) continue
    const evolved = { ...pokemon, id: card.id, as: card.id, hp: card.hp, type: card.type, weakness: card.weakness }
    const isActive = pokemon === table.me.active
    const changed = isActive ? { ...table, me: { ...table.me, active: evolved } } : table
    const lost = isActive ? (bestNow(table, pokemon)?.worth ?? 0) - (bestNow(changed, evolved)?.worth ?? 0) : 0
    const gain =
      card.hp -
      pokemon.hp +
      weights.evolution +
      potential(changed, evolved) -
      potential(table, pokemon) -
      Math.max(0, lost)
    if (gain > best.gain)
      best = {
        gain,
        decision: decide(
          action,
          'evolve-well',
          `${nameOf(pokemon)} becomes ${card.name}, with ${card.hp} HP instead of ${pokemon.hp}.`,
        ),
      }
  }
  return best.decision
}

/** Pokémon to the Bench, with a place kept free. */
export function benchWell(situation: Situation): Decision | null {
  return situation.table.me.bench.length >= limits.enoughOnBench ? null : playToBench(situation)
}
