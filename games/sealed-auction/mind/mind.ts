import type { Mind } from '@turnwright/kernel/search'
import { winShare } from '@turnwright/search'
import { greedy } from '../ai/greedy.ts'
import type { Line } from '../rules/lines.ts'
import type { AuctionOptions } from '../rules/options.ts'
import type { Ask } from '../rules/questions.ts'
import type { AuctionState } from '../rules/state.ts'
import type { AuctionView } from '../rules/view.ts'
import { rank } from './rank.ts'

/** Games are short: they are played to the end by the greedy player, and what counts is who wins. */
export const auctionMind: Mind<AuctionState, AuctionOptions, AuctionView, Ask | Line> = {
  unit: 'chance',
  rollout: (_world, _seat, chance) => greedy.create(chance),
  evaluate: ({ result }, seat) => (result === null ? Number.NaN : winShare(result, seat)),
  turn: ({ state }) => state.round,
  rank,
}
