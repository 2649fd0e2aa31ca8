import type { Features } from '@turnwright/kernel/search'
import { PRINTED_IDENTITIES } from '../cards/catalogue.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { SPACE_IDS } from '../cards/space-names.ts'
import type { AgricolaOptions } from '../rules/options.ts'
import { type AgricolaState, playerAt } from '../rules/state.ts'
import { FEATURE_COUNT, FEATURES, writeFeatures } from './features.ts'
import { Outlook } from './outlook.ts'

/** What is seen of the farm of whoever comes next, with whom the spaces are shared. */
const OF_THE_NEXT = ['family', 'beds', 'cooks', 'fields', 'food', 'marker'] as const
/**
 * The farm; the round; what lies on each space, once it is open; the next farm; and the cards in play. Those of the house
 * are not among them: a net knows the cards it was trained with, and one more would make it fit no longer.
 */
const ROUND = FEATURE_COUNT
const STOCK = ROUND + TOTAL_ROUNDS + 1
const OPEN = STOCK + SPACE_IDS.length
const NEXT = OPEN + SPACE_IDS.length
const CARDS = NEXT + OF_THE_NEXT.length

const look = new Outlook()

/** A farm and what is around it, as numbers for a net; best read where a round begins. */
export const netFeatures: Features<AgricolaState, AgricolaOptions> = {
  count: CARDS + PRINTED_IDENTITIES.length,
  schema: [
    ...FEATURES,
    `majors to ${FEATURE_COUNT}`,
    `rounds to ${TOTAL_ROUNDS}`,
    ...SPACE_IDS,
    ...OF_THE_NEXT,
    `cards: ${PRINTED_IDENTITIES.join(' ')}`,
  ].join(' '),
  write(world, seat, into) {
    const { state } = world
    writeFeatures(world, seat, into)
    into[ROUND + state.round] = 1
    for (let place = 0; place < SPACE_IDS.length; place++) into[STOCK + place] = state.stock[place] ?? 0
    for (const place of state.open) into[OPEN + place] = 1
    const next = (seat + 1) % state.players.length
    if (next !== seat) {
      const { player, family, beds, cooks, emptyFields, grainFields, vegetableFields } = look.look(state, next)
      into[NEXT] = family
      into[NEXT + 1] = Math.min(5, beds)
      into[NEXT + 2] = cooks === null ? 0 : 1
      into[NEXT + 3] = emptyFields + grainFields + vegetableFields
      into[NEXT + 4] = Math.min(player.supply.food, 12)
      into[NEXT + 5] = state.marker === next ? 1 : 0
    }
    for (const { kind } of playerAt(state, seat).inPlay) if (kind < PRINTED_IDENTITIES.length) into[CARDS + kind] = 1
  },
}
