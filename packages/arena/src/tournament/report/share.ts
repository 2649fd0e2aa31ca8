import { type Interval, wilsonInterval } from '../../wilson-interval.ts'

/** A share of wins, with the interval that holds the true one in 95 of 100 cases. */
export interface Share {
  readonly games: number
  readonly share: number
  /** Null where one deal alone was played. */
  readonly interval: Interval | null
}

const Z = 1.96
const STUDENT = (Z ** 2 + 1) / 4

/** All games of a deal are one observation: they share their luck. */
export function shareOver(games: readonly { readonly deal: number; readonly won: number }[]): Share {
  const sums = new Map<number, { won: number; games: number }>()
  for (const { deal, won } of games) {
    const sum = sums.get(deal) ?? { won: 0, games: 0 }
    sum.won += won
    sum.games++
    sums.set(deal, sum)
  }
  const share = games.reduce((sum, { won }) => sum + won, 0) / Math.max(1, games.length)
  const deals = [...sums.values()]
  if (deals.length < 2) return { games: games.length, share, interval: null }
  const squares = deals.reduce((sum, deal) => sum + (deal.won - share * deal.games) ** 2, 0)
  if (squares === 0) return { games: games.length, share, interval: wilsonInterval(share, deals.length) }
  const free = deals.length - 1
  const error = Math.sqrt((squares * deals.length) / free) / games.length
  const reach = Z * (1 + STUDENT / free) * error
  return { games: games.length, share, interval: [Math.max(0, share - reach), Math.min(1, share + reach)] }
}
