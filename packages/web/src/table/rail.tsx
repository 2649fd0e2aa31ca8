import type { Projection } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import { BottomSheet, type GameUi, LogList, RequestPanel, type UndoTool, useTableVoice } from '@turnwright/tabletop'
import { Afterwards } from './afterwards.tsx'
import { NoticeCard } from './notice-card.tsx'
import { ResultPanel } from './result-panel.tsx'
import type { TableNow, TableStore } from './table-store.ts'
import { UndoOfferCard } from './undo-offer.tsx'
import './rail.css'

interface RailProps {
  readonly store: TableStore
  readonly now: TableNow
  readonly state: TableState
  readonly play: Projection
  readonly ui: GameUi | null
  readonly undo: UndoTool | null
}

/** Paper at the right hand: the request above, the log below, each in a place that never moves. */
export function Rail({ store, now, state, play, ui, undo }: RailProps) {
  const { drafts } = useTableVoice()
  const { view, seat, players, prompts } = play
  const notice =
    now.notice !== null ? (
      <NoticeCard notice={now.notice} onCatchUp={() => store.catchUp()} onDismiss={() => store.dismiss()} />
    ) : state.offer !== null ? (
      <UndoOfferCard offer={state.offer} state={state} onReply={(accept) => store.replyToOffer(accept)} />
    ) : null
  return (
    <aside className="rail" aria-label="Request and log">
      <Afterwards>
        <BottomSheet label="the request">
          {play.result === null ? (
            <RequestPanel projection={play} ui={ui} undo={undo?.asks === true ? null : undo} notice={notice} />
          ) : (
            <ResultPanel {...{ store, state, play, ui }} result={play.result} />
          )}
        </BottomSheet>
      </Afterwards>
      {/* Its place is there from the first, so that the tabs of a phone find it. */}
      <div className="log-page" id="section-log">
        <Afterwards>
          {ui?.Recap !== undefined && (
            <ui.Recap {...{ view, seat, players, projection: play, prompts }} drafts={drafts} />
          )}
          <LogList log={play.log} />
        </Afterwards>
      </div>
    </aside>
  )
}
