import type { Seat } from '@turnwright/kernel'
import { CANONICAL_LOCALE } from '@turnwright/kernel/host'
import { ProblemError } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { Loading } from '../navigation/loading.tsx'
import { Link } from '../navigation/link.tsx'
import { tablePath } from '../navigation/navigation.ts'
import { keptRecord } from '../replay/kept-record.ts'
import { LookStore } from '../replay/look-store.ts'
import type { GameOutline } from '../replay/moment-source.ts'
import { PlayedRecord } from '../replay/played-record.ts'
import { ReplayGuard } from '../replay/replay-guard.tsx'
import { isLocal } from '../offline/local-id.ts'
import { client } from '../server/client.ts'
import { clientOf } from '../server/client-of.ts'
import { knownGames } from '../server/known-games.ts'
import type { ServerReviews } from './server-reviews.ts'
import { type ReviewStore, reviewOf } from './review-store.ts'
import { ReviewTable } from './review-table.tsx'
import '../table/table-page.css'

interface ReviewPageProps {
  /** Null for the record that is being watched. */
  readonly table: string | null
  readonly invite: string | null
  readonly seat: number | null
  readonly at: number | null
  readonly locale: string | null
}

interface Opened {
  readonly source: PlayedRecord
  readonly outline: GameOutline
  readonly looks: LookStore
  readonly store: ReviewStore
  readonly seat: Seat
  readonly me: Seat | null
  /** With it others come here too. */
  readonly share: string | null
}

interface Refused {
  readonly title: string
  readonly next: string
}

/** A game that is over, looked at again by the strongest player there is. */
export function ReviewPage({ table, invite, seat, at, locale: wanted }: ReviewPageProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  useEffect(() => {
    const opening = new AbortController()
    const locale = wanted ?? CANONICAL_LOCALE
    let source: PlayedRecord | null = null
    const open = async () => {
      const { record, me, of, share } = table === null ? keptOne() : await recordOf(table, invite)
      const played = await PlayedRecord.open(record, locale)
      source = played.source
      if (opening.signal.aborted) return source.close()
      const { outline } = played
      const whose = seat !== null && seat < outline.players.length ? seat : (me ?? 0)
      const server = table === null ? null : await serverReviews(table, invite, outline.game, whose, wanted)
      const store = reviewOf(`${whose} ${locale} ${of}`, record, whose, locale, server)
      setOpened({ ...played, store, seat: whose, me, share, looks: new LookStore(source, outline, at, whose) })
    }
    open().catch((error: unknown) => {
      if (!opening.signal.aborted) setRefused(refusalOf(error))
    })
    return () => {
      opening.abort()
      source?.close()
    }
    // Only when the page is opened: from then on the address follows what is looked at.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [table, invite, seat, wanted])
  if (refused !== null)
    return (
      <main className="no-table cloth">
        <div className="no-table-card paper">
          <h1>{refused.title}</h1>
          <p>{refused.next}</p>
          <Link className="btn btn-primary" href={table === null ? '/replay' : tablePath(table, invite)}>
            {table === null ? 'Open a record' : 'To the table'}
          </Link>
        </div>
      </main>
    )
  if (opened === null) return <Loading>The game is being played again…</Loading>
  const { outline, looks, store, me, share } = opened
  return (
    <ReplayGuard onFailed={(why) => setRefused({ title: 'This game cannot be shown.', next: why })}>
      <ReviewTable game={outline} {...{ looks, store, me, table, invite, share, at }} seat={opened.seat} />
    </ReplayGuard>
  )
}

interface Given {
  readonly record: string | object
  readonly me: Seat | null
  readonly share: string | null
  /** Tells it from other games. */
  readonly of: string
}

/** The server gives no record of a game that goes on, or of a deal that others may still play, and says so. */
async function recordOf(id: string, invite: string | null): Promise<Given> {
  const asked = { params: { id }, query: invite === null ? {} : { invite } }
  const client = clientOf(id)
  const record = await client.call('GET /api/tables/:id/record', asked)
  const { you, invite: own } = await client.call('GET /api/tables/:id', asked)
  return { record, me: you.seat, share: invite ?? own, of: id }
}

/** The door to a review that the server works out; null where it leaves that to pages. */
async function serverReviews(
  id: string,
  invite: string | null,
  game: string,
  seat: number,
  locale: string | null,
): Promise<ServerReviews | null> {
  if (isLocal(id)) return null
  const games = knownGames.read() ?? (await client.call('GET /api/games', {}).catch(() => []))
  if (games.find((each) => each.id === game)?.reviews !== true) return null
  const query = { ...(invite === null ? {} : { invite }), ...(locale === null ? {} : { locale }) }
  return (after) => client.call('POST /api/tables/:id/reviews', { params: { id }, query, body: { seat, after } })
}

/** A record that somebody brought stays in the browser. */
function keptOne(): Given {
  const record = keptRecord.read()
  if (record === null) throw new Error('There is no record in this tab any more. Open it once more.')
  return { record, me: null, share: null, of: record }
}

function refusalOf(error: unknown): Refused {
  if (error instanceof ProblemError) return { title: error.problem.detail, next: error.problem.next }
  return {
    title: 'This game cannot be reviewed.',
    next: error instanceof Error ? error.message : 'Try it again in a moment.',
  }
}
