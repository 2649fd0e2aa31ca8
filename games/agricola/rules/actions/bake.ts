import type { Seat } from '@turnwright/kernel'
import { type BakingImprovement, getBakingImprovements, hasBakingAbility } from '../abilities.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { gain } from '../gain.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'

interface BakeChoice {
  readonly id: string
  readonly title: string
  readonly value: { readonly at: number; readonly rate: number } | null
}

const DONE: BakeChoice = { id: 'done', title: 'Done', value: null }

export function canBake(state: AgricolaState, seat: Seat): boolean {
  const player = playerAt(state, seat)
  return player.supply.grain > 0 && hasBakingAbility(player)
}

/** A bake action: grain by grain, each improvement up to its limit. At least one grain is baked. */
export function bakeBread(actions: AgricolaActionManager, seat: Seat): void {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const used: number[] = []
  let baked = 0
  for (;;) {
    const choice = actions.pick(seat, () => bakeChoices(player, used, baked > 0), { title: 'Bake bread' })
    if (choice === undefined || choice === null) break
    used[choice.at] = (used[choice.at] ?? 0) + 1
    baked++
    player.supply.grain--
    game.tell('{player} bakes 1 grain for {food} food', { player: { seat }, food: choice.rate })
    gain(actions, seat, { food: choice.rate })
  }
  if (baked > 0) actions.wakeAfter(seat, 'bakeBread')
}

function bakeChoices(player: PlayerState, used: readonly number[], mayStop: boolean): readonly BakeChoice[] {
  if (player.supply.grain === 0) return []
  const choices: BakeChoice[] = []
  getBakingImprovements(player).forEach(({ name, rate, limit }: BakingImprovement, at) => {
    const title = `${name}: grain → ${rate} food`
    if (limit !== null && (used[at] ?? 0) >= limit) return
    // A second Fireplace without a limit offers nothing that the first does not.
    if (!choices.some(({ id }) => id === title)) choices.push({ id: title, title, value: { at, rate } })
  })
  if (mayStop && choices.length > 0) choices.push(DONE)
  return choices
}
