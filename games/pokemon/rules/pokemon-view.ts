import type { MaskedCards, Seat } from '@turnwright/kernel'
import { CARDS } from '../cards/catalogue.ts'
import { type EnergyType, typeAt } from '../cards/energy-type.ts'
import { BENCH_POSITIONS, PokemonPosition, type StatusEffect } from '../match/vocabulary.ts'
import { obstacleTo, obstacleWords } from './attacks/obstacles.ts'
import { ANY, energyTypeOn, hasEnergyFor } from './energy-on.ts'
import { mayEvolveNow } from './evolution.ts'
import { cardViews } from './card-views.ts'
import { type AttackFace, cardCalled, type Face, faceOf } from './faces.ts'
import { typeIn, unitsIn } from './fuel.ts'
import { type PokemonInPlay, topCard } from './pokemon-in-play.ts'
import { faceNow, powerWorks } from './powers/working.ts'
import { obstacleToRetreat, retreatCost, retreatWords } from './retreat.ts'
import { type DuelState, other, playerAt } from './state.ts'
import { resistanceOf, typeOf, weaknessOf } from './traits.ts'
import type { AttackView, EffectView, EnergyView, PokemonView, PowerView, RetreatView } from './view.ts'

/** A Pokémon as everybody sees it: all that lies on it is open. */
export function pokemonView(
  state: DuelState,
  owner: Seat,
  pokemon: PokemonInPlay,
  at: number,
  cards: MaskedCards,
): PokemonView {
  const face = faceNow(state, pokemon)
  const isActive = at < 0
  return {
    card: topCard(pokemon),
    id: idOf(pokemon.kind),
    position: isActive ? PokemonPosition.ACTIVE : (BENCH_POSITIONS[at] ?? PokemonPosition.BENCH_4),
    cards: cardViews(cards, pokemon.cards),
    as: idOf(face.kind),
    hp: face.hp,
    damage: pokemon.damage,
    type: typeAt(typeOf(state, pokemon)),
    weakness: typeOrNull(weaknessOf(state, pokemon)),
    resistance: typeOrNull(resistanceOf(state, pokemon)),
    energy: energyViews(state, pokemon, cards),
    tools: cardViews(cards, pokemon.tools),
    damageBonus: sumOf(pokemon, cards, 'INCREASE_DAMAGE'),
    damageReduction: sumOf(pokemon, cards, 'REDUCE_DAMAGE'),
    statusEffects: statusesOf(pokemon),
    poison: pokemon.poison,
    canEvolve: mayEvolveNow(state, pokemon),
    power: powerView(state, pokemon, face),
    attacks: attackViews(state, owner, pokemon, face, isActive),
    retreat: retreatView(state, owner, pokemon, isActive),
    effects: effectViews(state, owner, pokemon),
  }
}

/** P34: what is between two Pokémon is over when the other one has gone. */
function effectViews(state: DuelState, owner: Seat, { lasting }: PokemonInPlay): readonly EffectView[] {
  if (lasting.length === 0) return NO_EFFECTS
  const facing = playerAt(state, other(owner)).active?.mark
  return lasting.flatMap(({ kind, turn, n, attack, mark }) =>
    mark === 0 || mark === facing ? [{ kind, turn, n, attack }] : [],
  )
}

const NO_EFFECTS: readonly EffectView[] = []

function idOf(kind: number): string {
  return CARDS[kind]?.id ?? ''
}

function typeOrNull(type: number): EnergyType | null {
  return type < 0 ? null : typeAt(type)
}

const NO_STATUS: readonly StatusEffect[] = []

function statusesOf({ condition, poison }: PokemonInPlay): readonly StatusEffect[] {
  if (condition === null) return poison > 0 ? ['poisoned'] : NO_STATUS
  return poison > 0 ? [condition, 'poisoned'] : [condition]
}

const NO_ENERGY: readonly EnergyView[] = []

function energyViews(state: DuelState, pokemon: PokemonInPlay, cards: MaskedCards): readonly EnergyView[] {
  const { energy, fuel } = pokemon
  if (energy.length === 0) return NO_ENERGY
  const all = energyTypeOn(state, pokemon)
  const views: EnergyView[] = []
  for (let at = 0; at < energy.length; at++) {
    const card = energy[at]
    const gives = fuel[at]
    if (card === undefined || gives === undefined) continue
    views.push({ card, id: cards.identity(card), provides: providedBy(gives, all) })
  }
  return views
}

/** What energy cards give, by the units and then by the type: every view of a table is full of them. */
const PROVIDED: Map<EnergyType | 'any', readonly (EnergyType | 'any')[]>[] = []

function providedBy(fuel: number, all: number): readonly (EnergyType | 'any')[] {
  const units = unitsIn(fuel)
  const type = all === ANY ? 'any' : typeAt(all >= 0 ? all : typeIn(fuel))
  const known = (PROVIDED[units] ??= new Map<EnergyType | 'any', readonly (EnergyType | 'any')[]>())
  let provided = known.get(type)
  if (provided === undefined) known.set(type, (provided = new Array<EnergyType | 'any'>(units).fill(type)))
  return provided
}

function sumOf({ tools }: PokemonInPlay, cards: MaskedCards, type: 'INCREASE_DAMAGE' | 'REDUCE_DAMAGE'): number {
  let sum = 0
  for (const tool of tools) {
    const card = cardCalled(cards.identity(tool))
    if (card?.supertype !== 'Trainer') continue
    for (const effect of card.effects) if (effect.effectType === type) sum += effect.n
  }
  return sum
}

function powerView(state: DuelState, pokemon: PokemonInPlay, face: Face): PowerView | null {
  const power = face.power ?? faceOf(pokemon.kind).power
  return power === null ? null : { name: power.name, works: powerWorks(state, pokemon, power) }
}

function attackViews(
  state: DuelState,
  owner: Seat,
  pokemon: PokemonInPlay,
  { attacks }: Face,
  isActive: boolean,
): readonly AttackView[] {
  const views: AttackView[] = []
  for (let at = 0; at < attacks.length; at++) {
    const attack = attacks[at]
    if (attack !== undefined) views.push(attackView(state, owner, pokemon, attack, isActive))
  }
  return views
}

/** Whether the energy is there is told of every Pokémon; whether it can attack only of the Active one. */
function attackView(
  state: DuelState,
  owner: Seat,
  pokemon: PokemonInPlay,
  face: AttackFace,
  isActive: boolean,
): AttackView {
  const { name, cost, damage } = face.attack
  const obstacle = obstacleTo(state, owner, pokemon, face)
  const reason = obstacle === null ? null : obstacleWords(state, pokemon, face, obstacle)
  return {
    name,
    cost,
    damage,
    // Nothing but a condition is looked at before the energy.
    hasEnergy: obstacle === 'condition' ? hasEnergyFor(state, pokemon, face) : obstacle !== 'energy',
    available: isActive && reason === null,
    reason: reason ?? (isActive ? null : 'Only the Active Pokémon attacks.'),
  }
}

function retreatView(state: DuelState, owner: Seat, pokemon: PokemonInPlay, isActive: boolean): RetreatView {
  const cost = retreatCost(state, owner, pokemon)
  if (!isActive) return { cost, allowed: false, reason: 'It is on the Bench.' }
  const obstacle = playerAt(state, owner).active === null ? 'bench' : obstacleToRetreat(state, owner)
  return { cost, allowed: obstacle === null, reason: obstacle === null ? null : retreatWords(state, owner, obstacle) }
}
