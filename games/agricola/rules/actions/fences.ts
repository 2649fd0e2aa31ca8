import type { Seat } from '@turnwright/kernel'
import { BUILDING_RESOURCES, type BuildingResource } from '../../cards/goods.ts'
import {
  asAnswer,
  buildFences,
  canFence,
  checkFencing,
  count,
  type FencingPlan,
  type FencingTerms,
  MOST_FENCES,
  sensibleLayouts,
} from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { accommodate } from '../gain.ts'
import { hooksOf } from '../in-play.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'

const NONE: readonly BuildingResource[] = []

/** A pasture of one cell; without a price in wood its fences cost nothing. */
function oneCell({ supply }: PlayerState, woodCost: number): FencingTerms {
  return { affordable: woodCost === 0 ? 0 : supply.wood, free: woodCost === 0 ? MOST_FENCES : 0, oneCell: true }
}

/** What can pay for a fence beside wood. */
function substitutesOf(player: PlayerState): readonly BuildingResource[] {
  if (!hasSkill(player, SKILL.fencePayment)) return NONE
  const named = hooksOf(player, 'fencePayment').flatMap(({ anyMixOf }) => anyMixOf)
  return BUILDING_RESOURCES.filter((good) => good !== 'wood' && named.includes(good))
}

function termsOf(player: PlayerState): FencingTerms {
  let affordable = player.supply.wood
  for (const good of substitutesOf(player)) affordable += player.supply[good]
  let free = 0
  for (const { perBuildFencesAction } of hooksOf(player, 'freeFences')) free += perBuildFencesAction
  return { affordable, free }
}

export function canBuildFences(state: AgricolaState, seat: Seat): boolean {
  const player = playerAt(state, seat)
  return canFence(player.farm, termsOf(player))
}

/** A Build Fences action: all edges at once. */
export function buildFencesAction(actions: AgricolaActionManager, seat: Seat): void {
  const { state } = actions.game
  const player = playerAt(state, seat)
  const plan = askForFences(actions, seat, 'Build fences', () => (canBuildFences(state, seat) ? termsOf(player) : null))
  if (plan !== undefined && payForFences(actions, seat, plan.price)) build(actions, seat, plan)
}

export function canFenceOneCell(state: AgricolaState, seat: Seat, woodCost: number): boolean {
  const player = playerAt(state, seat)
  return sensibleLayouts(player.farm, oneCell(player, woodCost)).length > 0
}

/** A pasture of one cell at a price of its own; no Build Fences action. */
export function fenceOneCell(actions: AgricolaActionManager, seat: Seat, woodCost: number): void {
  const { state } = actions.game
  const terms = (): FencingTerms | null =>
    canFenceOneCell(state, seat, woodCost) ? oneCell(playerAt(state, seat), woodCost) : null
  const plan = askForFences(actions, seat, 'Fence a single cell', terms)
  if (plan !== undefined && payForFences(actions, seat, plan.price)) build(actions, seat, plan)
}

function askForFences(
  actions: AgricolaActionManager,
  seat: Seat,
  title: string,
  terms: () => FencingTerms | null,
): FencingPlan | undefined {
  const { farm } = playerAt(actions.game.state, seat)
  return actions.answer(seat, () => {
    const now = terms()
    if (now === null) return null
    return {
      title,
      help: 'Name every new edge at once; each must close or divide a pasture.',
      accept: (answer) => checkFencing(farm, answer, now),
      examples: () => sensibleLayouts(farm, now).map(asAnswer),
    }
  })
}

/** False when it can no longer be paid: something was converted meanwhile. */
function payForFences(actions: AgricolaActionManager, seat: Seat, price: number): boolean {
  const player = playerAt(actions.game.state, seat)
  const [other] = substitutesOf(player)
  const instead =
    other === undefined || price === 0
      ? 0
      : actions.pick(seat, () => payable(player, other, price), { title: `Pay how many fences with ${other}` })
  if (instead === undefined || price - instead > player.supply.wood) return false
  if (other !== undefined && instead > 0) {
    player.supply[other] -= instead
    actions.game.tell('{player} pays {n} {good} in place of wood', { player: { seat }, n: instead, good: other })
  }
  player.supply.wood -= price - instead
  return true
}

/** How many of the fences could be paid with this good: the rest must be paid with wood. */
function payable(player: PlayerState, good: BuildingResource, price: number): readonly number[] {
  const least = Math.max(0, price - player.supply.wood)
  const most = Math.min(price, player.supply[good])
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => least + n)
}

function build(actions: AgricolaActionManager, seat: Seat, plan: FencingPlan): void {
  const { game } = actions
  buildFences(playerAt(game.state, seat).farm, plan)
  tellFences(actions, seat, plan)
  // Dividing a pasture may cost the doubling of its stable.
  accommodate(actions, seat)
  for (const pasture of plan.enclosed) actions.wakeAfter(seat, 'newPasture', { cells: count(pasture) })
}

function tellFences({ game }: AgricolaActionManager, seat: Seat, { fences: n, price }: FencingPlan): void {
  const built = n === 1 ? '{player} builds a fence' : '{player} builds {n} fences'
  game.tell(price === n ? built : `${built} and pays for {price}`, { player: { seat }, n, price })
}
