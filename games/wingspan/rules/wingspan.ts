import type { GameDefinition } from '@turnwright/kernel'
import { english } from '../words/en.ts'
import type { WingspanAbout } from './about.ts'
import { copyState } from './copy-state.ts'
import { leave } from './ending.ts'
import { cardName, IDENTITIES } from './identities.ts'
import { type WingspanOptions, wingspanOptions } from './options.ts'
import { setup } from './setup.ts'
import type { WingspanState } from './state.ts'
import { step } from './step.ts'
import type { WingspanView } from './view.ts'
import { view } from './view-of.ts'

/** Birds in three habitats, four rounds, and powers that set each other off. */
export const wingspan: GameDefinition<WingspanState, WingspanOptions, WingspanView, WingspanAbout> = {
  id: 'wingspan',
  name: 'Wingspan',
  rules: 1,
  seats: { min: 1, max: 5 },
  options: wingspanOptions,
  identities: IDENTITIES,
  cardName,
  words: { en: english },
  viewWords: { seats: ['turn', 'first'], usuallyTrue: ['isPresent'] },
  setup,
  step,
  leave,
  view,
  turnOf: ({ round, turn }) => ({ round, seat: round === 0 ? null : turn }),
  copy: copyState,
  // The end is a step like any other: it calls `game.finish` with the scores.
  result: () => null,
}
