import type { Prompt } from '@turnwright/kernel'
import { Place } from '@turnwright/tabletop'
import type { PlayerView } from '../../rules/view.ts'
import { fenceDraft } from '../fencing/fence-draft.ts'
import { FenceEdges } from '../fencing/fence-edges.tsx'
import { fencingTerms } from '../fencing/fencing-terms.ts'
import { fenceVerdict } from '../fencing/fence-verdict.ts'
import { useSharedDraft } from '../request/shared-draft.ts'
import { cellWords } from './cell-words.ts'
import { FarmMap } from './farm-map.tsx'
import { farmOfView } from './farm-of-view.ts'
import { CELL_SHARE, shareOf, spotOf } from './geometry.ts'
import './farm-yard.css'

interface FarmYardProps {
  readonly of: PlayerView
  readonly isMine: boolean
}

/** A farm in full. On your own, cells answer to clicks. */
export function FarmYard({ of, isMine }: FarmYardProps) {
  return (
    <div className="ag-yard">
      <FarmMap of={of} />
      {of.farm.cells.map((cell) => (
        <div key={cell.name} className="ag-cell-frame" style={{ ...shareOf(spotOf(cell.name)), ...CELL_SHARE }}>
          <Place of={isMine ? { cell: cell.name } : null} label={cellWords(cell, of.farm)} className="ag-cell" still />
        </div>
      ))}
    </div>
  )
}

/** Your own farm while fences are chosen. */
export function FenceYard({ of, prompt }: { readonly of: PlayerView; readonly prompt: Prompt }) {
  const draft = useSharedDraft(fenceDraft, prompt.requestId)
  const farm = farmOfView(of)
  const { gaps, open, closed } = fenceVerdict(farm, draft, fencingTerms(prompt, of))
  return (
    <div className="ag-yard">
      <FarmMap of={of} draft={{ open, closed }} />
      <FenceEdges {...{ prompt, farm, draft, gaps }} />
    </div>
  )
}
