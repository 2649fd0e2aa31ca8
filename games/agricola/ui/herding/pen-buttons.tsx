import type { PenView } from '../../rules/view.ts'
import { heldWords, penWords } from '../farm/cell-words.ts'
import { CELL_SHARE, shareOf, spotOf } from '../farm/geometry.ts'
import './pen-buttons.css'

interface PenButtonsProps {
  readonly pens: readonly PenView[]
  /** The pen from which an animal was picked up. */
  readonly from: string | null
  readonly onPen: (at: string) => void
}

/** While animals are moved every pen is a button: the first click picks one up, the second puts it down. */
export function PenButtons({ pens, from, onPen }: PenButtonsProps) {
  return pens.flatMap((pen) =>
    pen.cells.map((cell, place) => (
      <button
        key={cell}
        type="button"
        className="ag-pen"
        data-arrows={place === 0 || undefined}
        data-from={from === pen.at || undefined}
        draggable={from === null}
        // A pen is one button for ears and keys, however many cells it has.
        tabIndex={place === 0 ? 0 : -1}
        aria-hidden={place > 0 || undefined}
        aria-pressed={from === pen.at}
        aria-label={`${penWords(pen)}: ${heldWords(pen)}`}
        style={{ ...shareOf(spotOf(cell)), ...CELL_SHARE }}
        onClick={() => onPen(pen.at)}
        onDragStart={() => onPen(pen.at)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={() => onPen(pen.at)}
        onDragEnd={(event) => event.dataTransfer.dropEffect === 'none' && onPen(pen.at)}
      />
    )),
  )
}
