import type { Cards, Seat } from '@turnwright/kernel'
import type { ActivatedPower, Power } from '../../cards/power.ts'
import { COLORLESS, typeIndex } from '../../cards/energy-type.ts'
import { faceOfCard } from '../faces.ts'
import { typeIn } from '../fuel.ts'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import { anyPokemon, countPokemon, type DuelState, other, playerAt, pokemonOf } from '../state.ts'
import { hpOf, typeOf } from '../traits.ts'
import { cardNow, faceNow, powerWorks } from './working.ts'

/** A table as the looks at powers need it. */
export interface Looked {
  readonly state: DuelState
  readonly cards: Cards
}

export type PowerObstacle = 'none' | 'stopped' | 'used' | 'nothing to do'

/** P43: whether the owner can use a Pokémon's power now, and if not, why. */
export function obstacleToPower(looked: Looked, seat: Seat, pokemon: PokemonInPlay): PowerObstacle | null {
  const { state } = looked
  const { power } = faceNow(state, pokemon)
  if (power === null || !isActivated(power)) return 'none'
  if (!powerWorks(state, pokemon, power)) return 'stopped'
  if (isUsedUp(state, pokemon, power)) return 'used'
  return canDo(looked, seat, pokemon, power) ? null : 'nothing to do'
}

/** P43, P46: once in a turn means once for each power of each Pokémon that a Ditto has been. */
function isUsedUp(state: DuelState, pokemon: PokemonInPlay, power: ActivatedPower): boolean {
  const { powersUsed } = pokemon
  if (powersUsed === null || powersUsed.turn !== state.turnNumber || !isOncePerTurn(power)) return false
  return powersUsed.of.includes(cardNow(state, pokemon))
}

/** Notes that a power was used which comes but once in a turn. */
export function markUsed(state: DuelState, pokemon: PokemonInPlay, power: ActivatedPower): void {
  if (!isOncePerTurn(power)) return
  const turn = state.turnNumber
  const card = cardNow(state, pokemon)
  const before = pokemon.powersUsed?.turn === turn ? pokemon.powersUsed.of : []
  pokemon.powersUsed = { turn, of: [...before, card] }
}

function isOncePerTurn(power: ActivatedPower): boolean {
  return 'limit' in power && power.limit === 'oncePerTurn'
}

export function powerObstacleWords(obstacle: PowerObstacle): string {
  return {
    none: 'It works by itself.',
    stopped: 'It does not work now.',
    used: 'Already used in this turn.',
    'nothing to do': 'It has nothing to work on.',
  }[obstacle]
}

export function isActivated(power: Power): power is ActivatedPower {
  return power.mode === 'activated'
}

function canDo(looked: Looked, seat: Seat, pokemon: PokemonInPlay, power: ActivatedPower): boolean {
  const { state, cards } = looked
  const player = playerAt(state, seat)
  switch (power.kind) {
    case 'moveDamageCounters':
      return sourcesOfCounters(state, seat, pokemon, power).length > 0
    case 'extraEnergyAttach':
      return (
        player.hand.some((card) => faceOfCard(cards, card).fuel === typeIndex(power.energy)) &&
        anyPokemon(player, (each) => typeOf(state, each) === typeIndex(power.targetType))
      )
    case 'convertOwnEnergyType':
      return pokemon.converted !== state.turnNumber && pokemon.fuel.some((fuel) => typeIn(fuel) !== typeIndex(power.to))
    case 'moveEnergy':
      return (
        countPokemon(player) > 1 &&
        anyPokemon(player, ({ fuel }) => fuel.some((each) => typeIn(each) === typeIndex(power.energy)))
      )
    case 'changeOwnType':
      return typesToTake(state, pokemon).length > 0
    case 'coinHeal':
      return anyPokemon(player, ({ damage }) => damage > 0)
    case 'peek':
      return true
    case 'switchInFromBench':
      return player.active !== pokemon
    case 'returnSelfToHand':
      return countPokemon(player) > 1 && !(power.notTurnPlayed && pokemon.since === state.turnNumber)
    case 'selfKnockOutBecomeEnergy':
      return countPokemon(player) > 1
  }
}

type Moving = Extract<ActivatedPower, { readonly kind: 'moveDamageCounters' }>

const COUNTER = 10

/** The Pokémon that damage could be moved to. */
export function targetsOfCounters(
  state: DuelState,
  seat: Seat,
  owner: PokemonInPlay,
  power: Moving,
  from: PokemonInPlay,
): readonly PokemonInPlay[] {
  const side = power.from === 'ownAny' ? seat : other(seat)
  const among = power.to === 'self' ? [owner] : pokemonOf(playerAt(state, side))
  const moved = power.each * COUNTER
  return among.filter((each) => each !== from && (power.mayKnockOut || hpOf(state, each) - each.damage > moved))
}

/** The Pokémon that damage could be taken from. */
export function sourcesOfCounters(
  state: DuelState,
  seat: Seat,
  owner: PokemonInPlay,
  power: Moving,
): readonly PokemonInPlay[] {
  const side = power.from === 'ownAny' ? seat : other(seat)
  return pokemonOf(playerAt(state, side)).filter(
    (each) => each.damage >= power.each * COUNTER && targetsOfCounters(state, seat, owner, power, each).length > 0,
  )
}

/** The types that Shift can take on: those of the others in play, Colorless and its own left out. */
export function typesToTake(state: DuelState, pokemon: PokemonInPlay): readonly number[] {
  const types = new Set<number>()
  for (const player of state.players)
    for (const each of pokemonOf(player)) if (each !== pokemon) types.add(typeOf(state, each))
  types.delete(COLORLESS)
  types.delete(typeOf(state, pokemon))
  return [...types].toSorted((a, b) => a - b)
}
