import type { About, Rules } from '@turnwright/kernel'
import { Bill, type ChosenThings } from './bill.ts'
import { type BaseCost, type CostKinds, kindOf, type Payer } from './cost.ts'
import type { Refusal } from './refusal.ts'

/** Bills that are used again and again: one for checks, which keep nothing of it, and one that is being paid. */
const SCRATCH = new Bill()
const PAYING = new Bill()

/** Whether all costs can be paid together; names the first that cannot. */
export function checkCosts<World, C extends BaseCost>(
  kinds: CostKinds<World, C>,
  costs: readonly C[],
  world: World,
  payer: Payer,
  chosen: ChosenThings | null = null,
): Refusal | null {
  if (costs.length === 0) return null
  const unpaid = enter(kinds, costs, world, payer, SCRATCH.clear(chosen))
  return unpaid === null ? null : { code: 'CANNOT_PAY', cost: unpaid }
}

/** Pays all costs, or none and says which one cannot be paid. Things that were not chosen are found. */
export function payCosts<World, C extends BaseCost>(
  kinds: CostKinds<World, C>,
  costs: readonly C[],
  world: World,
  payer: Payer,
  chosen: ChosenThings | null = null,
): Refusal | null {
  if (costs.length === 0) return null
  const bill = PAYING.clear(chosen)
  const unpaid = enter(kinds, costs, world, payer, bill)
  if (unpaid !== null) return { code: 'CANNOT_PAY', cost: unpaid }
  // What is paid with is read off first: paying may set off things that are paid for in their turn.
  const things = costs.map((_, place) => bill.thingsFor(place))
  for (let place = 0; place < costs.length; place++) {
    const cost = costs[place] as C
    kindOf(kinds, cost).pay(world, payer, cost, things[place] as readonly number[])
  }
  return null
}

/** A question about what to pay a cost with. */
export interface PaymentQuestion<C extends BaseCost> {
  readonly cost: C
  /** Everything that could pay it. */
  readonly things: readonly number[]
  readonly count: number
}

/**
 * Lets the player choose what to pay with, one question for each cost that leaves a choice. Only what leaves the other
 * costs payable is accepted. Asks nothing where there is nothing to choose; null where the costs cannot be paid.
 */
export function choosePayment<State, Options, A extends About, C extends BaseCost>(
  kinds: CostKinds<Rules<State, Options, A>, C>,
  costs: readonly C[],
  game: Rules<State, Options, A>,
  payer: Payer,
  aboutOf: (question: PaymentQuestion<C>) => A,
): ChosenThings | null {
  if (enter(kinds, costs, game, payer, SCRATCH.clear()) !== null) return null
  if (!SCRATCH.leavesAChoice) return NOTHING_CHOSEN
  const chosen: (readonly number[] | null)[] = costs.map(() => null)
  for (const [place, cost] of costs.entries()) {
    const { things, count } = candidatesOf(kinds, cost, game, payer)
    if (count === 0 || things.length === count) continue
    const fits = (selection: readonly number[]): boolean =>
      checkCosts(kinds, costs, game, payer, chosen.with(place, selection)) === null
    const open = count === 1 ? things.filter((thing) => fits([thing])) : things
    const [only] = open
    if (open.length === 1 && only !== undefined) chosen[place] = [only]
    else
      chosen[place] = game.ask.some(
        payer.playerId,
        aboutOf({ cost, things: open, count }),
        open,
        { count },
        {
          cards: true,
          private: true,
          check: count === 1 ? undefined : (selection) => (fits(selection as readonly number[]) ? null : NO_REST),
        },
      )
  }
  return chosen
}

const NOTHING_CHOSEN: ChosenThings = []
const NO_REST = 'The other costs could not be paid then'

/** Gives the place of the first cost that the bill has no room for, as the cost itself. */
function enter<World, C extends BaseCost>(
  kinds: CostKinds<World, C>,
  costs: readonly C[],
  world: World,
  payer: Payer,
  bill: Bill,
): C | null {
  for (let place = 0; place < costs.length; place++) {
    const cost = costs[place] as C
    bill.beginCost(place)
    if (!kindOf(kinds, cost).check(world, payer, cost, bill)) return cost
  }
  return null
}

/** What a cost would take if it stood alone. */
function candidatesOf<World, C extends BaseCost>(
  kinds: CostKinds<World, C>,
  cost: C,
  world: World,
  payer: Payer,
): { readonly things: readonly number[]; readonly count: number } {
  const probe = new Probe()
  kindOf(kinds, cost).check(world, payer, cost, probe)
  return probe
}

/** A bill that only listens. */
class Probe extends Bill {
  things: readonly number[] = []
  count = 0

  override claim(candidates: readonly number[], count: number): boolean {
    this.things = candidates
    this.count = count
    return true
  }
}
