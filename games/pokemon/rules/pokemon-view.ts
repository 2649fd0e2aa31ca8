import type { CardId, MaskedCards, Seat } from '@turnwright/kernel'
import { CARDS } from '../cards/catalogue.ts'
import type { TrainerCard } from '../cards/card.ts'
import { type EnergyType, typeAt } from '../cards/energy-type.ts'
import { BENCH_POSITIONS, PokemonPosition, type StatusEffect } from '../match/vocabulary.ts'
import { obstacleTo, obstacleWords } from './attacks/obstacles.ts'
import { ANY, energyTypeOn, hasEnergyFor } from './energy-on.ts'
import { mayEvolveNow } from './evolution.ts'
import { type AttackFace, cardCalled, faceOf } from './faces.ts'
import { typeIn, unitsIn } from './fuel.ts'
import { type PokemonInPlay, topCard } from './pokemon-in-play.ts'
import { faceNow, powerWorks } from './powers/working.ts'
import { obstacleToRetreat, retreatCost, retreatWords } from './retreat.ts'
import { type DuelState, other, playerAt } from './state.ts'
import { resistanceOf, typeOf, weaknessOf } from './traits.ts'
import type { AttackView, CardView, EffectView, EnergyView, PokemonView, PowerView, RetreatView } from './view.ts'

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
  const open = (zone: readonly CardId[]): readonly CardView[] =>
    zone.map((card) => ({ card, id: cards.identity(card) }))
  return {
    card: topCard(pokemon),
    id: idOf(pokemon.kind),
    position: isActive ? PokemonPosition.ACTIVE : (BENCH_POSITIONS[at] ?? PokemonPosition.BENCH_4),
    cards: open(pokemon.cards),
    as: idOf(face.kind),
    hp: face.hp,
    damage: pokemon.damage,
    type: typeAt(typeOf(state, pokemon)),
    weakness: typeOrNull(weaknessOf(state, pokemon)),
    resistance: typeOrNull(resistanceOf(state, pokemon)),
    energy: energyViews(state, pokemon, cards),
    tools: open(pokemon.tools),
    damageBonus: sumOf(pokemon, cards, 'INCREASE_DAMAGE'),
    damageReduction: sumOf(pokemon, cards, 'REDUCE_DAMAGE'),
    statusEffects: statusesOf(pokemon),
    poison: pokemon.poison,
    canEvolve: mayEvolveNow(state, pokemon),
    power: powerView(state, pokemon),
    attacks: face.attacks.map((attack) => attackView(state, owner, pokemon, attack, isActive)),
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

function statusesOf({ condition, poison }: PokemonInPlay): readonly StatusEffect[] {
  const statuses: StatusEffect[] = condition === null ? [] : [condition]
  return poison > 0 ? [...statuses, 'poisoned'] : statuses
}

function energyViews(state: DuelState, pokemon: PokemonInPlay, cards: MaskedCards): readonly EnergyView[] {
  const all = energyTypeOn(state, pokemon)
  return pokemon.energy.map((card, at) => {
    const fuel = pokemon.fuel[at] as number
    const type = all === ANY ? 'any' : typeAt(all >= 0 ? all : typeIn(fuel))
    return { card, id: cards.identity(card), provides: new Array<EnergyType | 'any'>(unitsIn(fuel)).fill(type) }
  })
}

function sumOf({ tools }: PokemonInPlay, cards: MaskedCards, type: 'INCREASE_DAMAGE' | 'REDUCE_DAMAGE'): number {
  let sum = 0
  for (const tool of tools)
    for (const effect of (cardCalled(cards.identity(tool)) as TrainerCard).effects)
      if (effect.effectType === type) sum += effect.n
  return sum
}

function powerView(state: DuelState, pokemon: PokemonInPlay): PowerView | null {
  const power = faceNow(state, pokemon).power ?? faceOf(pokemon.kind).power
  return power === null ? null : { name: power.name, works: powerWorks(state, pokemon, power) }
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
    hasEnergy: hasEnergyFor(state, pokemon, face),
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
