import type { GameModule, Seat } from '@turnwright/kernel'
import { Game, openTable, type Table } from '@turnwright/kernel/host'
import { deriveSeed, Random } from '@turnwright/kernel/search'
import { Forfeit } from '../outside/forfeit.ts'
import type { Spent } from '../outside/outside-player.ts'
import type { Incident, MessageSeat } from '../outside/play-by-messages.ts'
import { playByMessages } from '../outside/play-by-messages.ts'
import { SEAT_PROTOCOL } from '../outside/seat-message.ts'
import { type LineUp, lineUpsOf } from './line-ups.ts'
import { Meter, Sampling } from './meter.ts'
import { placesOf } from './places.ts'
import { type Sitting, sittingOf } from './sitting.ts'
import { contestantAt, dealOf, type Tournament, type TournamentGame } from './tournament.ts'

/** Quick agents are timed now and then, slow ones every time. */
const QUICK_ANSWERS_A_LOOK = 101
const MICROSECONDS = 1000

/** Where the games of a tournament are played. A game depends on the tournament and its number alone. */
export class TournamentTable {
  readonly #tournament: Tournament
  readonly #module: GameModule
  readonly #lineUps: readonly LineUp[]
  readonly #sittings: readonly Sitting[]
  readonly #samplings: readonly Sampling[]
  readonly #table: Table<unknown>

  constructor(module: GameModule, tournament: Tournament, gamesUrl: string) {
    const { contestants, seats, seed, options } = tournament
    this.#tournament = tournament
    this.#module = module
    this.#lineUps = lineUpsOf(tournament)
    this.#sittings = contestants.map(({ player }) => sittingOf(module, player, gamesUrl))
    this.#samplings = this.#sittings.map(({ kind }) => new Sampling(kind?.slow === true ? 1 : QUICK_ANSWERS_A_LOOK))
    // Nobody learns from a name whom they play against.
    const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
    this.#table = openTable(module.definition, { players, seed, options })
  }

  /** At once, unless somebody from outside takes part. */
  play(lineUp: number, number: number): TournamentGame | Promise<TournamentGame> {
    const { seats, seed } = this.#tournament
    const seated = this.#lineUps[lineUp] as LineUp
    const game = new Game(this.#module.definition, { ...this.#table, seed: deriveSeed(seed, dealOf(number, seats)) })
    const sittings = this.#table.players.map(
      ({ seat }) => this.#sittings[contestantAt(seated, number, seat)] as Sitting,
    )
    if (!sittings.some(({ kind }) => kind === null || kind.readsLog === true)) game.silence()
    if (sittings.some(({ kind }) => kind === null || kind.imagines === true)) game.keepCheckpoints()
    const chanceOf = (seat: Seat): string => `${seed}#${lineUp}/${number} agent ${seat}`
    const meters = sittings.map(({ kind }, seat) => {
      const meter = new Meter()
      if (kind === null) return meter
      const responder = kind.create(Random.fromSeed(chanceOf(seat)))
      game.seatResponder(seat, meter.watch(responder, this.#samplings[contestantAt(seated, number, seat)] as Sampling))
      return meter
    })
    if (sittings.some(({ kind }) => kind === null))
      return this.#playWithOutsiders(game, sittings, meters, chanceOf).then(({ incidents, spent }) =>
        played(game, lineUp, number, meters, incidents, spent),
      )
    game.run()
    return played(game, lineUp, number, meters, [], [])
  }

  async #playWithOutsiders(
    game: Game,
    sittings: readonly Sitting[],
    meters: readonly Meter[],
    chanceOf: (seat: Seat) => string,
  ): Promise<{ incidents: readonly Incident[]; spent: readonly (Spent | null)[] }> {
    const { id, name, rules } = this.#module.definition
    const absent: Incident[] = []
    await using sessions = new AsyncDisposableStack()
    const seats: MessageSeat[] = []
    for (const [seat, sitting] of sittings.entries()) {
      if (sitting.kind !== null) continue
      const { outside, limits, fallback } = sitting
      try {
        const session = await outside.sit({
          type: 'hello',
          protocol: SEAT_PROTOCOL,
          game: { id, name, rules },
          options: game.options,
          seat,
          players: game.players.map((player) => player.name),
          // Derived, so that nobody learns the seed of the deal from it.
          seed: String(Random.fromSeed(chanceOf(seat)).int(2 ** 31)),
          limits,
        })
        sessions.use(session)
        const timed = (ms: number): void => {
          const meter = meters[seat] as Meter
          meter.decisions++
          meter.count(ms)
        }
        seats.push({ seat, session, limits, fallback, chance: Random.fromSeed(`${chanceOf(seat)} fallback`), timed })
      } catch (thrown) {
        if (!(thrown instanceof Forfeit)) throw thrown
        absent.push({ seat, what: 'forfeited', reason: thrown.message })
      }
    }
    const incidents = await playByMessages(
      game,
      seats,
      absent.map(({ seat }) => seat),
    )
    const spent = sittings.map((_, seat) => seats.find((each) => each.seat === seat)?.session.spent ?? null)
    return { incidents: [...absent, ...incidents], spent }
  }
}

function played(
  game: Game,
  lineUp: number,
  number: number,
  meters: readonly Meter[],
  incidents: readonly Incident[],
  spent: readonly (Spent | null)[],
): TournamentGame {
  const { result, fault } = game
  if (result === null)
    throw new Error(
      `Game ${number} of line-up ${lineUp} (seed ${game.table.seed}) did not end: ${fault?.message ?? 'nobody answers'}`,
    )
  const seats: readonly Seat[] = meters.map((_, seat) => seat)
  const forfeited = incidents.filter(({ what }) => what === 'forfeited').map(({ seat }) => seat)
  return {
    lineUp,
    number,
    places: placesOf(result, seats.length, new Set(forfeited)),
    scores: seats.map((seat) => result.scores[seat] ?? 0),
    decisions: meters.map(({ decisions }) => decisions),
    timed: meters.map(({ timed }) => timed),
    thought: meters.map(({ thought }) => Math.round(thought * MICROSECONDS) / MICROSECONDS),
    ...(incidents.length === 0 ? {} : { incidents }),
    ...(spent.some((each) => each !== null) ? { spent } : {}),
  }
}
