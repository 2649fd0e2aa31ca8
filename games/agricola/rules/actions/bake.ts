import type { Seat } from '@turnwright/kernel'
import { type BakingImprovement, getBakingImprovements, hasBakingAbility } from '../abilities.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { orDone } from '../anytime/or-done.ts'
import { gain } from '../gain.ts'
import type { Chosen, Question } from '../questions.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'

interface BakeChoice {
  readonly id: string
  readonly about: Chosen
  readonly value: { readonly at: number; readonly rate: number } | null
}

const DONE: BakeChoice = { id: 'done', about: { kind: 'done' }, value: null }
const BAKE: Question = { kind: 'bake' }

export function canBake(state: AgricolaState, seat: Seat): boolean {
  const player = playerAt(state, seat)
  return player.supply.grain > 0 && hasBakingAbility(player)
}

/** A bake action: grain by grain, each improvement up to its limit. At least one grain is baked. Whether any was. */
export function bakeBread(actions: AgricolaActionManager, seat: Seat): boolean {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const used: number[] = []
  let baked = 0
  for (;;) {
    const possible = (): readonly BakeChoice[] => bakeChoices(player, used)
    const choices = (): readonly BakeChoice[] => (baked > 0 ? orDone(actions, seat, possible, DONE) : possible())
    const [choice] = actions.some(seat, BAKE, choices, {})
    if (choice === undefined || choice === null) break
    used[choice.at] = (used[choice.at] ?? 0) + 1
    baked++
    player.supply.grain--
    game.tell({ kind: 'bakes', seat, food: choice.rate })
    gain(actions, seat, { food: choice.rate })
  }
  if (baked > 0) actions.wakeAfter(seat, 'bakeBread')
  return baked > 0
}

function isLike(one: BakingImprovement | undefined, other: BakingImprovement): boolean {
  return one?.name === other.name && one.rate === other.rate
}

function bakeChoices(player: PlayerState, used: readonly number[]): readonly BakeChoice[] {
  if (player.supply.grain === 0) return []
  const choices: BakeChoice[] = []
  const improvements = getBakingImprovements(player)
  improvements.forEach((improvement, at) => {
    const { id, by, rate, limit } = improvement
    if (limit !== null && (used[at] ?? 0) >= limit) return
    // A second Fireplace without a limit offers nothing that the first does not.
    if (!choices.some(({ value }) => value !== null && isLike(improvements[value.at], improvement)))
      choices.push({ id, about: { kind: 'bake-with', with: by, food: rate }, value: { at, rate } })
  })
  return choices
}
