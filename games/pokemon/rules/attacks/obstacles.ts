import type { Seat } from '@turnwright/kernel'
import type { Requirement } from '../../cards/attack.ts'
import { ENERGY_TYPES } from '../../cards/energy-type.ts'
import { conditionNamed, listed } from '../../cards/words/plain-words.ts'
import { hasEnergyFor, unitsAs } from '../energy-on.ts'
import type { AttackFace } from '../faces.ts'
import { unitsOf } from '../fuel.ts'
import type { Lasting, PokemonInPlay } from '../pokemon-in-play.ts'
import { faceNow } from '../powers/working.ts'
import { BENCH_SIZE, type DuelState, other, playerAt } from '../state.ts'
import { feels, nameOf } from '../traits.ts'
import { lastStrike } from './mirror-move.ts'
import type { RequiringEffect } from './requiring.ts'

/** Why an attack cannot be used. */
export type Obstacle = 'condition' | 'energy' | 'forbidden' | 'disabled' | 'requirement'

/** P27: what stands against an attack of the Active Pokémon, or null. The words are made only when somebody reads them. */
export function obstacleTo(state: DuelState, seat: Seat, pokemon: PokemonInPlay, face: AttackFace): Obstacle | null {
  if (pokemon.condition === 'asleep' || pokemon.condition === 'paralyzed') return 'condition'
  if (!hasEnergyFor(state, pokemon, face)) return 'energy'
  if (pokemon.lasting.length > 0) {
    const forbidden = feels(state, pokemon, 'cannot-attack')
    if (forbidden !== null && isAbout(forbidden, playerAt(state, other(seat)).active)) return 'forbidden'
    if (isDisabled(state, pokemon, face.attack.name)) return 'disabled'
  }
  for (const requirement of face.requirements) if (!isMet(state, seat, pokemon, requirement)) return 'requirement'
  return null
}

/** An effect that names no other Pokémon is about all of them. */
function isAbout({ mark }: Lasting, pokemon: PokemonInPlay | null): boolean {
  return mark === 0 || mark === pokemon?.mark
}

function isDisabled({ turnNumber }: DuelState, { lasting }: PokemonInPlay, name: string): boolean {
  return lasting.some(({ kind, turn, attack }) => kind === 'attack-disabled' && turn === turnNumber && attack === name)
}

function isMet(state: DuelState, seat: Seat, pokemon: PokemonInPlay, effect: RequiringEffect): boolean {
  switch (effect.op) {
    case 'requireDefendingStatus':
      return has(playerAt(state, other(seat)).active, effect.status)
    case 'requireSelfDamaged':
      return pokemon.damage > 0
    case 'oncePerTimeInPlay':
      return !pokemon.spent
    case 'searchDeckToBench':
      return playerAt(state, seat).bench.length < BENCH_SIZE
    case 'mirrorLastAttackResult':
      return lastStrike(state, pokemon.struck) !== null
    case 'copyDefendingAttack':
      return copyable(state, other(seat)).length > 0
  }
}

function has(pokemon: PokemonInPlay | null, status: Extract<Requirement, { status: string }>['status']): boolean {
  if (pokemon === null) return false
  return status === 'poisoned' ? pokemon.poison > 0 : pokemon.condition === status
}

/** P36: the attacks that Metronome can copy: all of the Defending Pokémon's but those that copy themselves. */
export function copyable(state: DuelState, foe: Seat): readonly AttackFace[] {
  const { active } = playerAt(state, foe)
  if (active === null) return []
  return faceNow(state, active).attacks.filter(({ attack }) =>
    attack.effects.every(({ op }) => op !== 'copyDefendingAttack'),
  )
}

/** The same for people. */
export function obstacleWords(state: DuelState, pokemon: PokemonInPlay, face: AttackFace, obstacle: Obstacle): string {
  const name = nameOf(pokemon)
  switch (obstacle) {
    case 'condition':
      return `${name} is ${conditionNamed(pokemon.condition ?? 'asleep')}.`
    case 'energy':
      return energyWords(state, pokemon, face)
    case 'forbidden':
      return `${name} cannot attack this Pokémon in this turn.`
    case 'disabled':
      return `${name} cannot use this attack in this turn.`
    case 'requirement':
      return requirementWords(face)
  }
}

/** By attack, and by how many units of each type there are: every view of a table needs them. */
const energySentences = new WeakMap<AttackFace, Map<number, string>>()
const MOST_UNITS = 128

function energyWords(state: DuelState, pokemon: PokemonInPlay, face: AttackFace): string {
  let known = energySentences.get(face)
  if (known === undefined) energySentences.set(face, (known = new Map<number, string>()))
  let key = unitsOf(pokemon.fuel)
  for (const { type } of face.typed) key = key * MOST_UNITS + unitsAs(state, pokemon, type)
  let words = known.get(key)
  if (words === undefined) known.set(key, (words = sentenceOnEnergy(state, pokemon, face)))
  return words
}

function sentenceOnEnergy(state: DuelState, pokemon: PokemonInPlay, { typed, total }: AttackFace): string {
  const missing = typed.flatMap(({ type, n }) => {
    const units = unitsAs(state, pokemon, type)
    return units < n ? [`${n} ${ENERGY_TYPES[type]}, has ${units}`] : []
  })
  return missing.length > 0
    ? `Needs ${listed(missing, 'and')}.`
    : `Needs ${total} energy, has ${unitsOf(pokemon.fuel)}.`
}

const REQUIREMENTS: Readonly<Record<RequiringEffect['op'], string>> = {
  requireDefendingStatus: 'The Defending Pokémon is not Asleep.',
  requireSelfDamaged: 'This Pokémon has no damage.',
  oncePerTimeInPlay: 'Already used while it is in play.',
  searchDeckToBench: 'Your Bench is full.',
  mirrorLastAttackResult: 'No attack did anything to it in the last turn.',
  copyDefendingAttack: 'There is no attack to copy.',
}

function requirementWords({ requirements }: AttackFace): string {
  const [first] = requirements
  return first === undefined ? 'It cannot be used now.' : REQUIREMENTS[first.op]
}
