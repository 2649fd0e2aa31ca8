import type { CardId, Seat } from '@turnwright/kernel'
import { LOTS } from '../cards/lots.ts'
import type { Auction, AuctionState, Task } from '../rules/state.ts'
import { type Coin, moneyId } from './coin.ts'

export interface StagedCollector {
  readonly hand?: readonly Coin[]
  /** Lots won before, by name. */
  readonly lots?: readonly string[]
}

/** Where everything else lies. The first of a pile is on top. */
export interface StagedTable {
  readonly row?: readonly string[]
  readonly pile?: readonly string[]
  readonly money?: readonly Coin[]
  readonly spent?: readonly Coin[]
  readonly round?: number
  readonly rounds?: number
  /** Who opens a lot, one after the other; `agenda` says more than that. */
  readonly openers?: readonly Seat[]
  readonly agenda?: readonly Task[]
  readonly sittingOut?: Seat
}

/** An auction in the middle, as a scenario describes it. What it does not name is not there. */
export function stage(game: Auction, collectors: readonly StagedCollector[], table: StagedTable): AuctionState {
  const { openers = [0], round = 1, rounds = 1, sittingOut = null } = table
  return {
    agenda: [...(table.agenda ?? openers.map((seat): Task => ({ do: 'open', seat })))],
    round,
    rounds,
    collectors: collectors.map(({ hand = [], lots = [] }, seat) => ({
      hand: money(game, hand, [seat]),
      lots: lotCards(game, lots, 'everyone'),
      isPresent: true,
    })),
    row: lotCards(game, table.row ?? [], 'everyone'),
    pile: lotCards(game, table.pile ?? [], 'nobody').reverse(),
    block: null,
    money: money(game, table.money ?? [], 'nobody').reverse(),
    spent: money(game, table.spent ?? [], 'everyone'),
    box: [],
    sittingOut,
    lastSale: null,
  }
}

function lotCards({ cards }: Auction, names: readonly string[], knowers: 'everyone' | 'nobody'): CardId[] {
  return cards.create('lot', names.map(lotId), knowers)
}

function money({ cards }: Auction, coins: readonly Coin[], knowers: 'everyone' | 'nobody' | readonly Seat[]): CardId[] {
  return coins.flatMap((coin) => cards.create('money', [moneyId(coin)], coin === 'promise' ? 'everyone' : knowers))
}

function lotId(name: string): string {
  const lot = LOTS.find((each) => each.name === name)
  if (lot === undefined) throw new Error(`there is no lot called ${name}`)
  return lot.id
}
