import type { GameModule } from '@turnwright/kernel'
import type { Spent } from '../../outside/outside-player.ts'
import { type LineUp, lineUpsOf } from '../line-ups.ts'
import { ANCHOR_RATING } from '../rating/ratings.ts'
import { anchorOf, rate } from '../stopping.ts'
import { contestantAt, dealOf, type Tournament, type TournamentGame } from '../tournament.ts'
import { agreedAt } from './agreed.ts'
import { meetingsOf, type Meeting } from './meetings.ts'
import { performancesOf, type Performance } from './performances.ts'
import { type Share, shareOver } from './share.ts'
import { wonAt } from './win-share.ts'

export const REPORT_FORMAT = 'turnwright-tournament-report-1'

/** What a tournament came to, as data. The same tournament with budgets that are counted comes to the same everywhere. */
export interface TournamentResults {
  readonly game: string
  readonly name: string
  readonly rules: number
  readonly options: unknown
  /** Those of them that are not usual, in words. */
  readonly agreed: readonly string[]
  readonly seats: number
  readonly seed: string
  readonly baseline: string | null
  /** Whoever has the rating of 1,000 by definition. */
  readonly anchor: string
  readonly deals: number
  readonly games: number
  readonly decisions: number
  /** Whether it ended because every interval was narrow enough; null where nobody asked for that. */
  readonly closeEnough: boolean | null
  /** The strongest first. */
  readonly contestants: readonly RatedContestant[]
  /** Every two who sat at one table. */
  readonly meetings: readonly Meeting[]
  /** The share of wins, seat by seat: everybody sat in each as often as in any other. */
  readonly seatShares: readonly Share[]
}

export interface RatedContestant extends Performance {
  readonly name: string
  readonly about: string
  readonly rating: number
  readonly interval: readonly [number, number] | null
}

/** How long whoever thought took; no two runs come to the same. */
export interface Cost {
  readonly name: string
  /** Milliseconds, on average; null for whoever never came to decide anything. */
  readonly aDecision: number | null
  /** Of a model, for all games together; null for everybody else. */
  readonly tokens: Spent | null
  /** For a game, where prices are known. */
  readonly moneyAGame: number | null
}

/** Where and when it was played. */
export interface TournamentSetting {
  readonly date: string
  /** Null where workers of a database played. */
  readonly threads: number | null
  readonly seconds: number
  readonly machine: string
}

export interface TournamentReport {
  readonly format: typeof REPORT_FORMAT
  /** Plays it again. */
  readonly command: string
  /** What the file of that command said; null where the command says all. */
  readonly file: unknown
  readonly results: readonly TournamentResults[]
  readonly run: TournamentSetting & { readonly costs: readonly (readonly Cost[])[] }
}

export function resultsOf(
  module: GameModule,
  abouts: readonly string[],
  tournament: Tournament,
  games: readonly TournamentGame[],
): TournamentResults {
  const { game, options, seats, seed, baseline, contestants, width } = tournament
  const { definition } = module
  const lineUps = lineUpsOf(tournament)
  const ratings = rate(tournament, games)
  const performances = performancesOf(lineUps, contestants.length, games)
  const rated = contestants.map(({ name }, at): RatedContestant => {
    const { rating = ANCHOR_RATING, interval = null } = ratings[at] ?? {}
    return { name, about: abouts[at] ?? '', rating, interval, ...(performances[at] as Performance) }
  })
  return {
    game,
    name: definition.name,
    rules: definition.rules,
    options,
    agreed: agreedAt(module, options),
    seats,
    seed,
    baseline,
    anchor: contestants[anchorOf(tournament)]?.name ?? '',
    deals: new Set(games.map(({ number }) => dealOf(number, seats))).size,
    games: games.length,
    decisions: games.reduce((sum, { decisions }) => sum + decisions.reduce((all, each) => all + each, 0), 0),
    closeEnough:
      width === null ? null : ratings.every(({ interval }) => interval !== null && interval[1] - interval[0] <= width),
    contestants: rated.toSorted((a, b) => b.rating - a.rating),
    meetings: meetingsOf(
      lineUps,
      contestants.map(({ name }) => name),
      games,
    ),
    seatShares: Array.from({ length: seats }, (_, seat) =>
      shareOver(games.map(({ number, places }) => ({ deal: dealOf(number, seats), won: wonAt(places, seat) }))),
    ),
  }
}

export function costsOf(tournament: Tournament, games: readonly TournamentGame[]): readonly Cost[] {
  const lineUps = lineUpsOf(tournament)
  return tournament.contestants.map(({ name, player }, at): Cost => {
    const sums = { thought: 0, timed: 0, games: 0, tokensIn: 0, tokensOut: 0 }
    for (const game of games)
      for (let seat = 0; seat < tournament.seats; seat++) {
        if (contestantAt(lineUps[game.lineUp] as LineUp, game.number, seat) !== at) continue
        sums.thought += game.thought[seat] ?? 0
        sums.timed += game.timed[seat] ?? 0
        sums.tokensIn += game.spent?.[seat]?.tokensIn ?? 0
        sums.tokensOut += game.spent?.[seat]?.tokensOut ?? 0
        sums.games++
      }
    const { tokensIn, tokensOut } = sums
    const price = player.kind === 'model' ? player.price : null
    const money = price === null ? null : (price.in * tokensIn + price.out * tokensOut) / A_MILLION
    return {
      name,
      aDecision: sums.timed === 0 ? null : sums.thought / sums.timed,
      tokens: player.kind === 'model' ? { tokensIn, tokensOut } : null,
      moneyAGame: money === null ? null : money / Math.max(1, sums.games),
    }
  })
}

const A_MILLION = 1e6
