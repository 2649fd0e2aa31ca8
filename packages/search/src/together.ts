import type { Chance, Question } from '@turnwright/kernel/search'
import { trials, type Trial } from './halving.ts'
import { beginning, ponder, type Thinker, thoughtOf, type Work } from './ponder.ts'
import type { Thought } from './thought.ts'

/** A playout of an answer, told by its number, in a deal. */
export type Wanted = readonly [candidate: number, deal: number]

/** Somebody who plays playouts of the same question elsewhere, and tells what they came to; NaN are those that failed. */
export type Helper = (wanted: readonly Wanted[]) => Promise<readonly number[]>

/** So many playouts are asked for at once of everybody: few enough that a deadline is kept, enough that messages cost little. */
const SHARE = 8

/**
 * The same as `ponder`, shared out: deals are numbered and the same for whoever plays them, so with a number of playouts it
 * comes to the same thought however many there are.
 */
export async function ponderTogether(
  question: Question,
  chance: Chance,
  thinker: Thinker,
  helpersFor: (work: Work) => readonly Helper[],
  lines = 0,
): Promise<Thought> {
  // A playout of a tree depends on all before it, and nodes are counted where they are played: there is nothing to share out.
  const { tree = null, budget } = thinker.settings
  if (tree !== null || budget.nodes !== undefined) return ponder(question, chance, thinker, lines)
  const work = beginning(question, chance, thinker)
  const { candidates, purse, rules } = work
  if (candidates.length < 2) return thoughtOf(work, [], lines)
  const ahead = new PlayedAhead(work, helpersFor(work))
  const steps = trials(candidates.length, purse, rules)
  let step = steps.next()
  while (step.done !== true) step = steps.next(ahead.known(step.value) ?? (await ahead.play(step.value)))
  return thoughtOf(work, step.value, lines)
}

/** What was played already, a little further than was asked for. */
class PlayedAhead {
  readonly #work: Work
  readonly #helpers: readonly Helper[]
  readonly #worths = new Map<number, number>()

  constructor(work: Work, helpers: readonly Helper[]) {
    this.#work = work
    this.#helpers = helpers
  }

  known({ candidate, deal }: Trial): number | undefined {
    return this.#worths.get(this.#place(candidate, deal))
  }

  /** Everybody gets a share, the one who leads too. */
  async play(trial: Trial): Promise<number> {
    const shares = this.#sharesFrom(trial)
    const told = this.#helpers.map((helper, at) => helper(shares[at + 1] ?? []))
    const { candidates, playouts } = this.#work
    const own = (shares[0] ?? []).map(([candidate, deal]) => playouts.worth(candidates[candidate]?.answer ?? [], deal))
    const worths = [own, ...(await Promise.all(told))]
    for (const [at, share] of shares.entries())
      for (const [place, [candidate, deal]] of share.entries())
        this.#worths.set(this.#place(candidate, deal), worths[at]?.[place] ?? Number.NaN)
    return this.known(trial) ?? Number.NaN
  }

  #sharesFrom(trial: Trial): readonly (readonly Wanted[])[] {
    const shares: Wanted[][] = [[]]
    for (const next of trial.ahead()) {
      if (this.#worths.has(this.#place(...next))) continue
      if (shares.at(-1)?.length === SHARE) {
        if (shares.length > this.#helpers.length) break
        shares.push([])
      }
      shares.at(-1)?.push(next)
    }
    return shares
  }

  #place(candidate: number, deal: number): number {
    return deal * this.#work.candidates.length + candidate
  }
}
