import { CANONICAL_LOCALE } from '@turnwright/kernel/host'
import { type Eyes, mustNotBeLarger } from '@turnwright/replay'
import { useCallback, useEffect, useState } from 'react'
import { forkPathFrom } from '../fork/fork-path.ts'
import { reviewPath } from '../review/review-path.ts'
import { type LookAddress } from './address.ts'
import { keptRecord } from './kept-record.ts'
import { LookStore } from './look-store.ts'
import type { GameOutline } from './moment-source.ts'
import { PlayedRecord } from './played-record.ts'
import { RecordDrop } from './record-drop.tsx'
import { ReplayGuard } from './replay-guard.tsx'
import { ReplayTable } from './replay-table.tsx'

interface ReplayPageProps {
  readonly look: LookAddress
  readonly locale: string | null
}

interface Opened {
  readonly source: PlayedRecord
  readonly outline: GameOutline
  readonly store: LookStore
  readonly href: string
}

/** A record from a file, watched in the page. */
export function ReplayPage({ look, locale }: ReplayPageProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const open = useCallback(
    async (read: () => Promise<string>, at: LookAddress) => {
      setBusy(true)
      setProblem(null)
      try {
        const text = await read()
        const { source, outline } = await PlayedRecord.open(text, locale ?? CANONICAL_LOCALE)
        keptRecord.write(text)
        const store = new LookStore(source, outline, at.at, eyesFor(at, outline))
        const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
        setOpened({ source, outline, store, href })
      } catch (thrown) {
        setProblem(thrown instanceof Error ? thrown.message : 'This record cannot be opened. Export it again.')
      } finally {
        setBusy(false)
      }
    },
    [locale],
  )
  const close = useCallback((why: string | null) => {
    keptRecord.forget()
    setOpened(null)
    setProblem(why)
  }, [])
  // A page that is loaded again still has its record.
  useEffect(() => {
    const kept = keptRecord.read()
    if (kept !== null) void open(() => Promise.resolve(kept), look)
    // Only when the page is opened: from then on the address follows the look.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])
  useEffect(() => () => opened?.source.close(), [opened])
  useEffect(() => () => (opened === null ? undefined : URL.revokeObjectURL(opened.href)), [opened])
  const start: LookAddress = { at: null, eyes: undefined, answers: null }
  if (opened === null)
    return (
      <RecordDrop
        problem={problem}
        busy={busy}
        onText={(text) => void open(() => Promise.resolve(text), start)}
        onFile={(file) => void open(() => textOf(file), start)}
      />
    )
  const { source, outline, store, href } = opened
  return (
    <ReplayGuard onFailed={close}>
      <ReplayTable
        {...{ source, store }}
        game={outline}
        me={null}
        playOnAt={playOnAt}
        reviewAt={reviewAt}
        record={{ href, name: `${outline.game}.json` }}
      />
    </ReplayGuard>
  )
}

const playOnAt = (stop: number, eyes: Eyes): string => forkPathFrom(null, stop, eyes)

const reviewAt = (seat: number): string => reviewPath(null, seat)

/** What is far too large is not read at all. */
async function textOf(file: File): Promise<string> {
  mustNotBeLarger(file.size)
  return file.text()
}

/** The eyes of the address, where there are such; everybody's otherwise: the game is over. */
export function eyesFor({ eyes }: LookAddress, { players }: GameOutline) {
  if (eyes === undefined || (typeof eyes === 'number' && eyes >= players.length)) return 'everybody'
  return eyes
}
