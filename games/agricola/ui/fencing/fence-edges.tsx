import type { Prompt } from '@turnwright/kernel/host'
import { AdviceTag, refKey, usePlace } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cellName, cellsIn, edgeWords, type Farm } from '../../farm/index.ts'
import { placeWords } from '../farm/cell-words.ts'
import { cellOf } from '../farm/farm-of-view.ts'
import { CELL_SHARE, edgeSpot, shareOf, spotOf } from '../farm/geometry.ts'
import { type FenceDraft, fenceDraft, freeEdges, holdsEdge, openCells, toggleCell, toggleEdge } from './fence-draft.ts'
import './fence-edges.css'

interface FenceEdgesProps {
  readonly prompt: Prompt
  readonly farm: Farm
  readonly draft: FenceDraft
  readonly gaps: readonly string[]
}

/** Every edge that can be fenced is a checkbox on the edge; cells can be tapped to be enclosed. */
export function FenceEdges({ prompt, farm, draft, gaps }: FenceEdgesProps): ReactElement {
  const put = (next: FenceDraft) => fenceDraft.put(prompt.requestId, next)
  const join = (name: string) => {
    // Several cells may be passed before the table is drawn again.
    const now = fenceDraft.of(prompt.requestId)
    if (!isTapped(now, name)) put(toggleCell(farm, now, cellOf(name)))
  }
  return (
    <fieldset className="ag-edges">
      <legend className="only-read">Edges to fence</legend>
      {cellsIn(openCells(farm))
        .map(cellName)
        .map((name) => (
          <EncloseCell
            key={name}
            name={name}
            isTapped={isTapped(draft, name)}
            onToggle={() => put(toggleCell(farm, draft, cellOf(name)))}
            onJoin={() => join(name)}
          />
        ))}
      {freeEdges(farm).map((name) => {
        const spot = edgeSpot(name)
        return (
          <button
            key={name}
            type="button"
            className="ag-edge"
            data-arrows
            data-level={spot.isLevel || undefined}
            data-gap={gaps.includes(name) || undefined}
            aria-pressed={holdsEdge(draft, name)}
            aria-label={labelOf(name)}
            style={{
              ...shareOf(spot),
              ...(spot.isLevel ? { width: CELL_SHARE.width } : { height: CELL_SHARE.height }),
            }}
            onClick={() => put(toggleEdge(draft, name))}
          >
            <i />
          </button>
        )
      })}
    </fieldset>
  )
}

interface EncloseCellProps {
  readonly name: string
  readonly isTapped: boolean
  readonly onToggle: () => void
  readonly onJoin: () => void
}

function EncloseCell({ name, isTapped, onToggle, onJoin }: EncloseCellProps) {
  const { advice } = usePlace({ cell: name })
  return (
    <button
      type="button"
      className="ag-enclose"
      data-arrows
      data-place={refKey({ cell: name })}
      style={{ ...shareOf(spotOf(name)), ...CELL_SHARE }}
      aria-pressed={isTapped}
      aria-label={`Enclose ${placeWords(name)}`}
      onClick={onToggle}
      // Drawn over with the button held down, cells join those that are there.
      onPointerEnter={(event) => event.buttons === 1 && onJoin()}
      onPointerLeave={(event) => event.buttons === 1 && onJoin()}
    >
      {advice !== null && <AdviceTag advice={advice} />}
    </button>
  )
}

function isTapped({ cells }: FenceDraft, name: string): boolean {
  return ((cells >> cellOf(name)) & 1) === 1
}

function labelOf(edge: string): string {
  const words = edgeWords(edge)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
