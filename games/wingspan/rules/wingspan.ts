import type { GameDefinition } from '@turnwright/kernel'
import { leave } from './ending.ts'
import { cardName, IDENTITIES } from './identities.ts'
import { type WingspanOptions, wingspanOptions } from './options.ts'
import { setup } from './setup.ts'
import type { WingspanState } from './state.ts'
import { step } from './step.ts'
import { view } from './view-of.ts'

/** Birds in three habitats, four rounds, and powers that set each other off. */
export const wingspan: GameDefinition<WingspanState, WingspanOptions> = {
  id: 'wingspan',
  name: 'Wingspan',
  rules: 1,
  seats: { min: 1, max: 5 },
  options: wingspanOptions,
  identities: IDENTITIES,
  cardName,
  viewWords: { seats: ['turn', 'first'], omit: ['asking'], usuallyTrue: ['isPresent'] },
  setup,
  step,
  leave,
  view,
  // The end is a step like any other: it calls `game.finish` with the scores.
  result: () => null,
}
