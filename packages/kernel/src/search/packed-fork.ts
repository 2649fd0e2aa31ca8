import type { FastState } from '../chance/draws.ts'
import { RepeatedDraws } from '../chance/repeated-draws.ts'
import { Game } from '../play/game.ts'
import { PARTS } from '../play/inside.ts'
import type { TrackEntry } from '../play/log.ts'
import type { Position } from '../play/snapshot.ts'
import { openTable } from '../play/table.ts'
import type { GameDefinition } from '../rules/definition.ts'
import { branchOff, originOf } from './branching.ts'

/**
 * An imagined game as data, to be thought about in another thread, a page or by an agent elsewhere. JSON in, JSON out.
 * It holds neither the seed nor the key of the table it was imagined from: what was drawn before its question
 * travels as results, and chance after it is its own.
 */
export interface PackedFork<State = unknown> {
  readonly players: readonly string[]
  readonly options: unknown
  /** Where its step began. */
  readonly position: Position<State>
  /** The answers since then. */
  readonly tail: readonly TrackEntry[]
  /** What was drawn since then. */
  readonly results: readonly number[]
  /** Its own chance, from the question on. */
  readonly random: FastState
  /** Where the cards lie that were shuffled away since then; null where none were. */
  readonly lost: readonly number[] | null
}

/** A fork that `imagine` has just made, as data. */
export function packFork<State, Options>(game: Game<State, Options>): PackedFork<State> {
  const { position, tail } = originOf(game)
  const { fork } = game[PARTS].answers
  if (fork === null) throw new TypeError('this game is no fork')
  const { random, lost } = fork
  if (typeof random === 'number') throw new TypeError('a table is not packed: imagine it first')
  return {
    players: game.players.map(({ name }) => name),
    options: game.options,
    position,
    tail,
    results: game.random.results,
    random,
    lost: lost === null ? null : lost(game.cards.save()).slots,
  }
}

/** The imagined game, waiting at its question. */
export function unpackFork<State, Options>(
  definition: GameDefinition<State, Options>,
  { players, options, position, tail, results, random, lost }: PackedFork<State>,
): Game<State, Options> {
  const table = openTable(definition, { players, options, seed: '' })
  const fork = new Game(definition, table, position.happenings, new RepeatedDraws(results, random))
  branchOff(fork, position, position.cards, tail, {
    random,
    ofTable: false,
    // Whatever was forgotten was given anew before the fork was packed.
    forgetful: null,
    lost: lost === null ? null : (cards) => ({ ...cards, slots: lost }),
    expected: null,
  })
  fork.run()
  return fork
}
