import type { RoundTracker } from '@turnwright/tabletop'
import { furyIn } from '../rules/fury.ts'
import type { Phase } from '../rules/state.ts'
import type { EstravenView } from '../rules/view.ts'

const PHASES: Readonly<Record<Phase, string>> = {
  decks: 'Choosing decks',
  mulligan: 'Exchanging cards',
  start: 'start phase',
  main: 'main phase',
  end: 'end phase',
}

/** "Round 5 · main phase", and with fury "Round 7 · fury 2 · main phase". */
export function roundTracker({ round, phase }: Pick<EstravenView, 'round' | 'phase'>): RoundTracker {
  if (round === 0) return { label: PHASES[phase] }
  const fury = furyIn(round)
  return { label: `Round ${round} · ${fury > 0 ? `fury ${fury} · ` : ''}${PHASES[phase]}` }
}
