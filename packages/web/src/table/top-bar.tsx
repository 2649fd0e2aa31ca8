import type { Projection } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import { type GameUi, UndoIcon, type UndoTool } from '@turnwright/tabletop'
import { BookOpen, ReplyAll } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { LookFrom } from '../look-back/look-back-table.tsx'
import { isLocal } from '../offline/local-id.ts'
import type { TalkAtTable } from '../talk/use-talk.ts'
import { WhoWatches } from '../talk/who-watches.tsx'
import { BarTitle } from './bar-title.tsx'
import { RoundDots } from './round-dots.tsx'
import { SeatPlate } from './seat-plate.tsx'
import { TableMenu } from './table-menu.tsx'
import { whyNoUndo } from './undo-tool.ts'
import type { TableStore } from './table-store.ts'
import './top-bar.css'

const TalkBubble = lazy(async () => ({ default: (await import('../talk/talk-bubble.tsx')).TalkBubble }))

interface TopBarProps {
  readonly store: TableStore
  readonly state: TableState
  readonly play: Projection
  readonly name: string
  readonly ui: GameUi | null
  readonly undo: UndoTool | null
  /** Null where it would do the same as undo. */
  readonly undoTurn: UndoTool | null
  readonly talk: TalkAtTable | null
  readonly onKeys: () => void
  readonly onLookBack: (from: LookFrom) => void
  readonly rulesOpen: boolean
  readonly onRules: () => void
}

/** The wooden edge of the table: the game, where it stands, who sits here, and the few tools. */
export function TopBar(props: TopBarProps) {
  const { store, state, play, name, ui, undo, undoTurn, talk, onKeys, onLookBack, rulesOpen, onRules } = props
  return (
    <header className="top-bar wood">
      <BarTitle name={name}>
        <RoundDots rounds={ui?.roundTracker?.(play.view) ?? null} />
      </BarTitle>
      <ul className="top-seats" aria-label="Players" data-many={play.players.length > 4 || undefined}>
        {play.players.map(({ seat }) => (
          <li key={seat}>
            <SeatPlate {...{ seat, state, play, ui }} house={store.house} />
            <Suspense>{talk !== null && <TalkBubble {...{ seat, now: talk.now, me: play.seat }} />}</Suspense>
          </li>
        ))}
      </ul>
      <div className="top-tools">
        {isLocal(state.id) && <span className="top-watching">offline</span>}
        {play.secondLooks && play.result === null && <span className="top-watching">with second looks</span>}
        <WhoWatches state={state} />
        <button
          type="button"
          className="tool top-rules"
          data-key="r"
          aria-label="Rules"
          aria-expanded={rulesOpen}
          data-reason="The rules of this game"
          onClick={onRules}
        >
          <BookOpen size={20} aria-hidden="true" />
          <span className="top-word">Rules</span>
        </button>
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
        <TableMenu {...{ store, state, undoTurn, onKeys, onLookBack, onRules }} />
      </div>
    </header>
  )
}
