import type { RoundTracker } from '@turnwright/tabletop'
import type { AgricolaView } from '../rules/view.ts'
import { isHarvest } from './harvest/steps.ts'

export function roundTracker({
  round,
  totalRounds,
  phase,
}: Pick<AgricolaView, 'round' | 'totalRounds' | 'phase'>): RoundTracker {
  if (phase === 'draft') return { label: 'Draft' }
  const steps = { now: phase === 'scoring' ? totalRounds : round - 1, of: totalRounds }
  if (phase === 'scoring') return { label: 'Scoring', steps }
  if (isHarvest(phase)) return { label: 'Harvest', steps }
  return { label: `Round ${round}`, steps }
}
