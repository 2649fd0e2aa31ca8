import type { AgentKind, GameModule, Seat } from '@turnwright/kernel'
import { Game, openTable, type Table } from '@turnwright/kernel/host'
import { deriveSeed, Random } from '@turnwright/kernel/search'
import { wallClock } from '@turnwright/search'
import { processorClock } from '../match/processor-clock.ts'
import { contestantKind } from './contestant-kind.ts'
import { type LineUp, lineUpsOf } from './line-ups.ts'
import { Meter } from './meter.ts'
import { placesOf } from './places.ts'
import { contestantAt, dealOf, type Tournament, type TournamentGame } from './tournament.ts'

/** Quick agents are timed now and then, slow ones every time. */
const QUICK_ANSWERS_A_LOOK = 32

/** Where the games of a tournament are played. A game depends on the tournament and its number alone. */
export class TournamentTable {
  readonly #tournament: Tournament
  readonly #module: GameModule
  readonly #lineUps: readonly LineUp[]
  readonly #kinds: readonly AgentKind[]
  readonly #table: Table<unknown>

  constructor(module: GameModule, tournament: Tournament) {
    const { contestants, seats, seed, options } = tournament
    this.#tournament = tournament
    this.#module = module
    this.#lineUps = lineUpsOf(tournament)
    this.#kinds = contestants.map(({ player }) => contestantKind(module, player))
    // Nobody learns from a name whom they play against.
    const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
    this.#table = openTable(module.definition, { players, seed, options })
  }

  play(lineUp: number, number: number): TournamentGame {
    const { seats, seed } = this.#tournament
    const sitting = this.#lineUps[lineUp] as LineUp
    const game = new Game(this.#module.definition, { ...this.#table, seed: deriveSeed(seed, dealOf(number, seats)) })
    const kinds = this.#table.players.map(({ seat }) => this.#kinds[contestantAt(sitting, number, seat)] as AgentKind)
    if (!kinds.some(({ readsLog }) => readsLog === true)) game.silence()
    if (kinds.some(({ imagines }) => imagines === true)) game.keepCheckpoints()
    const meters = kinds.map((kind, seat) => {
      const meter = new Meter()
      const responder = kind.create(Random.fromSeed(`${seed}#${lineUp}/${number} agent ${seat}`))
      const [clock, every] = kind.slow === true ? [processorClock, 1] : [wallClock, QUICK_ANSWERS_A_LOOK]
      game.seatResponder(seat, meter.watch(responder, clock, every))
      return meter
    })
    game.run()
    return this.#played(game, lineUp, number, meters)
  }

  #played(game: Game, lineUp: number, number: number, meters: readonly Meter[]): TournamentGame {
    const { result, fault } = game
    if (result === null)
      throw new Error(
        `Game ${number} of line-up ${lineUp} (seed ${game.table.seed}) did not end: ${fault?.message ?? 'nobody answers'}`,
      )
    const seats: readonly Seat[] = meters.map((_, seat) => seat)
    return {
      lineUp,
      number,
      places: placesOf(result, seats.length, new Set()),
      scores: seats.map((seat) => result.scores[seat] ?? 0),
      decisions: meters.map(({ decisions }) => decisions),
      thought: meters.map(({ thought }) => Number(thought.toPrecision(4))),
    }
  }
}
