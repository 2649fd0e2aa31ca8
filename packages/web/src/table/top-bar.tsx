import type { Projection } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import { type GameUi, UndoIcon, type UndoTool } from '@turnwright/tabletop'
import { ReplyAll } from 'lucide-react'
import { BarTitle } from './bar-title.tsx'
import { RoundDots } from './round-dots.tsx'
import { SeatPlate } from './seat-plate.tsx'
import { TableMenu } from './table-menu.tsx'
import { whyNoUndo } from './undo-tool.ts'
import type { TableStore } from './table-store.ts'
import './top-bar.css'

interface TopBarProps {
  readonly store: TableStore
  readonly state: TableState
  readonly play: Projection
  readonly name: string
  readonly ui: GameUi | null
  readonly undo: UndoTool | null
  /** Null where it would do the same as undo. */
  readonly undoTurn: UndoTool | null
  readonly onKeys: () => void
  readonly onLookBack: () => void
}

/** The wooden edge of the table: the game, where it stands, who sits here, and the few tools. */
export function TopBar({ store, state, play, name, ui, undo, undoTurn, onKeys, onLookBack }: TopBarProps) {
  return (
    <header className="top-bar wood">
      <BarTitle name={name}>
        <RoundDots rounds={ui?.roundTracker?.(play.view) ?? null} />
      </BarTitle>
      <ul className="top-seats" aria-label="Players" data-many={play.players.length > 4 || undefined}>
        {play.players.map(({ seat }) => (
          <li key={seat}>
            <SeatPlate {...{ seat, state, play, ui }} />
          </li>
        ))}
      </ul>
      <div className="top-tools">
        {play.secondLooks && play.result === null && <span className="top-watching">with second looks</span>}
        {state.spectators > 0 && <span className="top-watching num">{state.spectators} watching</span>}
        {play.seat !== null && (
          <button
            type="button"
            className="tool"
            data-key="u"
            aria-label={undo?.label ?? 'Undo'}
            aria-disabled={undo === null || undefined}
            data-reason={undo === null ? whyNoUndo(state, play) : undo.about}
            onClick={undo?.run}
          >
            <UndoIcon size={20} aria-hidden="true" />
            <span className="top-word">{undo?.label ?? 'Undo'}</span>
          </button>
        )}
        {undoTurn !== null && (
          <button
            type="button"
            className="tool"
            aria-label={undoTurn.label}
            data-reason={[undoTurn.label, undoTurn.about].filter(Boolean).join(': ')}
            onClick={undoTurn.run}
          >
            <ReplyAll size={20} aria-hidden="true" />
          </button>
        )}
        <TableMenu {...{ store, state, undoTurn, onKeys, onLookBack }} />
      </div>
    </header>
  )
}
