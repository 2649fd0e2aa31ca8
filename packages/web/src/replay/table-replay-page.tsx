import type { Seat } from '@turnwright/kernel'
import { CANONICAL_LOCALE } from '@turnwright/kernel/host'
import { ProblemError } from '@turnwright/protocol/client'
import { type Eyes, momentInRecord } from '@turnwright/replay'
import { type ReactNode, useEffect, useState } from 'react'
import { DealMenuItem } from '../deals/deal-menu-item.tsx'
import { forkPathFrom } from '../fork/fork-path.ts'
import { LookBackPage } from '../look-back/look-back-page.tsx'
import { Link } from '../navigation/link.tsx'
import { Loading } from '../navigation/loading.tsx'
import { tablePath } from '../navigation/navigation.ts'
import { reviewPath } from '../review/review-path.ts'
import { isLocal } from '../offline/local-id.ts'
import { forgetLink, recordLink } from '../offline/record-link.ts'
import { clientOf } from '../server/client-of.ts'
import { addressOf, type LookAddress } from './address.ts'
import { LookStore } from './look-store.ts'
import type { GameOutline } from './moment-source.ts'
import { PlayedRecord } from './played-record.ts'
import { ReplayGuard } from './replay-guard.tsx'
import { eyesFor } from './replay-page.tsx'
import { ReplayTable } from './replay-table.tsx'
import '../table/table-page.css'

interface TableReplayPageProps {
  readonly id: string
  readonly invite: string | null
  readonly look: LookAddress
  readonly locale: string | null
}

interface Opened {
  readonly source: PlayedRecord
  readonly outline: GameOutline
  readonly store: LookStore
  readonly href: string
  /** With it others come here too. */
  readonly share: string | null
  readonly me: Seat | null
  readonly menu: ReactNode
}

interface Refused {
  readonly title: string
  readonly next: string
}

/** A finished game of this server, played again in the page; of one that goes on, what one was told of it. */
export function TableReplayPage({ id, invite, look: asked, locale }: TableReplayPageProps) {
  const [look, setLook] = useState(asked)
  const [goesOn, setGoesOn] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  useEffect(() => {
    if (goesOn) return
    const opening = new AbortController()
    let source: PlayedRecord | null = null
    const open = async () => {
      const asked = { params: { id }, query: invite === null ? {} : { invite } }
      const [record, table] = await Promise.all([
        clientOf(id).call('GET /api/tables/:id/record', asked),
        clientOf(id).call('GET /api/tables/:id', asked),
      ])
      const played = await PlayedRecord.open(record, locale ?? CANONICAL_LOCALE)
      source = played.source
      if (opening.signal.aborted) return source.close()
      setOpened({
        ...played,
        href: recordLink(id, record),
        share: invite ?? table.invite,
        me: table.you.seat,
        menu: <DealMenuItem state={table} />,
        store: new LookStore(source, played.outline, stopIn(look, played.outline), eyesFor(look, played.outline)),
      })
    }
    open().catch(async (error: unknown) => {
      // The record of a game that is over is kept back too, while the one that it was played on from goes on.
      const isNotOver = error instanceof ProblemError && error.code === 'not-finished' && (await isPlayed(id, invite))
      if (opening.signal.aborted) return
      if (isNotOver) setGoesOn(true)
      else setRefused(refusalOf(error))
    })
    return () => {
      opening.abort()
      source?.close()
    }
    // Only when the page is opened: from then on the address follows the look.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, invite, locale, goesOn])
  useEffect(() => () => forgetLink(opened?.href), [opened])
  if (goesOn)
    return (
      <LookBackPage
        {...{ id, invite, locale }}
        at={look.at}
        onOver={({ answers, eyes }) => {
          setLook({ at: null, eyes, answers })
          setGoesOn(false)
        }}
      />
    )
  if (refused !== null)
    return (
      <main className="no-table cloth">
        <div className="no-table-card paper">
          <h1>{refused.title}</h1>
          <p>{refused.next}</p>
          <Link className="btn btn-primary" href={tablePath(id, invite)}>
            To the table
          </Link>
        </div>
      </main>
    )
  if (opened === null) return <Loading>The game is being played again…</Loading>
  const { source, outline, store, href, share, me, menu } = opened
  const playOnAt = (stop: number, eyes: Eyes) => forkPathFrom(id, stop, eyes, invite)
  const linkAt = (stop: number, eyes: Eyes) => {
    const here = new URL(location.href)
    if (share !== null) here.searchParams.set('invite', share)
    return addressOf(here, stop, eyes)
  }
  const ways = isLocal(id) ? { playOnAt } : { linkAt, playOnAt }
  const reviewAt = (seat: number) => reviewPath(id, seat, { invite })
  const record = { href, name: `${outline.game}.json` }
  return (
    <ReplayGuard onFailed={(why) => setRefused({ title: 'This game cannot be shown.', next: why })}>
      <ReplayTable {...{ source, store, record, me, menu, reviewAt }} game={outline} {...ways} />
    </ReplayGuard>
  )
}

async function isPlayed(id: string, invite: string | null): Promise<boolean> {
  const asked = { params: { id }, query: invite === null ? {} : { invite } }
  const table = await clientOf(id)
    .call('GET /api/tables/:id', asked)
    .catch(() => null)
  return table?.status === 'playing'
}

function stopIn({ at, answers }: LookAddress, { outline }: GameOutline): number | null {
  return answers === null ? at : momentInRecord(outline, answers)
}

function refusalOf(error: unknown): Refused {
  if (error instanceof ProblemError) return { title: error.problem.detail, next: error.problem.next }
  return {
    title: 'This game cannot be shown.',
    next: error instanceof Error ? error.message : 'Try it again in a moment.',
  }
}
