import { ATTACKS, POISON_AND_DECKS } from './attacks.ts'
import { GUSTS, COMING_UP } from './coming-up.ts'
import { ENERGY, PLUS_POWERS } from './energy.ts'
import { EVOLUTIONS } from './evolutions.ts'
import { POWERS } from './powers.ts'
import { SEVERAL } from './several-cards.ts'
import type { SureWin } from './position.ts'

/** Positions by what they are won with. */
export const SURE_WINS: readonly SureWin[] = [
  ...ATTACKS,
  ...POISON_AND_DECKS,
  ...ENERGY,
  ...PLUS_POWERS,
  ...GUSTS,
  ...COMING_UP,
  ...EVOLUTIONS,
  ...POWERS,
  ...SEVERAL,
]
