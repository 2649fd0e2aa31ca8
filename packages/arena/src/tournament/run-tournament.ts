import { GAMES_URL } from '../find-game.ts'
import type { Part } from '../match/run-match.ts'
import { lineUpsOf } from './line-ups.ts'
import { type Players, playersOn } from './players.ts'
import { isCloseEnough, looksOf, rate } from './stopping.ts'
import { type GameStretch, StretchLengths } from './stretch.ts'
import { dealOf, type Tournament, type TournamentGame } from './tournament.ts'
import type { TournamentBook } from './tournament-book.ts'

/** How a tournament is played; what it comes to does not depend on it. */
export interface TournamentRun {
  /** Threads of this process, or whoever else plays: then they are ended by those who called them. */
  readonly threads: number | Players
  readonly book: TournamentBook
  /** Told how many games are behind us, of how many at most. */
  readonly progress?: (games: number, of: number) => void
  readonly gamesUrl?: string
  /** Plays these deals alone, all of them: one of several machines. */
  readonly part?: Part
}

const WHOLE: Part = { number: 1, of: 1 }

/** Plays what is missing, until enough is known or all deals are played. Gives the games that count. */
export async function runTournament(
  tournament: Tournament,
  { threads, book, progress = () => {}, gamesUrl = GAMES_URL, part = WHOLE }: TournamentRun,
): Promise<readonly TournamentGame[]> {
  const lineUps = lineUpsOf(tournament).length
  const most = lineUps * tournament.deals * tournament.seats
  await using own = typeof threads === 'number' ? await playersOn(threads, tournament, gamesUrl) : null
  const players = own ?? (threads as Players)
  const lengths = new StretchLengths()
  for (const deals of part.of === 1 ? looksOf(tournament) : [tournament.deals]) {
    const numbers = deals * tournament.seats
    await playMissing(players, missingOf(tournament, book, part, numbers, lengths), lengths, (games) => {
      book.add(games)
      progress(Math.min(book.size, most), most)
    })
    const games = book.games(numbers)
    if (deals === tournament.deals || isCloseEnough(tournament, rate(tournament, games))) return games
  }
  return book.games(0)
}

/** The games that are not there yet, in stretches that grow as it becomes known how quickly they are played. */
function* missingOf(
  tournament: Tournament,
  book: TournamentBook,
  part: Part,
  numbers: number,
  lengths: StretchLengths,
): Generator<GameStretch> {
  const lineUps = lineUpsOf(tournament).length
  const isOurs = (number: number): boolean => dealOf(number, tournament.seats) % part.of === part.number - 1
  const next = new Array<number>(lineUps).fill(0)
  // Line-ups take turns, so that a tournament that is stopped early has a bit of each.
  for (let isMore = true; isMore; ) {
    isMore = false
    for (let lineUp = 0; lineUp < lineUps; lineUp++) {
      const stretch: number[] = []
      let number = next[lineUp] as number
      for (; number < numbers && stretch.length < lengths.of(lineUp); number++)
        if (isOurs(number) && !book.has(lineUp, number)) stretch.push(number)
      next[lineUp] = number
      if (number < numbers) isMore = true
      if (stretch.length > 0) yield { lineUp, numbers: stretch }
    }
  }
}

async function playMissing(
  players: Players,
  missing: Iterator<GameStretch>,
  lengths: StretchLengths,
  heard: (games: readonly TournamentGame[]) => void,
): Promise<void> {
  let failure: Error | null = null
  const work = async (player: number): Promise<void> => {
    for (let next = missing.next(); next.done !== true && failure === null; next = missing.next()) {
      const report = await players.play(player, next.value)
      lengths.learn(next.value.lineUp, report.games.length, report.ms)
      heard(report.games)
      if (report.failure !== null) failure ??= report.failure
    }
  }
  await Promise.all(Array.from({ length: players.count }, (_, player) => work(player)))
  if (failure !== null) throw failure
}
