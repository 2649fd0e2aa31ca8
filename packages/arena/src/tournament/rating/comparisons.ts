import { contestantAt, dealOf, type TournamentGame } from '../tournament.ts'
import type { LineUp } from '../line-ups.ts'

/** Of those who are left in a game, somebody comes next: what Plackett and Luce make a ranking of. */
export interface Stage {
  /** Contestants; whoever sits in two seats is listed twice. */
  readonly among: readonly number[]
  /** Where its cells begin, one for each of those. */
  readonly first: number
}

/** The outcomes of a deal: in which cells, and with which weight. */
export interface DealOutcomes {
  readonly cells: number[]
  readonly weights: number[]
}

/** Every game of a tournament as stages, deal by deal: all games of a deal share their luck. */
export class Comparisons {
  readonly stages: Stage[] = []
  readonly deals: DealOutcomes[] = []
  readonly contestants: number
  cells = 0
  readonly #known = new Map<string, Stage>()

  constructor(contestants: number) {
    this.contestants = contestants
  }

  add(lineUp: LineUp, { number, places }: Pick<TournamentGame, 'number' | 'places'>): void {
    const deal = dealOf(number, lineUp.length)
    while (this.deals.length <= deal) this.deals.push({ cells: [], weights: [] })
    const outcomes = this.deals[deal] as DealOutcomes
    const orders = ordersOf(places)
    for (const order of orders) this.#addOrder(outcomes, lineUp, number, order, 1 / orders.length)
  }

  #addOrder(
    { cells, weights }: DealOutcomes,
    lineUp: LineUp,
    number: number,
    order: readonly number[],
    weight: number,
  ): void {
    const left = order.map((seat) => contestantAt(lineUp, number, seat))
    while (left.length > 1) {
      const next = left[0] as number
      const among = left.toSorted((a, b) => a - b)
      // Where everybody left is the same contestant there is nothing to learn.
      if (among[0] !== among.at(-1)) {
        const stage = this.#stage(among)
        cells.push(stage.first + stage.among.indexOf(next))
        weights.push(weight)
      }
      left.shift()
    }
  }

  #stage(among: readonly number[]): Stage {
    const key = among.join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const made = { among, first: this.cells }
    this.cells += among.length
    this.stages.push(made)
    this.#known.set(key, made)
    return made
  }
}

/** The seats from the first to the last. Those who share places take turns in them, so that nobody gains by it. */
function ordersOf(places: readonly number[]): number[][] {
  const groups = [...Map.groupBy(places.keys(), (seat) => places[seat] as number).entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, seats]) => seats)
  const turns = groups.reduce((most, { length }) => lcm(most, length), 1)
  return Array.from({ length: turns }, (_, turn) =>
    groups.flatMap((group) => group.map((_seat, at) => group[(at + turn) % group.length] as number)),
  )
}

function lcm(a: number, b: number): number {
  return (a * b) / gcd(a, b)
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
