import type { Price } from '../../cards/cost.ts'
import { isPayment, type Payment } from '../../rules/playing/payment.ts'

/** W13: every way to pay exactly from this food, the fewest tokens first. */
export function exactPayments(price: Price, food: readonly number[]): readonly Payment[] {
  const most = 2 * price.total
  const found: Payment[] = []
  const lay = (paid: Payment, tokens: number) => {
    if (paid.length === food.length) {
      if (isPayment(price, paid)) found.push(paid)
      return
    }
    const held = food[paid.length] ?? 0
    for (let n = Math.min(held, most - tokens); n >= 0; n--) lay([...paid, n], tokens + n)
  }
  lay([], 0)
  return found.toSorted((a, b) => tokensIn(a) - tokensIn(b))
}

export function tokensIn(paid: Payment): number {
  return paid.reduce((sum, n) => sum + n, 0)
}
