import { describeGame, soakable } from '@turnwright/testkit'
import { wingspanModule } from './index.ts'
import { zonesOf } from './scenario/zones.ts'

describeGame(wingspanModule, {
  tables: [
    { players: 2 },
    { players: 3, options: { goalBoard: 'blue' } },
    { players: 4, options: { swiftStart: true } },
    { players: 5 },
    { players: 1 },
  ],
  zones: zonesOf,
  // Each check looks at every question of these games; `random-games.test.ts` plays many more to their ends.
  games: soakable(2, 8),
})
