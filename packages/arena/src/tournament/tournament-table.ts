import type { GameModule, Seat } from '@turnwright/kernel'
import { Game, openTable, type Table } from '@turnwright/kernel/host'
import { deriveSeed, Random } from '@turnwright/kernel/search'
import { Forfeit } from '../outside/forfeit.ts'
import { inOneLine } from '../outside/in-one-line.ts'
import type { Incident, MessageSeat } from '../outside/play-by-messages.ts'
import { playByMessages } from '../outside/play-by-messages.ts'
import { SEAT_PROTOCOL } from '../outside/seat-message.ts'
import { gamePlayed } from './game-played.ts'
import { lineUpsOf } from './line-ups.ts'
import { Meter, Sampling } from './meter.ts'
import { type SeatedLineUp, seatedLineUp, type Sitting, sittingOf } from './sitting.ts'
import { contestantAt, dealOf, type Tournament, type TournamentGame } from './tournament.ts'

const NONE: readonly never[] = []

/** Where the games of a tournament are played. A game depends on the tournament and its number alone. */
export class TournamentTable {
  readonly #tournament: Tournament
  readonly #module: GameModule
  readonly #lineUps: readonly SeatedLineUp[]
  readonly #sittings: readonly Sitting[]
  readonly #samplings: readonly Sampling[]
  readonly #table: Table<unknown>

  constructor(module: GameModule, tournament: Tournament, gamesUrl: string) {
    const { contestants, seats, seed, options } = tournament
    this.#tournament = tournament
    this.#module = module
    this.#sittings = contestants.map(({ player }) => sittingOf(module, player, gamesUrl))
    this.#samplings = this.#sittings.map(({ kind }) => new Sampling(kind?.slow === true))
    this.#lineUps = lineUpsOf(tournament).map((seated) => seatedLineUp(seated, this.#sittings))
    // Nobody learns from a name whom they play against.
    const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
    this.#table = openTable(module.definition, { players, seed, options })
  }

  /** At once, unless somebody from outside takes part. */
  play(lineUp: number, number: number): TournamentGame | Promise<TournamentGame> {
    const { seats, seed } = this.#tournament
    const { seated, readsLog, imagines, hasOutsiders } = this.#lineUps[lineUp] as SeatedLineUp
    const game = new Game(this.#module.definition, { ...this.#table, seed: deriveSeed(seed, dealOf(number, seats)) })
    if (!readsLog) game.silence()
    if (imagines) game.keepCheckpoints()
    const meters: (Meter | null)[] = []
    for (let seat = 0; seat < seats; seat++)
      meters.push(this.#seat(game, seat, contestantAt(seated, number, seat), chanceOf(seed, lineUp, number, seat)))
    if (hasOutsiders) return this.#playWithOutsiders(game, lineUp, number, meters)
    game.run()
    return gamePlayed(game, lineUp, number, meters, NONE, NONE)
  }

  /** Gives the meter of whoever is watched. */
  #seat(game: Game, seat: Seat, contestant: number, chance: string): Meter | null {
    const { kind } = this.#sittings[contestant] as Sitting
    if (kind === null) return new Meter(true)
    const responder = kind.create(Random.fromSeed(chance))
    const sampling = this.#samplings[contestant] as Sampling
    const meter = sampling.watchesNext() ? new Meter(false) : null
    game.seatResponder(seat, meter === null ? responder : meter.watch(responder, sampling))
    return meter
  }

  async #playWithOutsiders(
    game: Game,
    lineUp: number,
    number: number,
    meters: readonly (Meter | null)[],
  ): Promise<TournamentGame> {
    const { id, name, rules } = this.#module.definition
    const { seated } = this.#lineUps[lineUp] as SeatedLineUp
    const absent: Incident[] = []
    await using sessions = new AsyncDisposableStack()
    const seats: MessageSeat[] = []
    for (const { seat } of this.#table.players) {
      const sitting = this.#sittings[contestantAt(seated, number, seat)] as Sitting
      if (sitting.kind !== null) continue
      const { outside, limits, fallback } = sitting
      const chance = chanceOf(this.#tournament.seed, lineUp, number, seat)
      try {
        const session = await outside.sit({
          type: 'hello',
          protocol: SEAT_PROTOCOL,
          game: { id, name, rules },
          options: game.options,
          seat,
          players: game.players.map((player) => player.name),
          // Derived, so that nobody learns the seed of the deal from it.
          seed: String(Random.fromSeed(chance).int(2 ** 31)),
          limits,
        })
        sessions.use(session)
        const timed = (ms: number): void => meters[seat]?.count(ms)
        seats.push({ seat, session, limits, fallback, chance: Random.fromSeed(`${chance} fallback`), timed })
      } catch (thrown) {
        if (!(thrown instanceof Forfeit)) throw thrown
        absent.push({ seat, what: 'forfeited', reason: inOneLine(thrown.message) })
      }
    }
    const incidents = await playByMessages(
      game,
      seats,
      absent.map(({ seat }) => seat),
    )
    const spent = meters.map((_, seat) => seats.find((each) => each.seat === seat)?.session.spent ?? null)
    return gamePlayed(game, lineUp, number, meters, [...absent, ...incidents], spent)
  }
}

/** Where a seat's own chance comes from. */
function chanceOf(seed: string, lineUp: number, number: number, seat: Seat): string {
  return `${seed}#${lineUp}/${number} agent ${seat}`
}
