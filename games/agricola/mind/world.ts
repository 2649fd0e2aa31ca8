import type { Imagined } from '@turnwright/kernel/search'
import type { AgricolaOptions } from '../rules/options.ts'
import type { AgricolaState } from '../rules/state.ts'

/** A game that could be the real one. */
export type World = Imagined<AgricolaState, AgricolaOptions>
