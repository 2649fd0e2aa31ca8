import { type BoardProps, BoardSection } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { CELLS, type TicTacToeView } from '../index.ts'
import { CellPlace } from './cell-place.tsx'
import { WinningLine } from './winning-line.tsx'
import './board.css'

const COLUMNS = ['a', 'b', 'c']
const ROWS = ['1', '2', '3']

/** A sheet of paper on the cloth, ruled by hand. */
export function Board({ view, projection }: BoardProps<TicTacToeView>): ReactElement {
  return (
    <BoardSection id="table" label="The board" className="ttt">
      <div className="ttt-sheet paper">
        <ol className="ttt-edge" aria-hidden="true">
          {COLUMNS.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <ol className="ttt-edge ttt-side" aria-hidden="true">
          {ROWS.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <div className="ttt-cells">
          <svg className="ttt-rules" viewBox="0 0 300 300" aria-hidden="true">
            <path d="M101 8q-3 70 0 142t-2 142M199 9q4 84 1 146t1 136M9 99q68 4 140 1t142 1M8 201q80-4 150-1t134-1" />
          </svg>
          {CELLS.map((cell) => (
            <CellPlace
              key={cell}
              cell={cell}
              mark={view.board[cell]}
              faded={view.line !== null && !view.line.includes(cell)}
            />
          ))}
          {view.line !== null && <WinningLine line={view.line} seat={projection.result?.winners[0] ?? 0} />}
        </div>
      </div>
    </BoardSection>
  )
}
