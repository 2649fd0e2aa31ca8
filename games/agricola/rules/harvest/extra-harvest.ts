import type { Seat } from '@turnwright/kernel'
import { type Crop, goodsText } from '../../cards/goods.ts'
import { cropOn, fieldsWith, takeCrop } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { cellChoices } from '../actions/cells.ts'
import { playerAt } from '../state.ts'

/** More of a crop from each field that its owner chooses. */
export function harvestExtra(actions: AgricolaActionManager, seat: Seat, crop: Crop, perField: number): void {
  const { game } = actions
  const { farm, supply } = playerAt(game.state, seat)
  const fields = (): ReturnType<typeof cellChoices> => cellChoices(fieldsWith(farm, crop))
  const chosen = actions.choose(game.player(seat), fields, {
    title: `Take more ${crop} from`,
    min: 0,
    max: 15,
    noAutoRespond: true,
  })
  let taken = 0
  for (const cell of chosen)
    for (let n = 0; n < perField && cropOn(farm, cell) === crop; n++) {
      takeCrop(farm, cell)
      taken++
    }
  supply[crop] += taken
  if (taken > 0) game.tell('{player} harvests {crops} more', { player: { seat }, crops: goodsText({ [crop]: taken }) })
}
