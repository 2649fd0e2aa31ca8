import type { Prompt } from '@turnwright/kernel'
import { Place } from '@turnwright/tabletop'
import type { PlayerView } from '../../rules/view.ts'
import { fenceDraft } from '../fencing/fence-draft.ts'
import { FenceEdges } from '../fencing/fence-edges.tsx'
import { fencingTerms } from '../fencing/fencing-terms.ts'
import { fenceVerdict } from '../fencing/fence-verdict.ts'
import { useSharedDraft } from '../request/shared-draft.ts'
import { homeOf } from '../signs/peg.tsx'
import { cellWords } from './cell-words.ts'
import { FarmMap } from './farm-map.tsx'
import { farmOfView } from './farm-of-view.ts'
import { CELL_SHARE, shareOf, spotOf } from './geometry.ts'
import './farm-yard.css'

interface FarmYardProps {
  readonly of: PlayerView
  readonly atHome: number
  readonly isMine: boolean
}

/** A farm in full. On your own, cells answer to clicks. */
export function FarmYard({ of, atHome, isMine }: FarmYardProps) {
  return (
    <div className="ag-yard">
      <FarmMap of={of} atHome={atHome} />
      {isMine && <span className="ag-door" data-travel-origin={homeOf(of.seat)} />}
      {of.farm.cells.map((cell) => (
        <div key={cell.name} className="ag-cell-frame" style={{ ...shareOf(spotOf(cell.name)), ...CELL_SHARE }}>
          <Place of={isMine ? { cell: cell.name } : null} label={cellWords(cell, of.farm)} className="ag-cell" still />
        </div>
      ))}
    </div>
  )
}

interface FenceYardProps extends Omit<FarmYardProps, 'isMine'> {
  readonly prompt: Prompt
}

/** Your own farm while fences are chosen. */
export function FenceYard({ of, atHome, prompt }: FenceYardProps) {
  const draft = useSharedDraft(fenceDraft, prompt.requestId)
  const farm = farmOfView(of)
  const { gaps, open, closed } = fenceVerdict(farm, draft, fencingTerms(prompt, of))
  return (
    <div className="ag-yard">
      <FarmMap of={of} atHome={atHome} draft={{ open, closed }} />
      <FenceEdges {...{ prompt, farm, draft, gaps }} />
    </div>
  )
}
