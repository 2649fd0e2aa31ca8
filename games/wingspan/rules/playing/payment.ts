import type { Price } from '../../cards/cost.ts'
import { addTo } from '../counts.ts'

/** Tokens of each food that are paid, in the order of FOODS. */
export type Payment = readonly number[]

/** W13: whether the food can pay the price, any 2 tokens standing for any 1. */
export function canPay(price: Price, food: readonly number[]): boolean {
  let tokens = 0
  let matched = 0
  for (let i = 0; i < food.length; i++) {
    const have = food[i] ?? 0
    const need = price.each[i] ?? 0
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
    addTo(less, i, -1)
    if (pays(price, less)) return false
  }
  return true
}

/** Every token counts for one that is due, alone where it fits and in a pair where it does not. */
function pays(price: Price, paid: Payment): boolean {
  let tokens = 0
  let fitting = 0
  for (let i = 0; i < paid.length; i++) {
    const n = paid[i] ?? 0
    const need = price.each[i] ?? 0
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
  if (price.isOneOf) {
    const best = mostOf(food, paid, price.each)
    if (best >= 0) paid[best] = 1
    else payFromMost(food, paid, 2)
    return paid
  }
  let due = price.total - price.any
  for (let i = 0; i < food.length; i++) {
    const n = Math.min(price.each[i] ?? 0, food[i] ?? 0)
    paid[i] = n
    due -= n
  }
  payFromMost(food, paid, price.any + 2 * due)
  return paid
}

function payFromMost(food: readonly number[], paid: number[], tokens: number): void {
  for (let n = 0; n < tokens; n++) {
    const most = mostOf(food, paid, null)
    if (most < 0) throw new Error('there is not enough food to pay')
    addTo(paid, most, 1)
  }
}

/** The food of which most is left after what is paid, among those wanted. */
function mostOf(food: readonly number[], paid: readonly number[], wanted: readonly number[] | null): number {
  let best = -1
  let most = 0
  for (let i = 0; i < food.length; i++) {
    const left = (food[i] ?? 0) - (paid[i] ?? 0)
    if (left > most && (wanted === null || wanted[i] === 1)) {
      best = i
      most = left
    }
  }
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
    const have = food[i] ?? 0
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
    const have = food[i] ?? 0
    const need = price.each[i] ?? 0
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
    const have = food[i] ?? 0
    const need = price.each[i] ?? 0
    if (Math.min(have, need) === 0) continue
    if (spareTokens - Math.max(0, have - need) >= 2) return false
  }
  return true
}
