import type { Game } from '@turnwright/kernel/host'
import type { Spent } from '../outside/outside-player.ts'
import type { Incident } from '../outside/play-by-messages.ts'
import type { Meter } from './meter.ts'
import { placesOf } from './places.ts'
import type { TournamentGame } from './tournament.ts'

const MICROSECONDS = 1000

/**
 * What a game came to. It is told of every game of a tournament, some of which take a tenth of a millisecond, and kept to
 * the end: so it makes lists of the length they need, and none where nothing was timed.
 */
export function gamePlayed(
  game: Game,
  lineUp: number,
  number: number,
  meters: readonly (Meter | null)[],
  incidents: readonly Incident[],
  spent: readonly (Spent | null)[],
): TournamentGame {
  const { result, fault } = game
  if (result === null)
    throw new Error(
      `Game ${number} of line-up ${lineUp} (seed ${game.table.seed}) did not end: ${fault?.message ?? 'nobody answers'}`,
    )
  const seats = meters.length
  const forfeited = incidents.filter(({ what }) => what === 'forfeited').map(({ seat }) => seat)
  const places = placesOf(result, seats, forfeited)
  const scores = zeros(seats)
  for (let seat = 0; seat < seats; seat++) scores[seat] = result.scores[seat] ?? 0
  const decisions = answersBySeat(game, seats)
  // Whoever comes from outside thought about answers that were refused as well, and not about those given in their place.
  for (let seat = 0; seat < seats; seat++) {
    const meter = meters[seat]
    if (meter?.isOfOutsider === true) decisions[seat] = meter.timed
  }
  const { timed, thought } = timesOf(meters)
  const played: TournamentGame = { lineUp, number, places, scores, decisions, timed, thought }
  if (incidents.length === 0 && spent.length === 0) return played
  return {
    ...played,
    ...(incidents.length === 0 ? {} : { incidents }),
    ...(spent.some((each) => each !== null) ? { spent } : {}),
  }
}

type Times = Pick<TournamentGame, 'timed' | 'thought'>

/** Of games that were not watched, by the number of seats: shared, and never written to. */
const UNTIMED: Times[] = []

function timesOf(meters: readonly (Meter | null)[]): Times {
  for (const meter of meters) {
    if (meter === null) continue
    const timed = meters.map((each) => each?.timed ?? 0)
    const thought = meters.map((each) => Math.round((each?.thought ?? 0) * MICROSECONDS) / MICROSECONDS)
    return { timed, thought }
  }
  const seats = meters.length
  return (UNTIMED[seats] ??= { timed: zeros(seats), thought: zeros(seats) })
}

function answersBySeat({ log }: Game, seats: number): number[] {
  const answers = zeros(seats)
  for (const entry of log) if (entry.kind === 'answer') answers[entry.seat]!++
  return answers
}

function zeros(seats: number): number[] {
  return new Array<number>(seats).fill(0)
}
