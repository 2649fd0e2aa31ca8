import type { CardId, Selection } from '@turnwright/kernel'
import type { Question as Asked } from '@turnwright/kernel/search'
import type { Price } from '../cards/cost.ts'
import { FOODS } from '../cards/food.ts'
import type { WingspanAbout } from '../rules/about.ts'
import { birdCalled } from '../rules/identities.ts'
import { isPayment, suggestedPayment } from '../rules/playing/payment.ts'
import type { WingspanView } from '../rules/view.ts'

/** The payments that take as many tokens as the suggested one; it is left out itself. */
export function paymentsWorthTrying(question: Asked<WingspanView, WingspanAbout>, card: CardId): readonly Selection[] {
  const me = question.projection().view.players[question.seat]
  const bird = birdCalled(me?.hand.find((each) => each.card === card)?.bird ?? null)
  if (me === undefined || bird === null) return []
  const food = FOODS.map((each) => me.food[each])
  const suggested = suggestedPayment(bird.price, food)
  return payments(bird.price, food, sum(suggested))
    .filter((paid) => paid.some((n, kind) => n !== suggested[kind]))
    .map((paid) => [{ title: 'otherwise', selection: tokensOf(paid) }])
}

/** Every way to pay with exactly so many tokens. */
function payments(price: Price, food: readonly number[], tokens: number): readonly (readonly number[])[] {
  const found: number[][] = []
  const paid = food.map(() => 0)
  const choose = (kind: number, left: number): void => {
    if (kind === food.length) {
      if (left === 0 && isPayment(price, paid)) found.push(paid.slice())
      return
    }
    for (let n = Math.min(left, food[kind] ?? 0); n >= 0; n--) {
      paid[kind] = n
      choose(kind + 1, left - n)
    }
    paid[kind] = 0
  }
  choose(0, tokens)
  return found
}

function tokensOf(paid: readonly number[]): string[] {
  return FOODS.flatMap((food, kind) => Array.from({ length: paid[kind] ?? 0 }, (_, n) => `${food}-${n + 1}`))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0)
}
