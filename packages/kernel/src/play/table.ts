import { type GameDefinition, parseOptions } from '../rules/definition.ts'
import type { Player } from '../rules/seat.ts'
import type { Beginning } from './beginning.ts'

/** Who sits at a table, what they agreed on, and the seed of its chance. */
export interface Table<Options> {
  readonly players: readonly Player[]
  readonly options: Options
  readonly seed: string
  /** The moment of another game from which this one begins; without it the rules set it up. */
  readonly from?: Beginning
}

/** What a host says to open a table. */
export interface TableRequest {
  readonly players: readonly string[]
  readonly seed: string
  readonly options?: unknown
  readonly from?: Beginning | undefined
}

/** Checks what a host wants; the table can then begin any number of games. */
export function openTable<State, Options>(
  definition: GameDefinition<State, Options>,
  { players, seed, options, from }: TableRequest,
): Table<Options> {
  const { min, max } = definition.seats
  if (players.length < min || players.length > max)
    throw new RangeError(
      `${definition.name} is for ${min === max ? min : `${min} to ${max}`} players, not ${players.length}`,
    )
  if (new Set(players).size !== players.length) throw new RangeError('two players have the same name')
  if (from !== undefined && from.seats !== players.length)
    throw new RangeError(`the moment it begins from is one of ${from.seats} players, not ${players.length}`)
  const table = {
    players: players.map((name, seat) => ({ seat, name })),
    options: parseOptions(definition.options, options),
    seed,
  }
  return from === undefined ? table : { ...table, from }
}
