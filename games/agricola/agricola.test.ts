import { describeGame, soakable } from '@turnwright/testkit'
import { agricolaModule } from './index.ts'
import { zonesOf } from './scenario/zones.ts'

describeGame(agricolaModule, {
  tables: [
    { players: 1 },
    { players: 1, options: { series: true } },
    { players: 2 },
    { players: 3, options: { draft: 'on' } },
    { players: 4 },
    { players: 1, options: { cards: 'none' } },
    { players: 2, options: { cards: 'none' } },
    { players: 3, options: { cards: 'none' } },
    { players: 4, options: { cards: 'none', basicConversionAnytime: true } },
  ],
  zones: zonesOf,
  games: soakable(1, 6),
})
