import type { Seat } from '@turnwright/kernel'
import type { Goods, Material } from '../../cards/goods.ts'
import { renovateTo, roomCount } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { payOneOf, waysToPay } from '../costs.ts'
import { hooksOf } from '../in-play.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'

const NEXT: Readonly<Record<Material, Material | null>> = { wood: 'clay', clay: 'stone', stone: null }

function priceOf(player: PlayerState, to: Material): Goods {
  return { [to]: roomCount(player.farm), reed: 1 }
}

function ways(state: AgricolaState, seat: Seat, to: Material): readonly Goods[] {
  return waysToPay(state, seat, 'renovation', priceOf(playerAt(state, seat), to), to)
}

/** What the house could be made of next, as far as it can be paid for. */
export function renovations(state: AgricolaState, seat: Seat): readonly Material[] {
  const player = playerAt(state, seat)
  const { house } = player.farm
  const next = NEXT[house]
  if (next === null || hasSkill(player, SKILL.forbid)) return []
  const targets: Material[] = [next]
  for (const { from, to } of hooksOf(player, 'renovatePath')) if (from === house) targets.push(to)
  return targets.filter((to) => ways(state, seat, to).length > 0)
}

export function canRenovate(state: AgricolaState, seat: Seat): boolean {
  return renovations(state, seat).length > 0
}

/** The whole house becomes better by one step, or as far as a card allows. */
export function renovate(actions: AgricolaActionManager, seat: Seat): void {
  const { game } = actions
  const { farm } = playerAt(game.state, seat)
  const from = farm.house
  const to = actions.pick(seat, () => renovations(game.state, seat).map(renovationChoice), { title: 'Renovate' })
  if (to === undefined || !payOneOf(actions, seat, () => ways(game.state, seat, to), 'the renovation')) return
  renovateTo(farm, to)
  game.tell('{player} now lives in a {material} house', { player: { seat }, material: to })
  actions.wakeOnce()
  actions.wakeAfter(seat, 'renovate', { from, to })
}

function renovationChoice(to: Material): { readonly id: Material; readonly title: string; readonly value: Material } {
  return { id: to, title: `To a ${to} house`, value: to }
}
