import type { CardId } from '@turnwright/kernel'
import type { MoneyCard } from '../rules/view.ts'

const MOST_CARDS = 3

/** The legal bid nearest to a price; the fewest cards among equals. Empty where there is no money to bid. */
export function bidNear(price: number, money: readonly MoneyCard[]): readonly CardId[] {
  let nearest: readonly MoneyCard[] = []
  for (const bid of bidsOf(money))
    if (nearest.length === 0 || distance(bid, price) < distance(nearest, price)) nearest = bid
  return nearest.map(({ card }) => card)
}

/** Every bid of up to three cards, the small ones first. A promise needs a coin beside it. */
function bidsOf(money: readonly MoneyCard[]): readonly (readonly MoneyCard[])[] {
  let bids: readonly (readonly MoneyCard[])[] = [[]]
  const all: (readonly MoneyCard[])[] = []
  for (let size = 1; size <= MOST_CARDS; size++) {
    bids = bids.flatMap((bid) => {
      const last = bid.at(-1)
      return money.slice(last === undefined ? 0 : money.indexOf(last) + 1).map((card) => [...bid, card])
    })
    all.push(...bids.filter((bid) => bid.some(({ isPromise }) => !isPromise)))
  }
  return all
}

function distance(bid: readonly MoneyCard[], price: number): number {
  return Math.abs(bid.reduce((sum, { value }) => sum + (value ?? 0), 0) - price)
}
