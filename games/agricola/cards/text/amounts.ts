import type { Formula, Quantity, Tiers, Yield } from '../effect.ts'
import { type Goods, GOODS, type Good, nameOfGood } from '../goods.ts'

/** `a, b and c`. */
export function listed(things: readonly string[], last = 'and'): string {
  if (things.length < 2) return things[0] ?? ''
  return `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`
}

/** `2 wood and 1 reed`. */
export function goodsWords(goods: Goods): string {
  return yieldWords(goods)
}

/** The same where amounts depend on something: `1 food for each of your people and 1 reed`. */
export function yieldWords(goods: Yield): string {
  // What is simply counted comes first: `1 reed and 1 food for each of your people`.
  const fixedFirst = GOODS.toSorted(
    (a, b) => Number(typeof goods[a] === 'object') - Number(typeof goods[b] === 'object'),
  )
  return listed(
    fixedFirst.flatMap((good) => {
      const formula = goods[good]
      return formula === undefined ? [] : [amountWords(formula, (n) => `${n} ${nameOfGood(good, n)}`)]
    }),
  )
}

/** What follows "for each". */
const EACH: Readonly<Record<Quantity, string>> = {
  'supply.clay': 'clay in your supply',
  rooms: 'of your rooms',
  people: 'of your people',
  sheep: 'of your sheep',
  cattle: 'of your cattle',
  roundsLeft: 'round still to be played after this one',
  improvements: 'of your improvements',
  occupationsInFront: 'occupation in front of you',
  unfencedStables: 'of your unfenced stables',
  pastureCells: 'cell of your pastures',
  ownOccupationsPlayedAfterThis: 'occupation you played after this one',
}

/** What follows a number. */
const SEVERAL: Readonly<Record<Quantity, string>> = {
  'supply.clay': 'clay in your supply',
  rooms: 'rooms',
  people: 'people',
  sheep: 'sheep',
  cattle: 'cattle',
  roundsLeft: 'rounds left',
  improvements: 'improvements',
  occupationsInFront: 'occupations in front of you',
  unfencedStables: 'unfenced stables',
  pastureCells: 'cells of pasture',
  ownOccupationsPlayedAfterThis: 'occupations played after this one',
}

export function amountWords(formula: Formula, worded: (n: number) => string): string {
  if (typeof formula === 'number') return worded(formula)
  if ('mul' in formula) return `${worded(formula.mul[0])} for each ${EACH[formula.mul[1]]}`
  if ('floorDiv' in formula) return `${worded(1)} for every ${formula.floorDiv[1]} ${SEVERAL[formula.floorDiv[0]]}`
  if ('sub' in formula) return `${worded(1)} for each ${EACH[formula.sub[0]]} beyond the first ${formula.sub[1]}`
  return listed(formula.sum.map((part) => amountWords(part, worded)))
}

export function pointsWords(n: number): string {
  return n === 1 ? '1 point' : `${n} points`
}

/** `1/2/3 food with at least 1/4/7 sheep`. */
export function tierWords(good: Good, by: Quantity, tiers: Tiers): string {
  return `${amountsOf(tiers)} ${nameOfGood(good, 2)} with at least ${stepsOf(tiers)} ${SEVERAL[by]}`
}

/** `at least 5/6 improvements are worth 2/3 points`. */
export function pointTierWords(by: Quantity, tiers: Tiers): string {
  return `at least ${stepsOf(tiers)} ${SEVERAL[by]} are worth ${amountsOf(tiers)} points`
}

function stepsOf(tiers: Tiers): string {
  return tiers.map(([from]) => from).join('/')
}

function amountsOf(tiers: Tiers): string {
  return tiers.map(([, n]) => n).join('/')
}
