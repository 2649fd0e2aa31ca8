import type { Projection } from '@turnwright/kernel/host'
import { type Drafts, type GameUi, TravelScope, type UndoTool } from '@turnwright/tabletop'
import { memo } from 'react'
import { BoardGuard } from './board-guard.tsx'
import { LaidPlainly } from '../plain-board/laid-plainly.tsx'
import './board-area.css'

interface BoardAreaProps {
  readonly game: string
  readonly ui: GameUi | null
  readonly play: Projection
  readonly drafts: Drafts
  readonly options: Readonly<Record<string, unknown>>
  readonly undo: UndoTool | null
  /** Nobody plays at it, so nothing on it takes the focus: it is scrolled with the keyboard itself. */
  readonly looked?: boolean
  /** Who writes the board is told why it fails. */
  readonly onFault?: (fault: Error | null) => void
}

/** The cloth with the game's board on it, or a plain view of what the seat may know. */
export const BoardArea = memo(function BoardArea(props: BoardAreaProps) {
  return (
    <main className="board-area" id="board-area" style={hueOf(props.ui)}>
      <div className="cloth cloth-sheet" aria-hidden="true" />
      <LaidBoard {...props} />
    </main>
  )
})

/** The same without its place, where two boards lie side by side. */
export const LaidBoard = memo(function LaidBoard({
  game,
  ui,
  play,
  drafts,
  options,
  undo,
  looked = false,
  onFault,
}: BoardAreaProps) {
  const { view, seat, players, prompts, answers } = play
  const plain = <LaidPlainly play={play} game={game} />
  return (
    <TravelScope className="board cloth" moment={view} {...(looked ? { tabIndex: 0, at: answers } : {})}>
      {ui === null ? (
        plain
      ) : (
        <BoardGuard fallback={plain} onFault={onFault}>
          <ui.Board {...{ view, seat, players, projection: play, prompts, drafts, options, undo }} />
        </BoardGuard>
      )}
    </TravelScope>
  )
})

/** The colour of the game's cloth. */
export function hueOf(ui: GameUi | null) {
  const cloth = ui?.cloth
  return cloth === undefined ? undefined : { '--cloth-hue': cloth.hue, '--cloth-chroma': cloth.chroma }
}
