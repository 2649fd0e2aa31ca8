import type { Seat } from '@turnwright/kernel'
import type { BaseCost, CardCost, CostKind, ManaCost, Payer } from './cost.ts'

/** A cost that is an amount out of a pool: mana, life, coins. */
export function amountCost<World, C extends BaseCost>(pool: {
  readonly name: string
  amount(cost: C): number
  available(world: World, seat: Seat): number
  spend(world: World, seat: Seat, amount: number): void
}): CostKind<World, C> {
  return {
    check: (world, { playerId }, cost, bill) =>
      bill.spend(pool.name, pool.amount(cost), pool.available(world, playerId)),
    pay: (world, { playerId }, cost) => pool.spend(world, playerId, pool.amount(cost)),
  }
}

/** A cost that is paid with cards: tapped, sacrificed, discarded. */
export function cardCost<World, C extends CardCost<unknown>>(cards: {
  /** Which cards could pay it now. Without `of` in the cost that is the payer's own card, where it can. */
  candidates(world: World, payer: Payer, cost: C): readonly number[]
  pay(world: World, payer: Payer, card: number, cost: C): void
}): CostKind<World, C> {
  return {
    check: (world, payer, cost, bill) => bill.claim(cards.candidates(world, payer, cost), cost.count ?? 1),
    pay(world, payer, cost, things) {
      for (const card of things) cards.pay(world, payer, card, cost)
    },
  }
}

/** MANA: out of the player's mana pool. */
export function manaCost<World>(pool: {
  mana(world: World, seat: Seat): number
  spendMana(world: World, seat: Seat, amount: number): void
}): CostKind<World, ManaCost> {
  return amountCost({
    name: 'mana',
    amount: ({ amount }) => amount,
    available: (world, seat) => pool.mana(world, seat),
    spend: (world, seat, amount) => pool.spendMana(world, seat, amount),
  })
}
