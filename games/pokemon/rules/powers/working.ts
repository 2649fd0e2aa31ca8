import type { CardId, Seat } from '@turnwright/kernel'
import type { Power, PowerKind } from '../../cards/power.ts'
import { type Face, faceOf } from '../faces.ts'
import { type PokemonInPlay, topCard } from '../pokemon-in-play.ts'
import { type DuelState, playerAt } from '../state.ts'

/** Whether a Pokémon's own condition stops its power (P44). */
function isBlocked({ condition }: PokemonInPlay, { blockedBy }: Power): boolean {
  return condition !== null && blockedBy.includes(condition)
}

/** Whether a Toxic Gas lies over the table (P45). */
export function isGassed({ players }: DuelState): boolean {
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]
    if (player === undefined) continue
    const { active, bench } = player
    if (active !== null && isGas(active)) return true
    for (let i = 0; i < bench.length; i++) {
      const each = bench[i]
      if (each !== undefined && isGas(each)) return true
    }
  }
  return false
}

function isGas(pokemon: PokemonInPlay): boolean {
  const { power, powerKind } = faceOf(pokemon.kind)
  return power !== null && powerKind === 'suppressPowers' && !isBlocked(pokemon, power)
}

/** Whether this power of a Pokémon works now. */
export function powerWorks(state: DuelState, pokemon: PokemonInPlay, power: Power): boolean {
  if (isBlocked(pokemon, power)) return false
  return power.kind === 'suppressPowers' || !isGassed(state)
}

/** What a Pokémon is treated as: its own card, or the Defending Pokémon's while it is transformed (P46). */
export function faceNow(state: DuelState, pokemon: PokemonInPlay): Face {
  const own = faceOf(pokemon.kind)
  if (own.power === null || own.powerKind !== 'copyDefending') return own
  const copied = copiedBy(state, pokemon)
  return copied !== null && powerWorks(state, pokemon, own.power) ? copied : own
}

/** The card that a Pokémon with Transform looks at, if it stands in the right place. */
function copiedBy(state: DuelState, pokemon: PokemonInPlay): Face | null {
  const faced = facedBy(state, pokemon)
  return faced === null ? null : faceOf(faced.kind)
}

function facedBy({ players }: DuelState, pokemon: PokemonInPlay): PokemonInPlay | null {
  const [one, two] = players
  if (one === undefined || two === undefined) return null
  if (one.active === pokemon) return two.active
  return two.active === pokemon ? one.active : null
}

/** The very card that a Pokémon is treated as: its own, or the Defending Pokémon's (P46). */
export function cardNow(state: DuelState, pokemon: PokemonInPlay): CardId {
  const faced = isTransformed(state, pokemon) ? facedBy(state, pokemon) : null
  return topCard(faced ?? pokemon)
}

/** Whether a Pokémon is transformed, so that its energy counts as any type. */
export function isTransformed(state: DuelState, pokemon: PokemonInPlay): boolean {
  return faceNow(state, pokemon).kind !== pokemon.kind
}

type Of<Kind extends PowerKind> = Extract<Power, { readonly kind: Kind }>

function hasPower<Kind extends PowerKind>(face: Face, kind: Kind): face is Face & { readonly power: Of<Kind> } {
  return face.powerKind === kind
}

/** The Pokémon's power of this kind, if it has one that works now. */
export function workingPower<Kind extends PowerKind>(
  state: DuelState,
  pokemon: PokemonInPlay,
  kind: Kind,
): Of<Kind> | null {
  // A glance at the card comes first: a power of another kind could only be borrowed, with Transform.
  const own = faceOf(pokemon.kind).powerKind
  if (own !== kind && own !== 'copyDefending') return null
  const face = faceNow(state, pokemon)
  return hasPower(face, kind) && powerWorks(state, pokemon, face.power) ? face.power : null
}

/** Whether a power of this kind works anywhere on one side. */
export function hasWorking(state: DuelState, seat: Seat, kind: PowerKind): boolean {
  const { active, bench } = playerAt(state, seat)
  if (active !== null && workingPower(state, active, kind) !== null) return true
  for (let i = 0; i < bench.length; i++) {
    const each = bench[i]
    if (each !== undefined && workingPower(state, each, kind) !== null) return true
  }
  return false
}
