import type { RoundTracker } from '@turnwright/tabletop'
import type { Phase } from '../rules/state.ts'
import type { EstravenView } from '../rules/view.ts'

const PHASES: Readonly<Record<Phase, string>> = {
  decks: 'Choosing decks',
  mulligan: 'Exchanging cards',
  start: 'start phase',
  main: 'main phase',
  end: 'end phase',
}

/** "Round 5 · main phase". */
export function roundTracker({ round, phase }: Pick<EstravenView, 'round' | 'phase'>): RoundTracker {
  return { label: round === 0 ? PHASES[phase] : `Round ${round} · ${PHASES[phase]}` }
}
