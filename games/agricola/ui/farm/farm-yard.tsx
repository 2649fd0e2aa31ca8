import type { Prompt } from '@turnwright/kernel/host'
import { Place, useSharedDraft, useTableVoice, useThingMenu } from '@turnwright/tabletop'
import type { KeyboardEvent, ReactElement, SyntheticEvent } from 'react'
import type { CellView, PlayerView } from '../../rules/view.ts'
import { fenceDraft } from '../fencing/fence-draft.ts'
import { FenceEdges } from '../fencing/fence-edges.tsx'
import { fencingTerms } from '../fencing/fencing-terms.ts'
import { fenceVerdict } from '../fencing/fence-verdict.ts'
import { expectedYoung } from '../harvest/steps.ts'
import { roomForYoung } from '../harvest/young.ts'
import { afterDrop, afterPen, type HerdDraft, herdDraft, placesIn, putBack, whyNotPen } from '../herding/herd-draft.ts'
import { PenButton } from '../herding/pen-buttons.tsx'
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
export function FarmYard({ of, atHome, isMine }: FarmYardProps): ReactElement {
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
export function OwnFarmYard({ of, atHome, breeds }: OwnYardProps): ReactElement {
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
export function HerdYard({ of, atHome, prompt }: AskedYardProps): ReactElement {
  const draft = useSharedDraft(herdDraft, prompt.requestId)
  const pens = placesIn(draft, of)
  const change = (next: (now: HerdDraft) => HerdDraft) =>
    herdDraft.put(prompt.requestId, next(herdDraft.of(prompt.requestId)))
  return (
    <div className="ag-yard">
      <FarmMap of={of} atHome={atHome} pens={pens} />
      {pens.map((pen) => (
        <PenButton
          key={pen.at}
          pen={pen}
          isPicking={draft.from === null}
          isSource={draft.from?.at === pen.at}
          reason={whyNotPen(of, draft, pen.at)}
          onPen={(at) => change((now) => afterPen(of, now, at))}
          onDrop={(at) => change((now) => afterDrop(of, now, at))}
          onMissed={() => change(putBack)}
        />
      ))}
    </div>
  )
}

function Cells({ of, isMine }: Omit<FarmYardProps, 'atHome'>) {
  return of.farm.cells.map((cell) => <Cell key={cell.name} cell={cell} of={of} isMine={isMine} />)
}

/** People are carried from their rooms to a space, crops from the supply to a field. */
function Cell({ cell, of, isMine }: Omit<FarmYardProps, 'atHome'> & { readonly cell: CellView }) {
  const drop = useDropOn(isMine ? `cell:${cell.name}` : null, isThatCrop)
  const ways = useWays(`cell:${cell.name}`)
  const person = isMine && cell.kind === 'room' && of.people.atHome > 0 ? carries('person', PERSON) : {}
  return (
    <div
      className="ag-cell-frame"
      style={{ ...shareOf(spotOf(cell.name)), ...CELL_SHARE }}
      {...person}
      {...(isMine ? { ...drop, ...ways } : {})}
    >
      <Place of={isMine ? { cell: cell.name } : null} label={cellWords(cell, of.farm)} className="ag-cell" still />
    </div>
  )
}

/** Where a cell can be used in several ways, choosing it opens a menu of them. */
function useWays(key: string) {
  const { offers, busy } = useTableVoice()
  const { open } = useThingMenu()
  if (busy || (offers.choices.get(key) ?? []).length < 2) return {}
  const show = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    open(key, event.currentTarget.getBoundingClientRect())
  }
  const press = (event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ') && show(event)
  return { onClickCapture: show, onKeyDownCapture: press }
}

interface AskedYardProps extends Omit<FarmYardProps, 'isMine'> {
  readonly prompt: Prompt
}

/** Your own farm while fences are chosen. */
export function FenceYard({ of, atHome, prompt }: AskedYardProps): ReactElement {
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
