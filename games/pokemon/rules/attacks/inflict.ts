import type { Status } from '../../cards/attack.ts'
import { type EnergyType, typeAt, typeIndex } from '../../cards/energy-type.ts'
import { faceOf } from '../faces.ts'
import { type Lasting, type LastingKind, type PokemonInPlay, topCard } from '../pokemon-in-play.ts'
import { workingPower } from '../powers/working.ts'
import type { Duel, DuelState } from '../state.ts'
import type { AttackInUse } from './attack-in-use.ts'
import { isProtected, strikeOn } from './deal-damage.ts'

const POISON = 10

/** Whether a Pokémon can get a condition at all: dolls and Thick Skinned cannot. */
function canSuffer(state: DuelState, pokemon: PokemonInPlay, status: Status): boolean {
  if (faceOf(pokemon.kind).doll?.statusImmune === true) return false
  return workingPower(state, pokemon, 'statusImmunity')?.statuses.includes(status) !== true
}

/** P25, P24: a condition comes; the latest of the three that replace one another stays, poison keeps its own place. */
export function afflict(game: Duel, pokemon: PokemonInPlay, status: Status, poison: number = POISON): boolean {
  const card = topCard(pokemon)
  if (!canSuffer(game.state, pokemon, status)) {
    game.tell({ kind: 'immune', card, status })
    return false
  }
  if (status === 'poisoned') pokemon.poison = poison
  else pokemon.condition = status
  game.tell({ kind: 'afflicted', card, status, poison: pokemon.poison })
  return true
}

/** A condition from an attack, unless nothing of it reaches the Defending Pokémon. */
export function afflictDefender(attack: AttackInUse, status: Status, poison: number = POISON): void {
  const { game, defender, foe } = attack
  if (isProtected(attack, foe, defender) || !afflict(game, defender, status, poison)) return
  const strike = strikeOn(game.state, defender)
  if (status === 'poisoned') strike.poison = poison
  else strike.condition = status
}

function lastingEffect(kind: LastingKind, turn: number, more: Partial<Lasting> = {}): Lasting {
  return { kind, turn, n: 0, mark: 0, attack: '', ...more }
}

/** An effect on the attacker that is felt in the opponent's next turn, or later. */
export function addToAttacker(attack: AttackInUse, kind: LastingKind, more: Partial<Lasting> = {}, turns = 1): void {
  const { attacker, game } = attack
  const effect = lastingEffect(kind, game.state.turnNumber + turns, more)
  attacker.lasting.push(effect)
  tellLasting(game, attacker, effect, null)
}

/** Everybody should know what to reckon with. */
function tellLasting(game: Duel, pokemon: PokemonInPlay, effect: Lasting, about: PokemonInPlay | null): void {
  const { kind, turn, n, attack } = effect
  const other = about === null ? null : { card: topCard(about) }
  game.tell({ kind: 'takes-hold', effect: kind, card: topCard(pokemon), turn, n, attack, other })
}

/** The same on the Defending Pokémon, where it can be reached. */
export function addToDefender(attack: AttackInUse, kind: LastingKind, more: Partial<Lasting> = {}): void {
  const { defender, foe, game } = attack
  if (isProtected(attack, foe, defender)) return
  const effect = lastingEffect(kind, game.state.turnNumber + 1, more)
  defender.lasting.push(effect)
  strikeOn(game.state, defender).lasting.push(effect)
  tellLasting(game, defender, effect, effect.mark === 0 ? null : attack.attacker)
}

/** Snivel and Pounce: it does less damage to the attacker. The effect is one on the Defending Pokémon, noted where it is felt. */
export function weakenDefender(attack: AttackInUse, n: number, endsIfEitherBenched: boolean): void {
  const { attacker, defender, foe, game } = attack
  if (isProtected(attack, foe, defender)) return
  const { turnNumber } = game.state
  const mark = endsIfEitherBenched ? defender.mark : 0
  const effect = lastingEffect('less-damage-from', turnNumber + 1, { n, mark })
  attacker.lasting.push(effect)
  strikeOn(game.state, defender).lasting.push(effect)
  tellLasting(game, attacker, effect, mark === 0 ? null : defender)
}

/** Conversion 1, and what Mirror Move makes of it. */
export function changeWeakness(attack: AttackInUse, type: number): void {
  const { defender, foe, game } = attack
  if (isProtected(attack, foe, defender)) return
  defender.weakness = type
  strikeOn(game.state, defender).weakness = type
  game.tell({ kind: 'weakness-changed', card: topCard(defender), type: typeAt(type) })
}

/** Conversion 2. */
export function changeResistance({ attacker, game }: AttackInUse, type: EnergyType): void {
  attacker.resistance = typeIndex(type)
  game.tell({ kind: 'resistance-changed', card: topCard(attacker), type })
}
