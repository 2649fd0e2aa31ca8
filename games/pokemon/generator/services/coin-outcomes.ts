import type { Attack, AttackEffect, PlainEffect } from '../../cards/attack.ts'

/** One way the coins of an attack can fall, and what the attack then does. */
export interface CoinOutcome {
  readonly p: number
  readonly effects: readonly PlainEffect[]
}

const known = new WeakMap<Attack, readonly CoinOutcome[]>()

/** Every way the coins of an attack can fall. Flips that are counted, such as "for each heads", stay one effect. */
export function coinOutcomes(attack: Attack): readonly CoinOutcome[] {
  const before = known.get(attack)
  if (before !== undefined) return before
  let outcomes: CoinOutcome[] = [{ p: 1, effects: [] }]
  for (const effect of attack.effects)
    outcomes = outcomes.flatMap(({ p, effects }) =>
      waysOf(effect).map((way) => ({ p: p * way.p, effects: [...effects, ...way.effects] })),
    )
  known.set(attack, outcomes)
  return outcomes
}

function waysOf(effect: AttackEffect): readonly CoinOutcome[] {
  if (effect.op !== 'coin') return [{ p: 1, effects: [effect] }]
  return [
    { p: 0.5, effects: effect.heads ?? [] },
    { p: 0.5, effects: effect.tails ?? [] },
  ]
}

/** Beyond so many heads in a row nothing is counted: "until tails" has no end. */
const LONGEST_RUN = 4

/** The chance of each number of heads: at index n, that of n heads. */
export function headsChances(flips: number | 'untilTails'): readonly number[] {
  if (flips !== 'untilTails') return (BINOMIAL[flips] ??= binomial(flips))
  return UNTIL_TAILS
}

const UNTIL_TAILS: readonly number[] = Array.from({ length: LONGEST_RUN + 1 }, (_, heads) =>
  heads === LONGEST_RUN ? 0.5 ** LONGEST_RUN : 0.5 ** (heads + 1),
)

const BINOMIAL: (readonly number[])[] = []

function binomial(flips: number): readonly number[] {
  let chances = [1]
  for (let flip = 0; flip < flips; flip++) {
    const next = new Array<number>(chances.length + 1).fill(0)
    for (const [heads, p] of chances.entries()) {
      next[heads] = (next[heads] ?? 0) + p / 2
      next[heads + 1] = (next[heads + 1] ?? 0) + p / 2
    }
    chances = next
  }
  return chances
}
