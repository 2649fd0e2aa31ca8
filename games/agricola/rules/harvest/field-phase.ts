import type { Seat } from '@turnwright/kernel'
import { CROPS, goodsText } from '../../cards/goods.ts'
import { reap } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { getAnytimeActions } from '../anytime/anytime-actions.ts'
import { fireMoment } from '../effects/moments.ts'
import { fieldCardOf } from '../in-play.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type PlayerState, playerAt } from '../state.ts'

/** One player takes a crop from every planted field. Whoever can move crops is asked first. */
export function fieldPhase(actions: AgricolaActionManager, seat: Seat): void {
  const { game } = actions
  game.state.phase = 'field'
  game.state.turn = seat
  const player = playerAt(game.state, seat)
  fireMoment(actions, seat, 'fieldPhaseStart')
  const canMove =
    hasSkill(player, SKILL.anytime) &&
    getAnytimeActions(game, game.player(seat)).some(({ type }) => type === 'crop-move')
  if (canMove) actions.pick(seat, ['Harvest crops'], { title: 'Field phase', noAutoRespond: true })
  const taken = harvestFields(player)
  if (taken.grain + taken.vegetable > 0)
    game.tell('{player} harvests {crops}', { player: { seat }, crops: goodsText(taken) })
  fireMoment(actions, seat, 'fieldPhase')
}

function harvestFields(player: PlayerState): { readonly grain: number; readonly vegetable: number } {
  const taken = { grain: 0, vegetable: 0 }
  for (const crop of CROPS) taken[crop] = reap(player.farm, crop)
  const card = fieldCardOf(player)
  if (card !== null && card.n > 0) {
    card.n--
    taken.vegetable++
  }
  for (const crop of CROPS) player.supply[crop] += taken[crop]
  return taken
}
