import type { Seat } from '@turnwright/kernel'
import type { Crop } from '../../cards/goods.ts'
import { cropOn, fieldsWith, takeCrop } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { cellChoices, fieldAt } from '../actions/cells.ts'
import type { FieldPlace } from '../questions.ts'
import { playerAt } from '../state.ts'

const ALWAYS_ASKED = { noAutoRespond: true }

/** More of a crop from each field that its owner chooses. */
export function harvestExtra(actions: AgricolaActionManager, seat: Seat, crop: Crop, perField: number): void {
  const { game } = actions
  const { farm, supply } = playerAt(game.state, seat)
  const fields = (): ReturnType<typeof cellChoices> => cellChoices(fieldsWith(farm, crop))
  const chosen = actions.some(seat, { kind: 'take-more', crop }, fields, { min: 0, max: 15 }, ALWAYS_ASKED)
  const taken: FieldPlace[] = []
  for (const cell of chosen)
    for (let n = 0; n < perField && cropOn(farm, cell) === crop; n++) {
      takeCrop(farm, cell)
      taken.push(fieldAt(cell))
    }
  supply[crop] += taken.length
  if (taken.length > 0) game.tell({ kind: 'harvests-more', seat, crops: { [crop]: taken.length }, fields: taken })
}
