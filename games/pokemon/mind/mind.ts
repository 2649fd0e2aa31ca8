import type { Mind } from '@turnwright/kernel/search'
import type { PokemonOptions } from '../rules/options.ts'
import type { DuelAbout, DuelState } from '../rules/state.ts'
import type { DuelView } from '../rules/view.ts'
import { evaluate } from './evaluate.ts'
import { FEATURES, writeFeatures } from './features.ts'
import { rank } from './rank.ts'
import { atAGlance } from './rollout.ts'

/** A Sudden Death begins its turns anew: more than any duel has. */
const TURNS_OF_A_DUEL = 1000

/** What is known of good duels. */
export const mind: Mind<DuelState, PokemonOptions, DuelView, DuelAbout> = {
  unit: 'chance',
  rollout: (world, seat) => atAGlance(world, seat),
  evaluate,
  turn: ({ state }) => TURNS_OF_A_DUEL * state.suddenDeaths + state.turnNumber,
  rank,
  features: { count: FEATURES.length, schema: FEATURES.join(), write: writeFeatures },
}
