import { describeGame, soakable } from '@turnwright/testkit'
import { sealedAuctionModule } from './index.ts'

describeGame(sealedAuctionModule, {
  tables: [
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 5 },
    { players: 3, options: { rounds: 4, moneyAtStart: 7 } },
  ],
  games: soakable(2, 20),
})
