import type { Purse } from './budget.ts'
import { Column } from './column.ts'

/** What a candidate, told by its number, is worth in a deal; NaN where the playout failed. */
export type Worth = (candidate: number, deal: number) => number

export interface HalvingRules {
  /** So many deals for each must be affordable, or fewer candidates are looked at. */
  readonly deals: number
  /** The share that goes on from round to round. */
  readonly kept: number
  /** The first candidate goes on to the end, to be compared with whoever comes out best. */
  readonly keepsFirst: boolean
  /** It ends early once the best leads all others by so many standard errors; null uses the purse up. */
  readonly sure: number | null
}

/** After so many deals, and twice as many, and so on, there is a look at whether it is decided. */
const FIRST_DECISION = 32
const DECIDED = -1

/** The first look may take this share of the budget, so that something is left to tell the better ones apart. */
const FIRST_LOOK = 0.5

/** What is tried next. */
export interface Trial {
  readonly candidate: number
  readonly deal: number
  /** This one, and what is likely to be tried after it: those who share the work may begin with it. */
  ahead(): Iterable<readonly [candidate: number, deal: number]>
}

/**
 * Sequential halving: everybody is tried on the same deals, the better half goes on, and so forth, until the purse is
 * empty. Common deals take the luck of the deal out of the comparison. Gives the columns of those that were looked at,
 * the best first; of equals, the one that was named first.
 */
export function halving(count: number, purse: Purse, rules: HalvingRules, worth: Worth): Column[] {
  const steps = trials(count, purse, rules)
  let step = steps.next()
  while (step.done !== true) step = steps.next(worth(step.value.candidate, step.value.deal))
  return step.value
}

/** The same, asking for one worth after the other. */
export function* trials(count: number, purse: Purse, rules: HalvingRules): Generator<Trial, Column[], number> {
  const everyone = yield* firstLook(count, purse, rules)
  let alive: readonly Column[] = everyone
  let beaten: Column[] = []
  let deal = 1
  const rounds = roundsFor(everyone.length, rules.kept)
  for (let round = 1; alive.length > 1 && round <= rounds; round++) {
    deal = yield* playRound(alive, deal, purse, round / rounds, rules.sure)
    if (deal === DECIDED) return [...alive.toSorted(byMean), ...beaten]
    const ordered = alive.toSorted(byMean)
    const half = Math.max(1, Math.ceil(ordered.length * rules.kept))
    const next = ordered.slice(0, half)
    const first = everyone[0] as Column
    if (rules.keepsFirst && !next.includes(first) && ordered.includes(first)) next.push(first)
    beaten = [...ordered.filter((column) => !next.includes(column)), ...beaten]
    alive = next
  }
  return [...alive, ...beaten]
}

/** Everybody in one deal, the likelier ones first, for as long as all who were looked at can be looked at well. */
function* firstLook(count: number, purse: Purse, { deals }: HalvingRules): Generator<Trial, Column[], number> {
  const looked: Column[] = []
  for (let candidate = 0; candidate < count; candidate++) {
    if (looked.length > 1 && (purse.spent * (looked.length + 1) * deals) / looked.length > FIRST_LOOK) break
    const column = new Column(candidate)
    const worth = yield { candidate, deal: 0, ahead: () => lookAhead(candidate, count) }
    column.add(worth)
    purse.spend(worth)
    looked.push(column)
  }
  return looked
}

function* lookAhead(from: number, count: number): Generator<readonly [number, number]> {
  for (let candidate = from; candidate < count; candidate++) yield [candidate, 0]
}

/** Deal after deal until that share of the purse is spent or it is decided; gives the number of the next deal. */
function* playRound(
  alive: readonly Column[],
  from: number,
  purse: Purse,
  share: number,
  sure: number | null,
): Generator<Trial, number, number> {
  let deal = from
  while (purse.affords(alive.length, share)) {
    for (const [place, column] of alive.entries()) {
      if (!purse.affords(1, 1)) {
        // Those behind it missed this deal, so it counts for nobody.
        for (const each of alive) each.cut(deal)
        return deal
      }
      const now = deal
      const worth = yield { candidate: column.candidate, deal, ahead: () => roundAhead(alive, place, now) }
      column.add(worth)
      purse.spend(worth)
    }
    deal++
    if (sure !== null && isTimeToLook(deal) && isDecided(alive, sure)) return DECIDED
  }
  return deal
}

/** For as long as the same ones are alive. */
function* roundAhead(alive: readonly Column[], from: number, deal: number): Generator<readonly [number, number]> {
  for (let place = from; ; place++)
    yield [(alive[place % alive.length] as Column).candidate, deal + Math.floor(place / alive.length)]
}

function isTimeToLook(deals: number): boolean {
  return deals >= FIRST_DECISION && (deals & (deals - 1)) === 0
}

/** Whether the best leads every other one clearly, or nothing at all tells them apart. */
function isDecided(alive: readonly Column[], sure: number): boolean {
  const best = alive.reduce((one, other) => (other.mean > one.mean ? other : one))
  return alive.every((other) => {
    if (other === best) return true
    const { mean, error } = best.lead(other)
    return error === 0 || mean > sure * error
  })
}

function roundsFor(count: number, kept: number): number {
  return Math.max(1, Math.ceil(Math.log(count) / Math.log(1 / kept)))
}

function byMean(a: Column, b: Column): number {
  return b.mean - a.mean
}
