import { moneyCalled } from '../cards/catalogue.ts'
import { COINS, type Money, PROMISE } from '../cards/money.ts'

/** A money card by what it is worth, as scenarios speak of it. */
export type Coin = 1 | 2 | 3 | 5 | 9 | 'promise'

export function moneyId(coin: Coin): string {
  return moneyFor(coin).id
}

/** What the prompt calls it. */
export function moneyName(coin: Coin): string {
  return moneyFor(coin).name
}

export function coinOf(identity: string): Coin {
  const money = moneyCalled(identity)
  return money === PROMISE ? 'promise' : (money?.value as Coin)
}

function moneyFor(coin: Coin): Money {
  const found = coin === 'promise' ? PROMISE : COINS.find(({ value }) => value === coin)
  if (found === undefined) throw new Error(`there is no money worth ${coin}`)
  return found
}
