import type { Asking } from '../rules/asking.ts'
import type { DuelView } from '../rules/view.ts'

/** What is asked. While both players set up at the same time, only the state of the match tells. */
export function askedAbout({ asking, matchState }: Pick<DuelView, 'asking' | 'matchState'>): Asking | null {
  if (asking !== null) return asking.about
  if (matchState === 'DECK_VALIDATION') return 'bring-deck'
  if (matchState === 'SELECT_ACTIVE_POKEMON') return 'opening-active'
  return matchState === 'SELECT_BENCH_POKEMON' ? 'opening-bench' : null
}
