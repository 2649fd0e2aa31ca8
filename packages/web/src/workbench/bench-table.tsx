import type { Seat } from '@turnwright/kernel'
import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import {
  BottomSheet,
  KeyedStore,
  LogList,
  offersOnTable,
  ReasonTag,
  RequestPanel,
  type TableVoice,
  TableVoiceProvider,
  type UndoTool,
  useDrafts,
} from '@turnwright/tabletop'
import { useCallback, useMemo } from 'react'
import { BoardArea } from '../table/board-area.tsx'
import { NamesBar } from '../table/names-bar.tsx'
import { SectionTabs } from '../table/section-tabs.tsx'
import type { FromTable, ShownMoment } from './messages.ts'
import { tellBoardFault, useAuthorsBoard } from './use-authors-board.ts'
import '../table/rail.css'
import '../table/table-page.css'
import './bench-table.css'

interface BenchTableProps {
  readonly shown: ShownMoment
  readonly tell: (message: FromTable) => void
}

/** The table as players have it, on the author's own board, from whichever seat the author sits in. */
export function BenchTable({ shown: { game, projection, options, looked }, tell }: BenchTableProps) {
  const { ui, problem, faults, version } = useAuthorsBoard()
  const wrong = problem !== null ? [problem] : Array.from(faults, ([hook, why]) => faultWords(hook, why))
  const play = useMemo(() => (looked === null ? projection : { ...projection, prompts: [] }), [projection, looked])
  const answer = useCallback(
    ({ requestId, title }: Prompt, selection: AnySelection) => tell({ kind: 'answer', requestId, title, selection }),
    [tell],
  )
  const { drafts, choose } = useDrafts(play.prompts, answer)
  const stores = useMemo(() => ({ pointing: new KeyedStore<true>(), traces: new KeyedStore<Seat>() }), [])
  const voice = useMemo<TableVoice>(
    () => ({
      seat: play.seat,
      offers: offersOnTable(play.prompts, drafts),
      drafts,
      choose,
      answer,
      busy: false,
      ...(looked === null ? {} : { isLooked: true }),
      ...stores,
      ownerOf: (card) => ui?.ownerOf?.(play.view, card) ?? null,
    }),
    [play, drafts, choose, answer, looked, stores, ui],
  )
  const undo = useMemo<UndoTool | null>(
    () => (looked === null && play.answers > 0 ? { label: 'Take back', run: () => tell({ kind: 'take-back' }) } : null),
    [looked, play.answers, tell],
  )
  return (
    <TableVoiceProvider value={voice}>
      {wrong.length > 0 && (
        <div className="board-problem" role="alert">
          {wrong.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <div className="shell" data-game={game.id}>
        <NamesBar name={game.name} play={play} ui={ui} />
        <SectionTabs ui={ui} play={play} />
        <div className="play" id="play">
          <BoardArea
            key={version}
            game={game.id}
            {...{ ui, play, drafts, options, undo }}
            looked={looked !== null}
            onFault={tellBoardFault}
          />
          <aside className="rail" aria-label="Request and log">
            <BottomSheet label="the request">
              <RequestPanel
                projection={play}
                ui={ui}
                undo={undo}
                meanwhile={looked !== null && <p className="looked-note">{looked}</p>}
              />
            </BottomSheet>
            <div className="log-page" id="section-log">
              <LogList log={play.log} />
            </div>
          </aside>
        </div>
      </div>
      <ReasonTag />
    </TableVoiceProvider>
  )
}

function faultWords(hook: string, why: string): string {
  if (hook === 'Board') return `Your board breaks, and the plain one is shown: ${why}`
  return `${hook} breaks, and what is shown is plain: ${why}`
}
