import { describeGame, soakable } from '@turnwright/testkit'
import { DECK_PAIRS } from './cards/deck-pairs.ts'
import { estravenModule } from './index.ts'
import { zonesOf } from './scenario/zones.ts'

/** Every pair of decks is at some table. */
const meetings = DECK_PAIRS.flatMap((firstDecks, at) =>
  at % 2 === 0 ? [{ firstDecks, secondDecks: DECK_PAIRS[(at + 1) % DECK_PAIRS.length] as string }] : [],
)

describeGame(estravenModule, {
  tables: [
    { players: 2 },
    ...meetings.map((decks, at) => ({
      players: 2,
      options: { ...decks, mulligan: at % 2 === 0, secondPlayerBonus: at % 3 === 0 },
    })),
  ],
  zones: zonesOf,
  games: soakable(1, 8),
})
