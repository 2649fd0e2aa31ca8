import type { CardId, Seat } from '@turnwright/kernel'
import type { EnergyType } from '../cards/energy-type.ts'
import type { EffectView } from '../rules/view.ts'
import type { Condition } from '../rules/pokemon-in-play.ts'

/** The table as somebody knows it who has only heard what was told. */
export interface TableFromLog {
  turn: number
  /** Whose turn it is; null before the first. */
  turnOf: Seat | null
  readonly sides: readonly [SideFromLog, SideFromLog]
  /** The Trainer that is being played, and by whom. */
  playing: { readonly card: CardId; readonly by: Seat } | null
  retreatFailed: boolean
}

export interface SideFromLog {
  deck: number
  hand: number
  prizes: number
  /** The turn without Trainers, or 0. */
  noTrainersIn: number
  readonly discard: CardId[]
  active: PokemonFromLog | null
  readonly bench: PokemonFromLog[]
}

export interface PokemonFromLog {
  readonly cards: CardId[]
  readonly energy: CardId[]
  readonly tools: CardId[]
  damage: number
  condition: Condition
  poison: number
  /** What attacks have changed them to. */
  weakness: EnergyType | null
  resistance: EnergyType | null
  effects: EffectFromLog[]
}

export interface EffectFromLog extends EffectView {
  /** It is between two Pokémon, and ends with either. */
  readonly other: PokemonFromLog | null
}

const DECK = 60

export function newTable(): TableFromLog {
  return { turn: 0, turnOf: null, sides: [newSide(), newSide()], playing: null, retreatFailed: false }
}

function newSide(): SideFromLog {
  return { deck: DECK, hand: 0, prizes: 0, noTrainersIn: 0, discard: [], active: null, bench: [] }
}

/** P54: everything goes back into the decks. */
export function clearTable(table: TableFromLog): void {
  table.turn = 0
  table.turnOf = null
  for (const side of table.sides) Object.assign(side, newSide())
}

export function newPokemon(card: CardId, damage = 0): PokemonFromLog {
  return {
    cards: [card],
    energy: [],
    tools: [],
    damage,
    condition: null,
    poison: 0,
    weakness: null,
    resistance: null,
    effects: [],
  }
}

/** P15, P34: whatever evolves or leaves the Active place is rid of it all, and others of what was about it. */
export function clearEffects({ sides }: TableFromLog, pokemon: PokemonFromLog): void {
  Object.assign(pokemon, { condition: null, poison: 0, weakness: null, resistance: null, effects: [] })
  for (const side of sides)
    for (const each of inPlay(side)) each.effects = each.effects.filter(({ other }) => other !== pokemon)
}

/** A Pokémon and whose it is. */
export interface Found {
  readonly side: SideFromLog
  readonly pokemon: PokemonFromLog
}

/** The Pokémon that this card lies on or under. */
export function pokemonWith({ sides }: TableFromLog, card: CardId | null): Found {
  for (const side of sides)
    for (const pokemon of inPlay(side))
      if (card !== null && [...pokemon.cards, ...pokemon.energy, ...pokemon.tools].includes(card))
        return { side, pokemon }
  throw new Error(`nobody has told of a Pokémon with card ${card}`)
}

export function inPlay({ active, bench }: SideFromLog): readonly PokemonFromLog[] {
  return active === null ? bench : [active, ...bench]
}

export function leavesPlay(table: TableFromLog, { side, pokemon }: Found): void {
  clearEffects(table, pokemon)
  if (side.active === pokemon) side.active = null
  else side.bench.splice(side.bench.indexOf(pokemon), 1)
}

export function goesFrom(zone: CardId[], card: CardId | null): CardId {
  const at = card === null ? -1 : zone.indexOf(card)
  const [gone] = at < 0 ? [] : zone.splice(at, 1)
  if (gone === undefined) throw new Error(`nobody has told that card ${card} is there`)
  return gone
}
