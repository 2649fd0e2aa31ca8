import { usePointing } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { PenView } from '../../rules/view.ts'
import { heldWords, penWords } from '../farm/cell-words.ts'
import { CELL_SHARE, shareOf, spotOf } from '../farm/geometry.ts'
import { cellsBeside } from '../farm/neighbour-cells.ts'
import { penKey } from './pen-key.ts'
import './pen-buttons.css'

interface PenButtonProps {
  readonly pen: PenView
  /** An animal was picked up here. */
  readonly isSource: boolean
  readonly isPicking: boolean
  /** Why nothing can be taken from here, or put here. */
  readonly reason: string | null
  readonly onPen: (at: string) => void
  readonly onDrop: (at: string) => void
  /** It was let go beside every pen. */
  readonly onMissed: () => void
}

/** While animals are moved every pen is a button: the first click picks one up, the second puts it down. */
export function PenButton({
  pen,
  isSource,
  isPicking,
  reason,
  onPen,
  onDrop,
  onMissed,
}: PenButtonProps): ReactElement[] {
  const { pointed, pointer } = usePointing(penKey(pen.at))
  return pen.cells.map((cell, place) => (
    <button
      key={cell}
      type="button"
      className="ag-pen"
      data-arrows={place === 0 || undefined}
      data-from={isSource || undefined}
      data-pointed={pointed || undefined}
      data-target={!isPicking || undefined}
      data-open={openSides(cell, pen.cells)}
      draggable={isPicking && reason === null}
      // A pen is one button for ears and keys, however many cells it has.
      tabIndex={place === 0 ? 0 : -1}
      aria-hidden={place > 0 || undefined}
      aria-pressed={isSource}
      aria-disabled={reason !== null || undefined}
      aria-label={`${penWords(pen)}: ${heldWords(pen)}`}
      style={{ ...shareOf(spotOf(cell)), ...CELL_SHARE }}
      onClick={() => onPen(pen.at)}
      onDragStart={() => onPen(pen.at)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => onDrop(pen.at)}
      onDragEnd={(event) => event.dataTransfer.dropEffect === 'none' && onMissed()}
      {...(reason === null ? {} : { 'data-reason': reason, 'aria-description': reason })}
      {...pointer}
    />
  ))
}

/** The sides on which the pen goes on: no line is drawn there. */
function openSides(cell: string, cells: readonly string[]): string | undefined {
  const open = Object.entries(cellsBeside(cell)).flatMap(([side, beside]) =>
    beside !== null && cells.includes(beside) ? [side] : [],
  )
  return open.length === 0 ? undefined : open.join(' ')
}
