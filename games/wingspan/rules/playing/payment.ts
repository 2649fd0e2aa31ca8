import type { Price } from '../../cards/cost.ts'

/** Tokens of each food that are paid, in the order of FOODS. */
export type Payment = readonly number[]

/** W13: whether the food can pay the price, any 2 tokens standing for any 1. */
export function canPay(price: Price, food: readonly number[]): boolean {
  let tokens = 0
  let matched = 0
  for (let i = 0; i < food.length; i++) {
    const have = food[i] as number
    const need = price.each[i] as number
    tokens += have
    matched += need < have ? need : have
  }
  if (price.isOneOf) return matched > 0 || tokens >= 2
  const due = price.total - price.any
  return tokens - matched >= price.any + 2 * (due - matched)
}

/** W13: whether exactly these tokens pay: none is missing, and none could be kept. */
export function isPayment(price: Price, paid: Payment): boolean {
  if (!pays(price, paid)) return false
  for (let i = 0; i < paid.length; i++) {
    if (paid[i] === 0) continue
    const less = paid.slice()
    ;(less[i] as number)--
    if (pays(price, less)) return false
  }
  return true
}

/** Every token counts for one that is due, alone where it fits and in a pair where it does not. */
function pays(price: Price, paid: Payment): boolean {
  let tokens = 0
  let fitting = 0
  for (let i = 0; i < paid.length; i++) {
    const n = paid[i] as number
    const need = price.each[i] as number
    tokens += n
    fitting += need < n ? need : n
  }
  if (tokens < price.total || tokens > 2 * price.total) return false
  if (price.isOneOf) return tokens === 2 || fitting === 1
  fitting += Math.min(price.any, tokens - fitting)
  // So many tokens must count alone; the others stand in pairs.
  return 2 * price.total - tokens <= fitting
}

/** What most players would pay: what fits, and the rest from what they have most of. */
export function suggestedPayment(price: Price, food: readonly number[]): number[] {
  const paid = [0, 0, 0, 0, 0]
  const left = food.slice()
  const pay = (index: number): void => {
    ;(paid[index] as number)++
    ;(left[index] as number)--
  }
  let due = price.total
  if (price.isOneOf) {
    const best = mostOf(left.map((n, i) => (price.each[i] === 1 ? n : 0)))
    if (best >= 0) {
      pay(best)
      return paid
    }
  } else {
    for (let i = 0; i < food.length; i++)
      for (let n = price.each[i] as number; n > 0 && (left[i] as number) > 0; n--) {
        pay(i)
        due--
      }
    due -= price.any
    for (let n = price.any; n > 0; n--) payFromMost(left, pay)
  }
  for (let n = 2 * due; n > 0; n--) payFromMost(left, pay)
  return paid
}

function payFromMost(left: readonly number[], pay: (index: number) => void): void {
  const most = mostOf(left)
  if (most < 0) throw new Error('there is not enough food to pay')
  pay(most)
}

function mostOf(counts: readonly number[]): number {
  let best = -1
  for (let i = 0; i < counts.length; i++)
    if ((counts[i] as number) > 0 && (best < 0 || (counts[i] as number) > (counts[best] as number))) best = i
  return best
}

/** Whether the suggested payment is the only one that wastes nothing. */
export function paymentIsForced(price: Price, food: readonly number[]): boolean {
  return price.isOneOf ? oneOfIsForced(price, food) : allIsForced(price, food)
}

function oneOfIsForced({ each }: Price, food: readonly number[]): boolean {
  let ways = 0
  let kinds = 0
  let tokens = 0
  let pairs = 0
  for (let i = 0; i < food.length; i++) {
    const have = food[i] as number
    if (have === 0) continue
    if (each[i] === 1) ways++
    else {
      kinds++
      tokens += have
      if (have >= 2) pairs++
    }
  }
  // Pairs of foods that do not fit alone: two of a kind, or one each of two kinds.
  ways += tokens < 2 ? 0 : pairs + (kinds * (kinds - 1)) / 2
  return ways <= 1
}

function allIsForced(price: Price, food: readonly number[]): boolean {
  let spareTokens = 0
  let spareKinds = 0
  let matched = 0
  for (let i = 0; i < food.length; i++) {
    const have = food[i] as number
    const need = price.each[i] as number
    matched += need < have ? need : have
    if (have > need) {
      spareTokens += have - need
      spareKinds++
    }
  }
  const fromSpare = price.any + 2 * (price.total - price.any - matched)
  if (fromSpare > 0 && spareKinds > 1 && fromSpare < spareTokens) return false
  if (spareTokens < fromSpare + 2) return true
  // Two spare tokens may stand for one that fits, unless they are of its own kind.
  for (let i = 0; i < food.length; i++) {
    const have = food[i] as number
    const need = price.each[i] as number
    if (Math.min(have, need) === 0) continue
    if (spareTokens - Math.max(0, have - need) >= 2) return false
  }
  return true
}
