import { createGame, type Game, type GameResult } from '@turnwright/kernel'
import { sealedAuction } from '../rules/sealed-auction.ts'
import type { Auction } from '../rules/state.ts'
import { Bidder } from './bidder.ts'
import { type StagedCollector, type StagedTable, stage } from './stage.ts'

const NAMES = ['ana', 'bo', 'cy', 'dee', 'eli'] as const
type Name = (typeof NAMES)[number]

/** The people of a scenario, and what only the table itself can do. */
export interface AuctionTable extends Readonly<Record<Name, Bidder>> {
  readonly result: GameResult | null
  leaves(bidder: Bidder): void
}

/** An auction that stands as described, waiting for its first answer. */
export function givenAuction(
  collectors: Readonly<Partial<Record<Name, StagedCollector>>>,
  table: StagedTable = {},
): AuctionTable {
  const players = NAMES.filter((name) => collectors[name] !== undefined)
  const staged = players.map((name) => collectors[name] ?? {})
  const definition = { ...sealedAuction, setup: (game: Auction) => stage(game, staged, table) }
  return seated(createGame(definition, { players, seed: 'a staged auction' }))
}

/** A whole auction from its beginning. */
export function newAuction(players: number, options: unknown = {}, seed = 'a whole auction'): AuctionTable {
  return seated(createGame(sealedAuction, { players: NAMES.slice(0, players), seed, options }))
}

function seated(game: Auction): AuctionTable {
  game.run()
  const bidder = (seat: number): Bidder => new Bidder(game as unknown as Game, seat)
  return {
    ana: bidder(0),
    bo: bidder(1),
    cy: bidder(2),
    dee: bidder(3),
    eli: bidder(4),
    get result() {
      if (game.fault !== null) throw new Error(game.fault.message)
      return game.result
    },
    leaves: ({ seat }) => game.leave(seat),
  }
}
