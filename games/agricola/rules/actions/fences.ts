import type { Seat } from '@turnwright/kernel'
import { BUILDING_RESOURCES, type BuildingResource, type Goods } from '../../cards/goods.ts'
import {
  asAnswer,
  buildFences,
  canFence,
  checkFencing,
  count,
  edgeNames,
  type FencingPlan,
  type FencingTerms,
  MOST_FENCES,
  sensibleLayouts,
} from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { accommodate } from '../gain.ts'
import { has, pay } from '../goods.ts'
import { hooksOf } from '../in-play.ts'
import type { Chosen, Question } from '../questions.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'

const NONE: readonly BuildingResource[] = []
const BUILD_FENCES: Question = { kind: 'build-fences' }

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

/** A Build Fences action: all edges at once. Whether any was built. */
export function buildFencesAction(actions: AgricolaActionManager, seat: Seat): boolean {
  const { state } = actions.game
  const player = playerAt(state, seat)
  const plan = askForFences(actions, seat, BUILD_FENCES, () => (canBuildFences(state, seat) ? termsOf(player) : null))
  return payAndBuild(actions, seat, plan)
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
  payAndBuild(actions, seat, askForFences(actions, seat, { kind: 'fence-cell', wood: woodCost }, terms))
}

function payAndBuild(actions: AgricolaActionManager, seat: Seat, plan: FencingPlan | undefined): boolean {
  if (plan === undefined) return false
  const paid = payForFences(actions, seat, plan.price)
  if (paid !== null) build(actions, seat, plan, paid)
  return paid !== null
}

function askForFences(
  actions: AgricolaActionManager,
  seat: Seat,
  about: Question,
  terms: () => FencingTerms | null,
): FencingPlan | undefined {
  const { farm } = playerAt(actions.game.state, seat)
  return actions.answer(seat, about, () => {
    const now = terms()
    if (now === null) return null
    return {
      accept: (answer) => checkFencing(farm, answer, now),
      examples: () => sensibleLayouts(farm, now).map(asAnswer),
    }
  })
}

/** What was paid; null when it can no longer be: something was converted meanwhile. */
function payForFences(actions: AgricolaActionManager, seat: Seat, price: number): Goods | null {
  const player = playerAt(actions.game.state, seat)
  const [other] = substitutesOf(player)
  if (other === undefined || price === 0) return payWith(player, { wood: price })
  const [n] = actions.some(seat, { kind: 'pay-fences', good: other }, () => payable(player, other, price), {})
  if (n === undefined) return null
  const paid = payWith(player, { wood: price - n, [other]: n })
  if (paid !== null && n > 0) actions.game.tell({ kind: 'pays-for-fences', seat, n, good: other })
  return paid
}

function payWith(player: PlayerState, goods: Goods): Goods | null {
  if (!has(player, goods)) return null
  pay(player, goods)
  return goods
}

/** How many of the fences could be paid with this good: the rest must be paid with wood. */
function payable(player: PlayerState, good: BuildingResource, price: number): readonly SoMany[] {
  const least = Math.max(0, price - player.supply.wood)
  const most = Math.min(price, player.supply[good])
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => soMany(least + more))
}

interface SoMany {
  readonly id: number
  readonly about: Chosen
}

function soMany(n: number): SoMany {
  return { id: n, about: { kind: 'so-many', n } }
}

function build(actions: AgricolaActionManager, seat: Seat, plan: FencingPlan, paid: Goods): void {
  const { game } = actions
  buildFences(playerAt(game.state, seat).farm, plan)
  game.tell({ kind: 'builds-fences', seat, edges: edgeNames(plan), paid })
  // Dividing a pasture may cost the doubling of its stable.
  accommodate(actions, seat)
  for (const pasture of plan.enclosed) actions.wakeAfter(seat, 'newPasture', { cells: count(pasture) })
}
