import { CheckIcon } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView } from '../../rules/view.ts'
import { isHarvest } from '../harvest/steps.ts'
import { Sign } from '../signs/sign.tsx'

interface HarvestMarkProps {
  readonly view: AgricolaView
  /** The round that the harvest ends. */
  readonly after: number
}

/** A sheaf after each harvest round: brought in, next, or still to come. */
export function HarvestMark({ view, after }: HarvestMarkProps): ReactElement {
  const state = stateOf(view, after)
  const words = { past: 'brought in', now: 'now', next: 'next', later: 'to come' }[state]
  return (
    <span className="ag-reap" data-is={state}>
      <span className="only-read">{`Harvest after round ${after}: ${words}`}</span>
      <Sign of="sheaf" />
      {state === 'past' && <CheckIcon size={13} strokeWidth={3} aria-hidden="true" />}
      {(state === 'next' || state === 'now') && <span aria-hidden="true">{words}</span>}
    </span>
  )
}

function stateOf(view: AgricolaView, after: number): 'past' | 'now' | 'next' | 'later' {
  if (after < view.round || view.phase === 'scoring') return 'past'
  if (after === view.round && isHarvest(view.phase)) return 'now'
  const next = view.rounds.find(({ round, isHarvest: ends }) => ends && round >= view.round)
  return next?.round === after ? 'next' : 'later'
}
