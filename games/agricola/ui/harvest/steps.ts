import type { Seat } from '@turnwright/kernel'
import type { Phase } from '../../rules/state.ts'
import { ANIMALS, type Animal } from '../../cards/goods.ts'
import type { AgricolaView, PlayerView } from '../../rules/view.ts'

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

/** Every kind with a pair will have one young, if it finds room. */
export function expectedYoung(player: Pick<PlayerView, 'animals'> | undefined): readonly Animal[] {
  return player === undefined ? [] : ANIMALS.filter((animal) => player.animals[animal] >= 2)
}

/** Who comes before whom in a step of the harvest, and who has been through it. */
export function orderOfSeats({ first, players }: Pick<AgricolaView, 'first' | 'players'>): readonly Seat[] {
  return players.map((_, step) => (first + step) % players.length).filter((seat) => players[seat]?.isPresent === true)
}
