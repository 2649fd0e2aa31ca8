import type { Seat } from '@turnwright/kernel'
import type { Phase } from '../../rules/state.ts'
import type { AgricolaView } from '../../rules/view.ts'

export const STEPS = ['field', 'feeding', 'breeding'] as const
export type Step = (typeof STEPS)[number]

export function isHarvest(phase: Phase): phase is Step {
  return STEPS.some((step) => step === phase)
}

/** Which of the harvests this is, counted from 1, and how many there are. */
export function harvestNumber({ rounds, round }: Pick<AgricolaView, 'rounds' | 'round'>): {
  readonly n: number
  readonly of: number
} {
  const harvests = rounds.filter((each) => each.isHarvest)
  return { n: harvests.filter((each) => each.round <= round).length, of: harvests.length }
}

export function stepState(step: Step, now: Step): 'done' | 'now' | 'later' {
  const at = STEPS.indexOf(step)
  const nowAt = STEPS.indexOf(now)
  if (at === nowAt) return 'now'
  return at < nowAt ? 'done' : 'later'
}

/** Who comes before whom in a step of the harvest, and who has been through it. */
export function orderOfSeats({ first, players }: Pick<AgricolaView, 'first' | 'players'>): readonly Seat[] {
  return players.map((_, step) => (first + step) % players.length).filter((seat) => players[seat]?.isPresent === true)
}
