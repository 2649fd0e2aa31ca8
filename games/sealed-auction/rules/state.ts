import type { Agenda, CardId, Rules, Seat } from '@turnwright/kernel'
import type { Line } from './lines.ts'
import type { AuctionOptions } from './options.ts'
import type { Ask } from './questions.ts'

/** Everything there is to know between two steps: plain data, and every card in exactly one place. */
export interface AuctionState {
  agenda: Agenda<Task>
  round: number
  readonly rounds: number
  readonly collectors: readonly Collector[]
  /** Lots to come, hidden; the last one is on top. */
  readonly pile: CardId[]
  /** Lots to come, seen by everybody. */
  readonly row: CardId[]
  block: Block | null
  /** Hidden money; the last card is on top. */
  money: CardId[]
  /** Money that was paid, seen by everybody, shuffled when the pile runs out. */
  spent: CardId[]
  /** What is out of the game. */
  readonly box: CardId[]
  /** Who took the consolation and does not bid for the next lot. */
  sittingOut: Seat | null
  lastSale: Sale | null
}

export interface Collector {
  readonly hand: CardId[]
  readonly lots: CardId[]
  isPresent: boolean
}

/** The lot that is being sold. A covered one is known to its opener alone. */
export interface Block {
  readonly lot: CardId
  readonly opener: Seat
  readonly covered: boolean
}

/** What the bids were, once everybody has seen them. Kept as values: the cards themselves have moved on. */
export interface Sale {
  readonly lot: string
  readonly winner: Seat | null
  readonly bids: readonly { readonly seat: Seat; readonly values: readonly number[] }[]
}

/** What happens next, one small step each. */
export type Task =
  | { readonly do: 'begin-round' }
  | { readonly do: 'limit-hands' }
  | { readonly do: 'open'; readonly seat: Seat }
  | { readonly do: 'bid' }
  | { readonly do: 'console'; readonly losers: readonly Seat[] }

export type Auction = Rules<AuctionState, AuctionOptions, Ask | Line>

export function collectorAt(state: AuctionState, seat: Seat): Collector {
  const collector = state.collectors[seat]
  if (collector === undefined) throw new RangeError(`nobody collects at seat ${seat}`)
  return collector
}

/** The lot on the block, while bids for it are asked. */
export function blockOf({ block }: AuctionState): Block {
  if (block === null) throw new RangeError('no lot is on the block')
  return block
}

/** The seats still at the table, clockwise from the given one. */
export function presentFrom(state: AuctionState, first: Seat): readonly Seat[] {
  const { collectors } = state
  const present: Seat[] = []
  for (let step = 0; step < collectors.length; step++) {
    const seat = (first + step) % collectors.length
    if (collectors[seat]?.isPresent === true) present.push(seat)
  }
  return present
}
