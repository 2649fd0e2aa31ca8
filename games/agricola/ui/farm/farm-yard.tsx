import type { Prompt } from '@turnwright/kernel'
import { Place } from '@turnwright/tabletop'
import type { CellView, PlayerView } from '../../rules/view.ts'
import { fenceDraft } from '../fencing/fence-draft.ts'
import { FenceEdges } from '../fencing/fence-edges.tsx'
import { fencingTerms } from '../fencing/fencing-terms.ts'
import { fenceVerdict } from '../fencing/fence-verdict.ts'
import { expectedYoung } from '../harvest/steps.ts'
import { roomForYoung } from '../harvest/young.ts'
import { afterPen, herdDraft } from '../herding/herd-draft.ts'
import { PenButtons } from '../herding/pen-buttons.tsx'
import { useSharedDraft } from '../request/shared-draft.ts'
import { carries, isThatCrop, useDropOn } from '../drag/carry.ts'
import { homeOf, Peg } from '../signs/peg.tsx'
import { cellWords } from './cell-words.ts'
import { FarmMap } from './farm-map.tsx'
import { farmOfView } from './farm-of-view.ts'
import { CELL_SHARE, shareOf, spotOf } from './geometry.ts'
import './farm-yard.css'

/** What is seen under the mouse while a person is carried. */
const PERSON = '.ag-carried'

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
      <Cells of={of} isMine={isMine} />
    </div>
  )
}

interface OwnYardProps extends Omit<FarmYardProps, 'isMine'> {
  /** The animals are about to breed. */
  readonly breeds: boolean
}

/** Your own farm, from which people and crops are carried. */
export function OwnFarmYard({ of, atHome, breeds }: OwnYardProps) {
  return (
    <div className="ag-yard">
      <FarmMap of={of} atHome={atHome} young={breeds ? roomForYoung(of.farm.pens, expectedYoung(of)) : []} />
      <span className="ag-door" data-travel-origin={homeOf(of.seat)} />
      <span className="ag-carried">
        <Peg seat={of.seat} />
      </span>
      <Cells of={of} isMine />
    </div>
  )
}

/** Your own farm while animals change their places. */
export function HerdYard({ of, atHome, prompt }: AskedYardProps) {
  const draft = useSharedDraft(herdDraft, prompt.requestId)
  const pens = draft.pens ?? of.farm.pens
  return (
    <div className="ag-yard">
      <FarmMap of={of} atHome={atHome} pens={pens} />
      <PenButtons
        pens={pens}
        from={draft.from}
        onPen={(at) => herdDraft.put(prompt.requestId, afterPen(of, herdDraft.of(prompt.requestId), at))}
      />
    </div>
  )
}

function Cells({ of, isMine }: Omit<FarmYardProps, 'atHome'>) {
  return of.farm.cells.map((cell) => <Cell key={cell.name} cell={cell} of={of} isMine={isMine} />)
}

/** People are carried from their rooms to a space, crops from the supply to a field. */
function Cell({ cell, of, isMine }: Omit<FarmYardProps, 'atHome'> & { readonly cell: CellView }) {
  const drop = useDropOn(isMine ? `cell:${cell.name}` : null, isThatCrop)
  const person = isMine && cell.kind === 'room' && of.people.atHome > 0 ? carries('person', PERSON) : {}
  return (
    <div
      className="ag-cell-frame"
      style={{ ...shareOf(spotOf(cell.name)), ...CELL_SHARE }}
      {...person}
      {...(isMine ? drop : {})}
    >
      <Place of={isMine ? { cell: cell.name } : null} label={cellWords(cell, of.farm)} className="ag-cell" still />
    </div>
  )
}

interface AskedYardProps extends Omit<FarmYardProps, 'isMine'> {
  readonly prompt: Prompt
}

/** Your own farm while fences are chosen. */
export function FenceYard({ of, atHome, prompt }: AskedYardProps) {
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
