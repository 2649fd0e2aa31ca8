import type { RoundTracker } from '@turnwright/tabletop'
import type { AgricolaView } from '../rules/view.ts'
import { isHarvest } from './harvest/steps.ts'

export function roundTracker({ round, totalRounds, phase, isHarvestRound }: AgricolaView): RoundTracker {
  if (phase === 'draft') return { label: 'Draft' }
  const steps = { now: phase === 'scoring' ? totalRounds : round - 1, of: totalRounds }
  if (phase === 'scoring') return { label: 'Scoring', steps }
  if (isHarvest(phase)) return { label: `Round ${round}, harvest now`, steps }
  return { label: isHarvestRound ? `Round ${round}, harvest next` : `Round ${round}`, steps }
}
