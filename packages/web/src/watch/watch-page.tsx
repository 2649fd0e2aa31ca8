import type { Eyes } from '@turnwright/replay'
import { useMemo, useState } from 'react'
import { forkPathFrom } from '../fork/fork-path.ts'
import { PageFrame } from '../fork/page-frame.tsx'
import { Link } from '../navigation/link.tsx'
import { Loading } from '../navigation/loading.tsx'
import { ReplayGuard } from '../replay/replay-guard.tsx'
import { type LiveLook, ReplayTable } from '../replay/replay-table.tsx'
import { reviewPath } from '../review/review-path.ts'
import { type BotTable, useBotTable } from './use-bot-table.ts'
import type { WatchPlan } from './watch-path.ts'

interface WatchPageProps {
  readonly plan: WatchPlan
  readonly locale: string | null
}

/** Bots play in the page, and somebody watches: at any pace, through any eyes, and with a review when it is over. */
export function WatchPage({ plan, locale }: WatchPageProps) {
  const table = useBotTable(plan, locale)
  const [failed, setFailed] = useState<string | null>(null)
  if (table === null) return <Loading>The bots sit down…</Loading>
  const problem = failed ?? (typeof table === 'string' ? table : null)
  if (problem !== null || typeof table === 'string')
    return (
      <PageFrame game={null} kicker="Watch bots play" title="This table cannot be laid">
        <p role="alert">{problem}</p>
        <Link className="btn btn-primary" href="/">
          Back to the lobby
        </Link>
      </PageFrame>
    )
  return (
    <ReplayGuard onFailed={setFailed}>
      <Watched table={table} />
    </ReplayGuard>
  )
}

function Watched({ table: { source, store, outline, record } }: { readonly table: BotTable }) {
  const answers = outline.outline.stops.length - 1
  const live = useMemo<LiveLook>(
    () => ({ meanwhile: <Meanwhile answers={answers} />, wayBack: null, backToNow: () => store.go(store.last) }),
    [answers, store],
  )
  if (record === null) return <ReplayTable {...{ source, store, live }} game={outline} me={null} record={null} />
  return (
    <ReplayTable
      {...{ source, store }}
      game={outline}
      me={null}
      playOnAt={playOnAt}
      reviewAt={reviewAt}
      record={{ href: record, name: `${outline.game}.json` }}
    />
  )
}

function Meanwhile({ answers }: { readonly answers: number }) {
  return (
    <section className="meanwhile" aria-label="Meanwhile at the table">
      <p className="meanwhile-head">Bots are playing</p>
      <p className="moment-hidden">
        {answers} {answers === 1 ? 'answer' : 'answers'} so far. N goes to the newest.
      </p>
    </section>
  )
}

const playOnAt = (stop: number, eyes: Eyes): string => forkPathFrom(null, stop, eyes)

const reviewAt = (seat: number): string => reviewPath(null, seat)
