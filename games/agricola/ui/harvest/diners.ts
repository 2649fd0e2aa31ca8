import type { PlayerView } from '../../rules/view.ts'

export interface Diner {
  /** Which bowl is the first of this person, counted from 0. */
  readonly from: number
  readonly bowls: number
}

/** Adults share what is needed evenly; whoever was born in this round needs one bowl and sits last. */
export function seatedDiners(
  { total, newborns }: Pick<PlayerView['people'], 'total' | 'newborns'>,
  need: number,
): readonly Diner[] {
  const adults = total - newborns
  const each = adults === 0 ? 0 : Math.round((need - newborns) / adults)
  return Array.from({ length: total }, (_, person) =>
    person < adults ? { from: person * each, bowls: each } : { from: adults * each + (person - adults), bowls: 1 },
  )
}
