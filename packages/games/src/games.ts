import { agricolaModule } from '@turnwright/agricola'
import { estravenModule } from '@turnwright/estraven'
import type { GameModule } from '@turnwright/kernel'
import { pokemonModule } from '@turnwright/pokemon'
import { sealedAuctionModule } from '@turnwright/sealed-auction'
import { ticTacToeModule } from '@turnwright/tic-tac-toe'
import { wingspanModule } from '@turnwright/wingspan'

/** Every game of the platform, one line each, in the order in which the lobby shows them. */
export const games: readonly GameModule[] = [
  wingspanModule,
  agricolaModule,
  estravenModule,
  pokemonModule,
  sealedAuctionModule,
  ticTacToeModule,
]
