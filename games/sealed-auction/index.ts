import { type GameModule, randomAgent } from '@turnwright/kernel'
import { withLevels } from '@turnwright/search'
import { greedy } from './ai/greedy.ts'
import { auctionMind } from './mind/mind.ts'
import settings from './mind/settings.json' with { type: 'json' }
import type { Line } from './rules/lines.ts'
import { type AuctionOptions, optionFields } from './rules/options.ts'
import type { Ask } from './rules/questions.ts'
import { sealedAuction } from './rules/sealed-auction.ts'
import type { AuctionState } from './rules/state.ts'
import type { AuctionView } from './rules/view.ts'

export { FAMILIES, type Family, LOTS, type Lot } from './cards/lots.ts'
export type { Line } from './rules/lines.ts'
export type { AuctionOptions } from './rules/options.ts'
export type { Ask } from './rules/questions.ts'
export type { FamilySet, Score } from './rules/scoring.ts'
export { sealedAuction } from './rules/sealed-auction.ts'
export type { AuctionState } from './rules/state.ts'
export type { AuctionView, BlockView, CollectorView, LotCard, MoneyCard, SaleView } from './rules/view.ts'

export const sealedAuctionModule: GameModule<AuctionState, AuctionOptions, AuctionView, Ask | Line> = {
  definition: sealedAuction,
  about: {
    tagline: 'New here? Learn the table in ten minutes of bluff and wax.',
    minutes: 10,
    tutorial: true,
    options: optionFields,
  },
  agents: /* @__PURE__ */ withLevels({ random: randomAgent, greedy }, { mind: auctionMind, policy: greedy, settings }),
  mind: auctionMind,
}
