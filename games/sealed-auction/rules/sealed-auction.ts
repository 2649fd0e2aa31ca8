import type { GameDefinition } from '@turnwright/kernel'
import { cardName, IDENTITIES } from '../cards/catalogue.ts'
import { english } from '../words/en.ts'
import { leave } from './ending.ts'
import type { Line } from './lines.ts'
import { type AuctionOptions, auctionOptions } from './options.ts'
import type { Ask } from './questions.ts'
import { step } from './rounds.ts'
import { setup } from './setup.ts'
import type { AuctionState } from './state.ts'
import { type AuctionView, view } from './view.ts'

/** Curios come on the block one by one; everybody seals a bid, and the sets of what you win make the points. */
export const sealedAuction: GameDefinition<AuctionState, AuctionOptions, AuctionView, Ask | Line> = {
  id: 'sealed-auction',
  name: 'Sealed Auction',
  rules: 1,
  seats: { min: 2, max: 5 },
  options: auctionOptions,
  identities: IDENTITIES,
  cardName,
  viewWords: { seats: ['opener', 'winner', 'sittingOut'], usuallyTrue: ['isPresent'] },
  words: { en: english },
  setup,
  step,
  leave,
  view,
  turnOf: ({ round, block }) => ({ round, seat: block?.opener ?? null }),
  // The end is a step like any other: it calls `game.finish` with the scores.
  result: () => null,
}
