import type { CardId, Seat } from '@turnwright/kernel'
import type { Knowers } from '@turnwright/kernel/host'
import { cardNamed } from '../cards/full-name.ts'
import { faceOf, kindCalled } from '../rules/faces.ts'
import { type Condition, newPokemon, type PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { type Duel, type DuelState, newPlayer, type PlayerState } from '../rules/state.ts'

/** A Pokémon in play by its name, or with what lies on it. */
export type StagedPokemon =
  | string
  | {
      readonly pokemon: string
      /** The cards under it, the Basic first. */
      readonly over?: readonly string[]
      /** Letters: G R W L P F for basic energy (R is Fire), D for Double Colorless. */
      readonly energy?: string
      readonly damage?: number
      readonly condition?: Exclude<Condition, null>
      /** What poison does between turns. */
      readonly poison?: number
      readonly tools?: readonly string[]
      /** The turn it came into play in; long ago if nothing is said. */
      readonly since?: number
    }

/** What a player has; what is not named is not there, except a deck and Prizes of Grass energy. */
export interface StagedPlayer {
  readonly active: StagedPokemon
  readonly bench?: readonly StagedPokemon[]
  readonly hand?: readonly string[]
  /** The first is on top. */
  readonly deck?: readonly string[]
  /** The last is on top. */
  readonly discard?: readonly string[]
  /** How many, or which. */
  readonly prizes?: number | readonly string[]
}

export interface StagedTable {
  /** Whose turn it is, and which turn of the duel. */
  readonly turn?: Seat
  readonly turnNumber?: number
}

const FILLER = 'Grass Energy'
const DECK = 5
const PRIZES = 6
const LONG_AGO = 1

/** A duel in the middle, as a scenario describes it. It begins in the main phase. */
export function stage(game: Duel, players: readonly StagedPlayer[], table: StagedTable): DuelState {
  const { turn = 0, turnNumber = 5 + turn } = table
  return {
    agenda: [{ do: 'main', seat: turn }],
    matchState: 'PLAYER_TURN',
    phase: 'MAIN_PHASE',
    turn,
    turnNumber,
    first: (turn + turnNumber + 1) % 2,
    prizesToWin: PRIZES,
    suddenDeaths: 0,
    energyAttached: false,
    retreatFailed: false,
    players: players.map((player, seat) => stagePlayer(game, player, seat)),
    playing: [],
    nextMark: 100,
    winner: null,
    winCondition: null,
  }
}

function stagePlayer(game: Duel, player: StagedPlayer, seat: Seat): PlayerState {
  const { bench = [], hand = [], deck = filler(DECK), discard = [], prizes = PRIZES } = player
  const create = (names: readonly string[], knowers: Knowers): CardId[] => cardsOf(game, seat, names, knowers)
  return {
    ...newPlayer(create(deck.toReversed(), 'nobody')),
    hand: create(hand, [seat]),
    discard: create(discard, 'everyone'),
    prizes: create(typeof prizes === 'number' ? filler(prizes) : prizes, 'nobody'),
    active: stagePokemon(game, seat, player.active, 1),
    bench: bench.map((each, at) => stagePokemon(game, seat, each, 2 + at)),
  }
}

function filler(n: number): readonly string[] {
  return new Array<string>(n).fill(FILLER)
}

function cardsOf(game: Duel, seat: Seat, names: readonly string[], knowers: Knowers): CardId[] {
  return game.cards.create(
    `deck ${seat + 1}`,
    names.map((name) => cardNamed(name).id),
    knowers,
  )
}

function stagePokemon(game: Duel, seat: Seat, staged: StagedPokemon, place: number): PokemonInPlay {
  const said = typeof staged === 'string' ? { pokemon: staged } : staged
  const { pokemon, over = [], energy = '', damage = 0, condition = null, poison = 0, tools = [] } = said
  const [basic, ...rest] = cardsOf(game, seat, [...over, pokemon], 'everyone') as [CardId, ...CardId[]]
  const kind = kindCalled(cardNamed(pokemon).id)
  const letters = Array.from(energy, energyNamed)
  return {
    ...newPokemon(basic, kind, said.since ?? LONG_AGO, 10 * (seat + 1) + place),
    cards: [basic, ...rest],
    energy: cardsOf(game, seat, letters, 'everyone'),
    fuel: letters.map((name) => faceOf(kindCalled(cardNamed(name).id)).fuel),
    tools: cardsOf(game, seat, tools, 'everyone'),
    damage,
    condition,
    poison,
  }
}

const LETTERS: Readonly<Record<string, string>> = {
  G: 'Grass Energy',
  R: 'Fire Energy',
  W: 'Water Energy',
  L: 'Lightning Energy',
  P: 'Psychic Energy',
  F: 'Fighting Energy',
  D: 'Double Colorless Energy',
}

function energyNamed(letter: string): string {
  const name = LETTERS[letter]
  if (name === undefined) throw new Error(`${letter} stands for no energy card`)
  return name
}

/** The letter of an energy card; other cards that give energy are spelled out. */
export function letterOf(name: string): string {
  return Object.keys(LETTERS).find((letter) => LETTERS[letter] === name) ?? `[${name}]`
}

/** What coins show, for the `rolls` of a scenario: `rolls: coins('heads', 'tails')`. */
export function coins(...shown: readonly ('heads' | 'tails')[]): number[] {
  return shown.map((side) => (side === 'heads' ? 1 : 2))
}
