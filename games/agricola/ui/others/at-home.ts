import type { AgricolaView, PlayerView } from '../../rules/view.ts'
import { isHarvest } from '../harvest/steps.ts'

/** How many people of a family stand at home: in the harvest and after the game, all of them. */
export function atHomeNow({ phase }: Pick<AgricolaView, 'phase'>, { people }: Pick<PlayerView, 'people'>): number {
  return isHarvest(phase) || phase === 'scoring' || phase === 'draft' ? people.total : people.atHome
}
