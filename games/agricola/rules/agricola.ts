import type { GameDefinition } from '@turnwright/kernel'
import { cardCalled, IDENTITIES } from '../cards/catalogue.ts'
import { ROUND_CARDS } from '../cards/round-cards.ts'
import { words } from '../words/index.ts'
import type { AgricolaAbout } from './about.ts'
import { leave } from './ending.ts'
import { type AgricolaOptions, agricolaOptions } from './options.ts'
import { setup } from './setup.ts'
import type { AgricolaState } from './state.ts'
import { step } from './step.ts'
import type { AgricolaView } from './view.ts'
import { view } from './view-of.ts'

/** Fourteen rounds on a farm: people are placed, goods gathered, families fed. */
export const agricola: GameDefinition<AgricolaState, AgricolaOptions, AgricolaView, AgricolaAbout> = {
  id: 'agricola',
  name: 'Agricola',
  rules: 3,
  seats: { min: 1, max: 4 },
  options: agricolaOptions,
  identities: IDENTITIES,
  cardName,
  viewWords: { seats: ['turn', 'first'], usuallyTrue: ['isPresent'] },
  words,
  setup,
  step,
  leave,
  view,
  turnOf: ({ round, turn }) => ({ round, seat: round === 0 ? null : turn }),
  // The end is a step like any other: it calls `game.finish` with the scores.
  result: () => null,
}

function cardName(identity: string): string {
  return cardCalled(identity)?.name ?? ROUND_CARDS.find(({ id }) => id === identity)?.name ?? identity
}
