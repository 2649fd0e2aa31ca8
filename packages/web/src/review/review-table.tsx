import type { Seat } from '@turnwright/kernel'
import { costliest, type Judgement } from '@turnwright/search/review'
import {
  type Advice,
  KeyedStore,
  nameOfSeat,
  offersOnTable,
  ReasonTag,
  type TableVoice,
  TableVoiceProvider,
  usePhone,
} from '@turnwright/tabletop'
import { GitFork, History } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Loading } from '../navigation/loading.tsx'
import { forkPathFrom } from '../fork/fork-path.ts'
import { isLocal } from '../offline/local-id.ts'
import { useGameUi } from '../game-looks/use-game-ui.ts'
import { Link } from '../navigation/link.tsx'
import { goTo } from '../navigation/navigation.ts'
import type { LookStore } from '../replay/look-store.ts'
import type { GameOutline } from '../replay/moment-source.ts'
import { RecordProblem } from '../replay/record-problem.ts'
import { BoardArea } from '../table/board-area.tsx'
import { KeysDialog } from '../table/keys-dialog.tsx'
import { SectionTabs } from '../table/section-tabs.tsx'
import { adviceOn } from './advice-on.ts'
import { HowItIsCounted } from './how-it-is-counted.tsx'
import { JudgedMoment } from './judged-moment.tsx'
import { MomentList } from './moment-list.tsx'
import { NotYet } from './not-yet.tsx'
import { ReviewAtWork } from './review-at-work.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ReviewDock } from './review-dock.tsx'
import { ReviewHead } from './review-head.tsx'
import { REVIEW_KEYS, useReviewKeys } from './review-keys.ts'
import { reviewPath } from './review-path.ts'
import type { ReviewStore } from './review-store.ts'
import '../table/rail.css'
import '../table/table-page.css'
import './review-table.css'

interface ReviewTableProps {
  readonly game: GameOutline
  readonly looks: LookStore
  readonly store: ReviewStore
  readonly seat: Seat
  readonly me: Seat | null
  /** Null for a record that somebody brought. */
  readonly table: string | null
  readonly invite: string | null
  /** With it others come here too. */
  readonly share: string | null
  /** The moment that the address names. */
  readonly at: number | null
}

const MOMENTS = 3
const NO_DRAFTS = {}
const NO_OFFERS = offersOnTable([], NO_DRAFTS)
const COPIED_FOR = 4_000

/** The table as it was when something was asked, what the bot makes of the answer, and the whole game below it. */
export function ReviewTable({ game, looks, store, seat, me, table, invite, share, at }: ReviewTableProps) {
  const ui = useGameUi(game.game)
  const state = useSyncExternalStore(store.subscribe, store.now)
  const look = useSyncExternalStore(looks.subscribe, looks.now)
  const shown = useDeferredValue(look.shown)
  const { players, outline } = game
  const [chosen, choose] = useState<number | null>(at)
  const [dialog, setDialog] = useState<'keys' | 'counted' | null>(null)
  const [copied, setCopied] = useState(false)
  const isPhone = usePhone()
  const review = state.phase === 'opening' || state.phase === 'refused' ? null : state.review
  const isDone = state.phase === 'done'
  const moments = useMemo(() => (review === null ? NONE : costliest(review, MOMENTS)), [review])
  const answers = review?.answers ?? NONE
  // Whoever reads is not led elsewhere while it goes on.
  const entry = chosen ?? (isDone ? (moments[0]?.entry ?? answers[0]?.entry ?? null) : null)
  const judged = answers.find((answer) => answer.entry === entry) ?? null
  const whose = { isMe: seat === me, name: players[seat]?.name ?? '' }
  useEffect(() => looks.go(entry ?? firstAsked(game, seat)), [looks, entry, game, seat])
  useEffect(() => {
    if (chosen === null) return
    const here = new URL(location.href)
    here.searchParams.set('at', String(chosen))
    history.replaceState(history.state, '', here)
  }, [chosen])
  useEffect(() => {
    if (!copied) return
    const gone = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(gone)
  }, [copied])

  const isHere = table !== null && isLocal(table)
  const forkPath = entry === null ? null : forkPathFrom(table, entry, seat, invite)
  const replayAt = replayPathOf(table, entry, seat, invite)
  const copyLink = useCallback(async () => {
    if (table === null || isHere) return
    const address = new URL(reviewPath(table, seat, { at: entry, invite: share }), location.href).href
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  }, [table, isHere, seat, entry, share])
  const deeds = useMemo(() => {
    const here = answers.findIndex((answer) => answer.entry === entry)
    const to = (index: number) => {
      const answer = answers[Math.max(0, Math.min(answers.length - 1, index))]
      if (answer !== undefined) choose(answer.entry)
    }
    return {
      step: (by: 1 | -1) => to(here === -1 ? 0 : here + by),
      ends: (end: 'first' | 'last') => to(end === 'first' ? 0 : answers.length - 1),
      nextMoment: () => {
        const now = moments.findIndex((moment) => moment.entry === entry)
        const next = moments[(now + 1) % Math.max(1, moments.length)]
        if (next !== undefined) choose(next.entry)
      },
      tryAgain: () => forkPath !== null && goTo(forkPath),
      toReplay: () => goTo(replayAt),
      copyLink: () => void copyLink(),
      showKeys: () => setDialog('keys'),
    }
  }, [answers, entry, moments, forkPath, replayAt, copyLink])
  useReviewKeys(deeds)

  const projection = shown?.projection ?? null
  const play = useMemo(
    () => (projection === null ? null : { ...projection, prompts: [], canUndo: false }),
    [projection],
  )
  const advice = useMemo(() => new KeyedStore<Advice>(), [])
  const isInPlace = shown !== null && shown.entries === entry
  useEffect(() => {
    const name = nameOfSeat(players, seat, me)
    advice.replace(judged === null || !isInPlace ? new Map() : adviceOn(judged, seat, name))
  }, [advice, judged, isInPlace, players, seat, me])
  const voice = useMemo<TableVoice>(
    () => ({
      seat,
      offers: NO_OFFERS,
      drafts: NO_DRAFTS,
      choose: () => {},
      answer: () => {},
      busy: false,
      isLooked: true,
      pointing: new KeyedStore<true>(),
      traces: new KeyedStore<Seat>(),
      advice,
    }),
    [seat, advice],
  )

  if (look.problem !== null) throw new RecordProblem(look.problem)
  if (ui === undefined || play === null) return <Loading>The game is being played again…</Loading>
  return (
    <TableVoiceProvider value={voice}>
      <div className="shell review" data-game={game.game}>
        <ReviewBar
          {...{ game, ui, seat, me, copied }}
          reviewAt={(each) => reviewPath(table, each, { invite })}
          replayPath={replayAt}
          canLink={table !== null}
          onCopy={() => void copyLink()}
          onKeys={() => setDialog('keys')}
        />
        <div className="review-page">
          <div className="review-stage">
            {isPhone && <SectionTabs ui={ui} play={play} hasLog={false} />}
            <div className="play" id="play">
              <BoardArea
                game={game.game}
                ui={ui}
                play={play}
                drafts={NO_DRAFTS}
                options={game.options}
                undo={null}
                looked
              />
            </div>
          </div>
          {review !== null && (
            <ReviewDock
              {...{ game, review, moments, judged, entry, me }}
              isDone={isDone}
              isAtWork={state.phase === 'at-work' && state.progress.look === 'rough'}
              onGo={choose}
            />
          )}
          <aside className="rail review-rail" aria-label="The review">
            <NotYet state={state} />
            {review !== null && (
              <>
                <ReviewHead {...{ review, moments, whose, isDone }} onCounted={() => setDialog('counted')} />
                {(state.phase === 'at-work' || state.phase === 'stopped') && (
                  <ReviewAtWork
                    progress={state.progress}
                    isStopped={state.phase === 'stopped'}
                    onStop={() => store.stop()}
                    onGoOn={() => store.goOn()}
                  />
                )}
                <MomentList {...{ moments, outline, entry }} unit={review.unit} onGo={choose} />
                {judged !== null && <JudgedMoment {...{ judged, outline, players, seat, me }} unit={review.unit} />}
                {judged === null && !isDone && (
                  <p className="review-wait">
                    Rough at first, then finer where it matters. Any moment can be looked at as soon as it is on the
                    graph, and it goes on while you look elsewhere.
                  </p>
                )}
              </>
            )}
            {judged !== null && (
              <div className="review-doors">
                {forkPath !== null && (
                  <Link className="btn btn-primary" href={forkPath}>
                    <GitFork aria-hidden="true" />
                    Try it again from here
                  </Link>
                )}
                <Link className="btn" href={replayAt}>
                  <History aria-hidden="true" />
                  In the replay
                </Link>
              </div>
            )}
          </aside>
        </div>
      </div>
      <ReasonTag />
      <output className="only-read">{copied ? 'Link to this moment copied' : null}</output>
      {dialog === 'keys' && <KeysDialog keys={REVIEW_KEYS} onClose={() => setDialog(null)} />}
      {dialog === 'counted' && review !== null && (
        <HowItIsCounted unit={review.unit} whose={whose} onClose={() => setDialog(null)} />
      )}
    </TableVoiceProvider>
  )
}

const NONE: readonly Judgement[] = []

/** The first moment at which the seat was asked. */
function firstAsked({ outline }: GameOutline, seat: Seat): number {
  const at = outline.stops.findIndex((stop) => stop.seat === seat && stop.kind === 'answer' && !stop.takenBack)
  return outline.first + Math.max(0, at)
}

function replayPathOf(table: string | null, entry: number | null, seat: Seat, invite: string | null): string {
  const moment = entry === null ? '' : `at=${entry}&`
  const token = invite === null ? '' : `&invite=${invite}`
  return `${table === null ? '' : `/tables/${table}`}/replay?${moment}eyes=${seat}${token}`
}
