import { type AnytimeAction, BaseActionManager, type Player } from '@turnwright/kernel'
import { lotOf } from '../cards/catalogue.ts'
import type { AuctionOptions } from './options.ts'
import { canDrawMoney, drawMoney } from './purse.ts'
import { type AuctionState, collectorAt } from './state.ts'

const PAWN_PAYS = 2

/** S16: beside every question it asks, an opener may pawn a lot for two money cards. */
export class Pawnbroker extends BaseActionManager<AuctionState, AuctionOptions> {
  protected override anytimeActions({ seat }: Player): readonly AnytimeAction[] {
    const { state, cards } = this.game
    if (!canDrawMoney(state)) return []
    return collectorAt(state, seat).lots.map((card) => ({
      type: 'pawn',
      description: `Pawn ${lotOf(cards, card).name} for ${PAWN_PAYS} money cards`,
      card,
    }))
  }

  protected override executeAnytimeAction({ seat }: Player, action: AnytimeAction): void {
    const { state, cards } = this.game
    const { lots } = collectorAt(state, seat)
    const lot = lots.find((card) => card === action['card'])
    if (lot === undefined) return
    cards.move(lot, lots, state.box)
    this.game.tell('{player} pawns {lot}', { player: { seat }, lot: { card: lot } })
    drawMoney(this.game, seat, PAWN_PAYS)
  }
}
