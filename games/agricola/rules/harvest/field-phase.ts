import type { Seat } from '@turnwright/kernel'
import { CROPS } from '../../cards/goods.ts'
import { fieldsWith, reap } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { getAnytimeActions } from '../anytime/anytime-actions.ts'
import { fireMoment } from '../effects/moments.ts'
import { fieldCardOf } from '../in-play.ts'
import { fieldsAt } from '../actions/cells.ts'
import type { FieldPlace, Question } from '../questions.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type PlayerState, playerAt } from '../state.ts'

const FIELD_PHASE: Question = { kind: 'field-phase' }
const HARVEST = [{ id: 'harvest', about: { kind: 'harvest-crops' } }] as const
const ALWAYS_ASKED = { noAutoRespond: true }

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
  if (canMove) actions.one(seat, FIELD_PHASE, HARVEST, ALWAYS_ASKED)
  const fields = plantedFields(player)
  const crops = harvestFields(player)
  if (fields.length > 0) game.tell({ kind: 'harvests', seat, crops, fields })
  fireMoment(actions, seat, 'fieldPhase')
}

function plantedFields(player: PlayerState): readonly FieldPlace[] {
  const { farm } = player
  const cells = fieldsAt(fieldsWith(farm, 'grain') | fieldsWith(farm, 'vegetable'))
  const card = fieldCardOf(player)
  return card !== null && card.n > 0 ? [...cells, { card: card.card }] : cells
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
