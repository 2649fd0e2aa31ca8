import type { GameModule } from '@turnwright/kernel'
import { sealedAuctionModule } from '@turnwright/sealed-auction'
import { ticTacToeModule } from '@turnwright/tic-tac-toe'
import { wingspanModule } from '@turnwright/wingspan'

/** Every game of the platform, one line each, in the order in which the lobby shows them. */
export const games = [sealedAuctionModule, wingspanModule, ticTacToeModule] as unknown as readonly GameModule[]
