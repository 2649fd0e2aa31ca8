import type { Game } from '../src/host.ts'
import type { Seat } from '../src/index.ts'
import { imagine, Random } from '../src/search.ts'

/** Many forks of one moment; those that do not reach the question are left out. */
export function forks<State>(game: Game<State>, seat: Seat | null, count = 300): Game<State>[] {
  const chance = Random.fromSeed('forks')
  return Array.from({ length: count }, () => imagine(game, seat, chance)).filter((fork) => fork !== null)
}

/** The different ones among values of plain data. */
export function different(values: Iterable<unknown>): ReadonlySet<string> {
  return new Set([...values].map((value) => JSON.stringify(value)))
}
