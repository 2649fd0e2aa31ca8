import type { Catalogue } from '@turnwright/tabletop'
import type { WingspanView } from '../rules/view.ts'
import { BIRD_SHELF } from './catalogue/birds.tsx'
import { BONUS_SHELF, GOAL_SHELF } from './catalogue/bonus-and-goals.tsx'
import { whereabouts } from './catalogue/whereabouts.ts'
import './colour.css'

/** The birds, the bonus cards and the goals. */
export const catalogue: Catalogue<WingspanView> = {
  shelves: [BIRD_SHELF, BONUS_SHELF, GOAL_SHELF],
  cloth: { hue: 110, chroma: 0.03 },
  whereabouts,
}
