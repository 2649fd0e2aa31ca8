import { lineUpsOf } from './line-ups.ts'
import { Comparisons } from './rating/comparisons.ts'
import { type Rating, ratingsOf } from './rating/ratings.ts'
import type { Tournament, TournamentGame } from './tournament.ts'

const FIRST_LOOK = 16
const GROWTH = 1.25

/** After how many deals ratings are looked at: fixed in advance, so that nothing depends on who finishes when. */
export function looksOf({ deals, width }: Tournament): readonly number[] {
  if (width === null) return [deals]
  const looks: number[] = []
  for (let look = FIRST_LOOK; look < deals; look = Math.ceil(look * GROWTH)) looks.push(look)
  return [...looks, deals]
}

/** Whoever all others are measured against: the baseline, else greedy, else the first. */
export function anchorOf({ contestants, baseline }: Tournament): number {
  const named = contestants.findIndex(({ name }) => name === (baseline ?? 'greedy'))
  return Math.max(0, named)
}

export function rate(tournament: Tournament, games: readonly TournamentGame[]): readonly Rating[] {
  const lineUps = lineUpsOf(tournament)
  const comparisons = new Comparisons(tournament.contestants.length)
  for (const game of games) comparisons.add(lineUps[game.lineUp] ?? [], game)
  return ratingsOf(comparisons, anchorOf(tournament), tournament.seed)
}

/** Whether every rating is known as closely as was asked for. */
export function isCloseEnough({ width }: Tournament, ratings: readonly Rating[]): boolean {
  return width !== null && ratings.every(({ interval }) => interval !== null && interval[1] - interval[0] <= width)
}
