import { ANCHOR_RATING, Comparisons, ratingsOf } from '@turnwright/arena/rating'
import type { PlayedGame } from './played-game.ts'

/** Below this a rating says nothing. */
export const GAMES_NEEDED = 10
/** As many as make the ends of an interval steady to a few points. */
const RESAMPLINGS = 300

export interface Rung {
  readonly agent: string
  readonly rating: number
  /** How many rated games it was met in. */
  readonly met: number
}

export interface Strength {
  readonly rating: number
  readonly interval: readonly [number, number]
  /** The bot that was met most, by which all is measured. */
  readonly anchor: string
  readonly rungs: readonly Rung[]
  /** Expected share of games against the anchor. */
  readonly share: number
}

export interface TooFew {
  readonly missing: number
}

/**
 * How strong somebody is against the bots they have met in one game: the arena's fit, in which every game is a deal of its
 * own. The bot that was met most has 1,000 by definition, and the others stand where these games put them.
 */
export function strengthIn(games: readonly PlayedGame[]): Strength | TooFew {
  const rated = games.filter(({ unrated }) => unrated === null)
  if (rated.length < GAMES_NEEDED) return { missing: GAMES_NEEDED - rated.length }
  const met = new Map<string, number>()
  for (const { others } of rated)
    for (const agent of new Set(others.map(agentOf))) met.set(agent, (met.get(agent) ?? 0) + 1)
  const agents = [...met.keys()].toSorted((a, b) => (met.get(b) ?? 0) - (met.get(a) ?? 0) || (a < b ? -1 : 1))
  const comparisons = new Comparisons(agents.length + 1)
  let number = 0
  for (const game of rated) {
    const lineUp = game.seats.map((seat, at) => (at === game.seat ? 0 : 1 + agents.indexOf(agentOf(seat))))
    // A deal has as many numbers as the table has seats; the first of each has everybody where they sat.
    comparisons.add(lineUp, { number: number * lineUp.length, places: game.places })
    number++
  }
  const [mine, ...theirs] = ratingsOf(comparisons, 1, 'you', RESAMPLINGS)
  const rating = mine?.rating ?? ANCHOR_RATING
  return {
    rating,
    interval: mine?.interval ?? [rating, rating],
    anchor: agents[0] ?? '',
    rungs: agents.map((agent, at) => ({
      agent,
      rating: theirs[at]?.rating ?? ANCHOR_RATING,
      met: met.get(agent) ?? 0,
    })),
    share: 1 / (1 + 10 ** ((ANCHOR_RATING - rating) / 400)),
  }
}

function agentOf({ agent }: { readonly agent: string | null }): string {
  return agent ?? ''
}
