import type { CardId, Seat } from '@turnwright/kernel'
import { COLORLESS, typeIndex } from '../cards/energy-type.ts'
import { faceOf, kindCalled } from '../rules/faces.ts'
import { typeIn, unitsIn } from '../rules/fuel.ts'
import { type PokemonInPlay, topCard } from '../rules/pokemon-in-play.ts'
import { faceNow } from '../rules/powers/working.ts'
import { type DuelState, other, type PlayerState, playerAt } from '../rules/state.ts'
import { bestAttack, promise } from './prospects.ts'
import { leftOf, type Scene, scoreOfKind } from './scene.ts'
import { attachWorth, promoted } from './stand.ts'

/** The Pokémon that a card lies on top of, on either side. */
export function pokemonAt({ players }: DuelState, card: CardId): PokemonInPlay {
  for (const { active, bench } of players) {
    if (active !== null && topCard(active) === card) return active
    for (const each of bench) if (topCard(each) === card) return each
  }
  throw new Error(`there is no Pokémon with card ${card} on top`)
}

function ownerOf({ players }: DuelState, pokemon: PokemonInPlay): Seat {
  const [one] = players
  return one !== undefined && (one.active === pokemon || one.bench.includes(pokemon)) ? 0 : 1
}

export function promotedWorth(scene: Scene, card: CardId): number {
  const pokemon = pokemonAt(scene.state, card)
  return promoted(scene, ownerOf(scene.state, pokemon), pokemon)
}

/** Whom we do most to, and who does least to us. */
export function targetWorth(scene: Scene, seat: Seat, { active }: PlayerState, card: CardId): number {
  if (active === null) return 0
  const target = pokemonAt(scene.state, card)
  return bestAttack(scene, seat, active, target) - promise(scene, other(seat), target, active) / 2
}

/** How much energy somebody can give away: the Bench first. */
export function spare(state: DuelState, { active }: PlayerState, card: CardId): number {
  const pokemon = pokemonAt(state, card)
  const asked = faceNow(state, pokemon).attacks.reduce((sum, { total }) => Math.max(sum, total), 0)
  return pokemon.energy.length - asked + (pokemon === active ? 0 : 2)
}

/** Energy of a type that an attack asks for by name is needed most; a double one counts twice. */
export function needed(state: DuelState, { active, bench }: PlayerState, card: CardId): number {
  for (const pokemon of active === null ? bench : [active, ...bench]) {
    const at = pokemon.energy.indexOf(card)
    const fuel = pokemon.fuel[at]
    if (at < 0 || fuel === undefined) continue
    const isAsked = faceNow(state, pokemon).attacks.some(({ typed }) => typed.some(({ type }) => type === typeIn(fuel)))
    return unitsIn(fuel) + (isAsked ? 1.5 : 0)
  }
  return 0
}

/** Whom it hurts most to lose energy: who attacks next, and who has two to lose. */
export function richness(state: DuelState, { active }: PlayerState, card: CardId): number {
  const pokemon = pokemonAt(state, card)
  return Math.min(2, pokemon.energy.length) + (pokemon === active ? 1.5 : 0)
}

/** Rain Dance and Buzzap go where energy pays; a Defender to the Active. */
export function attachTarget(scene: Scene, seat: Seat, by: string, card: CardId): number {
  const pokemon = pokemonAt(scene.state, card)
  const { power } = faceOf(kindCalled(by))
  if (power?.kind === 'extraEnergyAttach') return attachWorth(scene, seat, pokemon, typeIndex(power.energy))
  if (power?.kind === 'selfKnockOutBecomeEnergy') return attachWorth(scene, seat, pokemon, COLORLESS)
  return playerAt(scene.state, seat).active === pokemon ? 1 : 0
}

/** The Active first, then whoever is hurt most. */
export function healWorth(state: DuelState, { active }: PlayerState, card: CardId): number {
  const pokemon = pokemonAt(state, card)
  return pokemon.damage + (pokemon === active ? 20 : 0)
}

/** Damage leaves our Active, or a Pokémon of the opponent that can take it. */
export function damageFrom(state: DuelState, seat: Seat, card: CardId): number {
  const pokemon = pokemonAt(state, card)
  const owner = ownerOf(state, pokemon)
  if (owner !== seat) return leftOf(state, pokemon)
  return playerAt(state, owner).active === pokemon ? 1000 : -leftOf(state, pokemon)
}

export function damageTo(state: DuelState, seat: Seat, card: CardId): number {
  const pokemon = pokemonAt(state, card)
  return ownerOf(state, pokemon) === seat ? leftOf(state, pokemon) : -leftOf(state, pokemon)
}

/** Who is missed least: hurt, without energy, of a low score. */
export function loss(state: DuelState, { active }: PlayerState, card: CardId): number {
  const pokemon = pokemonAt(state, card)
  return pokemon.damage - 20 * pokemon.energy.length - scoreOfKind(pokemon.kind) / 10 + (pokemon === active ? 10 : 0)
}
