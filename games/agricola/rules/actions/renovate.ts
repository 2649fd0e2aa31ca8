import type { Seat } from '@turnwright/kernel'
import { type Goods, type Material, type Price, priceOf } from '../../cards/goods.ts'
import { CELLS, renovateTo, roomCount } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { canAfford, payOneOf, waysToPay } from '../costs.ts'
import { hooksOf } from '../in-play.ts'
import type { Chosen, Question } from '../questions.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'

const NEXT: Readonly<Record<Material, Material | null>> = { wood: 'clay', clay: 'stone', stone: null }

/** By the number of rooms. */
const PRICES: Readonly<Record<Material, readonly Price[]>> = {
  wood: [],
  clay: Array.from({ length: CELLS + 1 }, (_, clay) => priceOf({ clay, reed: 1 })),
  stone: Array.from({ length: CELLS + 1 }, (_, stone) => priceOf({ stone, reed: 1 })),
}

const RENOVATE: Question = { kind: 'renovate' }
const PAY: Question = { kind: 'pay-for', what: 'renovation' }

function priceTo(player: PlayerState, to: Material): Price {
  const price = PRICES[to][roomCount(player.farm)]
  if (price === undefined) throw new RangeError(`no house of ${roomCount(player.farm)} rooms becomes one of ${to}`)
  return price
}

/** What is printed for the next step of the house, or nothing after the last. */
export function priceOfRenovation(player: PlayerState): Goods {
  const next = NEXT[player.farm.house]
  return next === null ? {} : priceTo(player, next)
}

function ways(state: AgricolaState, seat: Seat, to: Material): readonly Goods[] {
  return waysToPay(state, seat, 'renovation', priceTo(playerAt(state, seat), to), to)
}

/** What the house could be made of next, as far as it can be paid for. */
export function renovations(state: AgricolaState, seat: Seat): readonly Material[] {
  const player = playerAt(state, seat)
  const { house } = player.farm
  const next = NEXT[house]
  if (next === null || hasSkill(player, SKILL.forbid)) return []
  const targets: Material[] = [next]
  for (const { from, to } of hooksOf(player, 'renovatePath')) if (from === house) targets.push(to)
  return targets.filter((to) => isAffordable(state, seat, to))
}

function isAffordable(state: AgricolaState, seat: Seat, to: Material): boolean {
  return canAfford(state, seat, 'renovation', priceTo(playerAt(state, seat), to), to)
}

export function canRenovate(state: AgricolaState, seat: Seat): boolean {
  const player = playerAt(state, seat)
  const next = NEXT[player.farm.house]
  if (next === null || hasSkill(player, SKILL.forbid)) return false
  return (
    isAffordable(state, seat, next) || (hasSkill(player, SKILL.renovatePath) && renovations(state, seat).length > 0)
  )
}

/** The whole house becomes better by one step, or as far as a card allows. Whether it did. */
export function renovate(actions: AgricolaActionManager, seat: Seat): boolean {
  const { game } = actions
  const { farm } = playerAt(game.state, seat)
  const from = farm.house
  const [to] = actions.some(seat, RENOVATE, () => renovations(game.state, seat).map((next) => CHOICES[next]), {})
  if (to === undefined) return false
  const printed = priceTo(playerAt(game.state, seat), to)
  const paid = payOneOf(actions, seat, () => ways(game.state, seat, to), PAY, printed)
  if (paid === null) return false
  renovateTo(farm, to)
  game.tell({ kind: 'renovates', seat, material: to, paid })
  actions.wakeOnce()
  actions.wakeAfter(seat, 'renovate', { from, to })
  return true
}

interface RenovationChoice {
  readonly id: Material
  readonly about: Chosen
}

const CHOICES: Readonly<Record<Material, RenovationChoice>> = {
  wood: { id: 'wood', about: { kind: 'renovate-to', material: 'wood' } },
  clay: { id: 'clay', about: { kind: 'renovate-to', material: 'clay' } },
  stone: { id: 'stone', about: { kind: 'renovate-to', material: 'stone' } },
}
