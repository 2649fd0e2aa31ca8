import type { GameDefinition } from '@turnwright/kernel'
import { words } from '../words/index.ts'
import type { EstravenAbout } from './about.ts'
import { copy } from './copy.ts'
import { leave } from './ending.ts'
import { cardName, IDENTITIES } from './identities.ts'
import { type EstravenOptions, estravenOptions } from './options.ts'
import { setup } from './setup.ts'
import type { EstravenState } from './state.ts'
import { step } from './step.ts'
import type { EstravenView } from './view.ts'
import { view } from './view-of.ts'

/** Two lords, two decks each, and a chain on which every deed can be answered. */
export const estraven: GameDefinition<EstravenState, EstravenOptions, EstravenView, EstravenAbout> = {
  id: 'estraven',
  name: 'Lords of Estraven',
  rules: 2,
  seats: { min: 2, max: 2 },
  options: estravenOptions,
  identities: IDENTITIES,
  cardName,
  viewWords: {
    seats: ['turn', 'first', 'owner'],
    ids: ['ability'],
    omit: ['code'],
    usuallyTrue: ['isPresent'],
  },
  words,
  setup,
  step,
  leave,
  view,
  turnOf: ({ round, turn }) => ({ round, seat: round === 0 ? null : turn }),
  copy,
  exchangeable: ({ players, market }) => [market.deck, ...players.map(({ library, hand }) => [...library, ...hand])],
  // The end is a step like any other: it calls `game.finish`.
  result: () => null,
}
