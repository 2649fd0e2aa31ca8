import { type AnytimeAction, BaseActionManager, type Player, type Seat } from '@turnwright/kernel'
import type { Line } from './lines.ts'
import type { AuctionOptions } from './options.ts'
import { canDrawMoney, drawMoney } from './purse.ts'
import type { Ask } from './questions.ts'
import { type Auction, type AuctionState, collectorAt } from './state.ts'

const PAWN_PAYS = 2

/** S16: whoever opens or bids may pawn a lot first. */
export function pawnOffers({ state }: Auction, seat: Seat): readonly AnytimeAction[] {
  if (!canDrawMoney(state)) return []
  return collectorAt(state, seat).lots.map((card) => ({
    type: 'pawn',
    about: { kind: 'pawn', card, draws: PAWN_PAYS } satisfies Ask,
  }))
}

export function pawn(game: Auction, seat: Seat, action: AnytimeAction): void {
  const { state, cards } = game
  const { lots } = collectorAt(state, seat)
  const lot = lots.find((card) => card === action.about?.['card'])
  if (lot === undefined) return
  cards.move(lot, lots, state.box)
  game.tell({ kind: 'pawned', by: seat, card: lot })
  drawMoney(game, seat, PAWN_PAYS)
}

/** Asks one player, with the pawnshop open beside every question. */
export class Pawnbroker extends BaseActionManager<AuctionState, AuctionOptions, Ask | Line> {
  protected override anytimeActions({ seat }: Player): readonly AnytimeAction[] {
    return pawnOffers(this.game, seat)
  }

  protected override executeAnytimeAction({ seat }: Player, action: AnytimeAction): void {
    pawn(this.game, seat, action)
  }
}
