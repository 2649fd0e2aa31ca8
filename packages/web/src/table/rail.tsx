import type { Projection } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import { BottomSheet, type GameUi, LogList, RequestPanel, type UndoTool, useTableVoice } from '@turnwright/tabletop'
import { lazy, type ReactNode, Suspense } from 'react'
import { HintPanel } from '../hint/hint-panel.tsx'
import type { Hints } from '../hint/use-hints.ts'
import { ToSeeCard } from '../bot-pace/to-see-card.tsx'
import type { LookFrom } from '../look-back/look-back-table.tsx'
import { ClockList } from '../pace/clock-list.tsx'
import { HouseVoice } from '../pace/house-voice.tsx'
import { SinceMyTurn } from '../look-back/since-my-turn-button.tsx'
import type { TalkAtTable } from '../talk/use-talk.ts'
import { Afterwards } from './afterwards.tsx'
import { NoticeCard } from './notice-card.tsx'
import { ResultPanel } from './result-panel.tsx'
import type { TableNow, TableStore } from './table-store.ts'
import { UndoOfferCard } from './undo-offer.tsx'
import './rail.css'

/** Fetched where there is somebody to talk to. */
const LogAndTalk = lazy(async () => ({ default: (await import('../talk/log-and-talk.tsx')).LogAndTalk }))

interface RailProps {
  readonly store: TableStore
  readonly now: TableNow
  readonly state: TableState
  readonly play: Projection
  readonly ui: GameUi | null
  readonly undo: UndoTool | null
  readonly hints: Hints
  /** Null where there is nobody to talk to. */
  readonly talk: TalkAtTable | null
  /** On a small screen, what stands at the thumb before the request. */
  readonly above?: ReactNode
  readonly onLookBack: (from: LookFrom) => void
}

/** Paper at the right hand: the request above, the log below, each in a place that never moves. */
export function Rail({ store, now, state, play, ui, undo, hints, talk, above, onLookBack }: RailProps) {
  const { drafts } = useTableVoice()
  const { view, seat, players, prompts } = play
  const notice =
    now.notice !== null ? (
      <NoticeCard
        notice={now.notice}
        about={prompts[0]?.about}
        onCatchUp={() => store.catchUp()}
        onDismiss={() => store.dismiss()}
      />
    ) : state.offer !== null ? (
      <UndoOfferCard offer={state.offer} state={state} onReply={(accept) => store.replyToOffer(accept)} />
    ) : null
  const logList = <LogList log={play.log} tool={<SinceMyTurn play={play} onLook={() => onLookBack('my-turn')} />} />
  return (
    <aside className="rail" aria-label="Request and log">
      <Afterwards>
        <BottomSheet label="the request">
          {above}
          {play.result === null ? (
            <>
              <RequestPanel
                projection={play}
                ui={ui}
                undo={undo?.asks === true ? null : undo}
                hint={hints.tool}
                house={
                  <>
                    <ToSeeCard toSee={now.toSee} onNext={() => store.seeNext()} onNow={() => store.seeNow()} />
                    <HouseVoice {...{ store, state, onLookBack }} isLive={now.status === 'live'} />
                  </>
                }
                meanwhile={<ClockList state={state} house={store.house} />}
                notice={notice}
              />
              {hints.now !== null && <HintPanel {...{ ui, play }} now={hints.now} onHide={hints.hide} />}
            </>
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
          {talk === null ? (
            logList
          ) : (
            <Suspense fallback={logList}>
              <LogAndTalk {...{ talk, state }}>{logList}</LogAndTalk>
            </Suspense>
          )}
        </Afterwards>
      </div>
    </aside>
  )
}
