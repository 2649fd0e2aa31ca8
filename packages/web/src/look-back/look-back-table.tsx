import type { Projection } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import type { Eyes } from '@turnwright/replay'
import { nameOfSeat, SeatMark } from '@turnwright/tabletop'
import { History } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isSealed } from '../deals/offer-deal.tsx'
import { Loading } from '../navigation/loading.tsx'
import { LookStore } from '../replay/look-store.ts'
import type { GameOutline } from '../replay/moment-source.ts'
import { ReplayGuard } from '../replay/replay-guard.tsx'
import { type LiveLook, ReplayTable } from '../replay/replay-table.tsx'
import { clientOf } from '../server/client-of.ts'
import { ServerMoments } from './server-moments.ts'
import { sinceTurnOf } from './since-my-turn.ts'
import './look-back.css'

interface LookBackTableProps {
  readonly state: TableState
  /** The table as it is now. */
  readonly play: Projection
  readonly name: string
  readonly invite: string | null
  readonly locale: string | null
  readonly from: LookFrom
  readonly onBack: () => void
  /** The game is over, and its moments lie in the record now. */
  readonly onOver: (here: LeftAt) => void
}

/** Where somebody looked when the game was over: after so many answers in force, through these eyes. */
export interface LeftAt {
  readonly answers: number
  readonly eyes: Eyes
}

/** From where one looks back: after so many answers, after one's own last turn, or at the turn before this one. */
export type LookFrom = number | 'my-turn' | null

interface Opened {
  readonly store: LookStore
  readonly outline: GameOutline['outline']
}

/** Looking back while the game goes on: nothing is answered here, and the way back is always in sight. */
export function LookBackTable({ state, play, name, invite, locale, from, onBack, onOver }: LookBackTableProps) {
  const { id, seq } = state
  const { seat: me, players, branchId: branch } = play
  const source = useMemo(() => new ServerMoments(clientOf(id), { id, invite, locale }), [id, invite, locale])
  const [opened, setOpened] = useState<Opened | null>(null)
  // Where one starts is decided once, by the table as it is then.
  const [began] = useState(play)
  const isOver = play.result !== null
  const late = useSyncExternalStore(source.patience.subscribe, source.patience.now)
  const [problem, setProblem] = useState<string | null>(null)
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    if (isOver) return
    source.standsOn(branch)
    const looking = new AbortController()
    const look = async () => {
      const outline = await source.outline()
      if (looking.signal.aborted) return
      setOpened((before) => {
        if (before === null)
          return { outline, store: new LookStore(source, { outline }, startAt(outline, from, began), me) }
        return { ...before, outline }
      })
    }
    look().catch((error: unknown) => {
      if (!looking.signal.aborted) setProblem(error instanceof Error ? error.message : String(error))
    })
    return () => looking.abort()
  }, [source, seq, branch, me, from, began, isOver])
  useEffect(() => opened?.store.grow(opened.outline), [opened])

  const live = useMemo<LiveLook>(
    () => ({
      backToNow: onBack,
      wayBack: <WayBack isAsked={play.prompts.length > 0} isOver={isOver} onBack={onBack} />,
      meanwhile: <Meanwhile play={play} />,
      late: <output className="connection">{late !== null && <span className="connection-down">{late}</span>}</output>,
    }),
    [onBack, play, isOver, late],
  )
  const openEyes = useMemo<readonly Eyes[]>(() => (me === null ? [null] : [me, null]), [me])
  if (opened === null) {
    const why = problem ?? (isOver ? 'The game is over meanwhile. Its result leads to its moments.' : null)
    if (why !== null) return <NotShown {...{ onBack }}>{why}</NotShown>
    return <Loading>{late ?? 'The table is being laid as it was…'}</Loading>
  }
  const { outline, store } = opened
  // What stands here stays until somebody goes elsewhere in a game that the server does not tell of any more.
  const fail = (why: string) => {
    const { stop, eyes } = store.now()
    if (!source.isOver) setGone(why)
    else if (isSealed(state)) setGone('The game is over. Its moments can be looked at again when the deal closes.')
    else onOver({ answers: stop - outline.first, eyes })
  }
  if (gone !== null) return <NotShown {...{ onBack }}>{gone}</NotShown>
  const game: GameOutline = {
    game: state.game,
    name,
    options: state.options,
    players,
    outline,
    isPlayedOn: state.origin !== null || outline.first > 0,
    result: null,
    proof: null,
  }
  return (
    <ReplayGuard onFailed={fail}>
      <ReplayTable {...{ game, source, store, me, openEyes, live }} record={null} />
    </ReplayGuard>
  )
}

function startAt(outline: GameOutline['outline'], from: LookFrom, { seat, prompts }: Projection): number {
  if (from === null) return beforeNow(outline)
  if (from === 'my-turn') return seat === null ? beforeNow(outline) : sinceTurnOf(outline, seat, prompts.length > 0)
  return Math.max(outline.first, Math.min(from, outline.first + outline.stops.length - 1))
}

/** Whoever looks back looks at something that is over: the turn before this one. */
function beforeNow({ first, stops, turns }: GameOutline['outline']): number {
  const last = first + stops.length - 1
  return Math.max(first, Math.min(last - 1, turns[stops.at(-1)?.turn ?? 0]?.from ?? last))
}

/** The past cannot be told: why, and the way back. */
function NotShown({ onBack, children }: { readonly onBack: () => void; readonly children: ReactNode }) {
  return (
    <main className="no-table cloth">
      <div className="no-table-card paper">
        <h1>This moment cannot be shown.</h1>
        <p>{children}</p>
        <button type="button" className="btn btn-primary" onClick={onBack}>
          Back to now
        </button>
      </div>
    </main>
  )
}

interface WayBackProps {
  readonly isAsked: boolean
  readonly isOver: boolean
  readonly onBack: () => void
}

function WayBack({ isAsked, isOver, onBack }: WayBackProps) {
  const words = isOver ? 'The game is over: to the end' : isAsked ? 'Your turn: back to now' : 'Back to now'
  return (
    <section className="way-back" aria-label="The way back" data-asked={isAsked || undefined}>
      <span className="way-back-where">
        <History size={18} aria-hidden="true" />
        Looking back
      </span>
      <button type="button" onClick={onBack}>
        {words} <kbd className="key">N</kbd>
      </button>
    </section>
  )
}

/** What happens at the table meanwhile. */
function Meanwhile({ play }: { readonly play: Projection }) {
  const { waitingFor, players, seat: me, result } = play
  const [first] = waitingFor
  return (
    <section className="meanwhile" aria-label="Meanwhile at the table">
      <p className="meanwhile-head">Meanwhile at the table</p>
      <h2 className="moment-ask" aria-live="polite">
        {result !== null ? (
          'The game is over'
        ) : play.prompts.length > 0 ? (
          'It is your turn'
        ) : first === undefined ? (
          'Nobody is asked'
        ) : (
          <>
            <SeatMark seat={first.seat} /> {nameOfSeat(players, first.seat, me)} is asked
          </>
        )}
      </h2>
      <p className="moment-hidden">Looking back changes nothing at the table.</p>
    </section>
  )
}
