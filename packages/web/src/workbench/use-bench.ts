import type { Seat } from '@turnwright/kernel'
import type { BenchMoment, BenchNow } from '@turnwright/workbench/wire'
import { useCallback, useEffect, useState } from 'react'
import { BenchRefusal, followBench, type Look, lookAt, type Wish, wish } from './bench-line.ts'

/** Whose eyes: whoever is asked, a seat, or a spectator. */
export type Sitting = 'asked' | Seat | null

export interface Bench {
  readonly now: BenchNow
  readonly moment: BenchMoment | null
  /** The moment that is looked at; null is the newest. */
  readonly at: number | null
  readonly sitting: Sitting
  readonly deal: number | null
  /** What the bench would not do. */
  readonly refusal: string | null
  readonly isBusy: boolean
  readonly go: (at: number | null) => void
  readonly sit: (sitting: Sitting) => void
  readonly imagine: (deal: number | null) => void
  readonly ask: (wanted: Wish) => Promise<void>
}

/** The bench as it is, and the moment of the game that is looked at. Null until it was reached. */
export function useBench(): Bench | null {
  const [now, setNow] = useState<BenchNow | null>(null)
  const [at, go] = useState<number | null>(null)
  const [sitting, sit] = useState<Sitting>('asked')
  const [deal, imagine] = useState<number | null>(null)
  const [moment, setMoment] = useState<BenchMoment | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Why the moment cannot be looked at. */
  const [unseen, setUnseen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => followBench((told) => told !== null && setNow(told)), [])

  const look = now === null || now.now === null ? null : lookOf(now, at, sitting, deal)
  const version = now?.version ?? 0
  const [wantedAt, eyes] = [look?.at ?? null, look?.eyes ?? null]
  useEffect(() => {
    if (wantedAt === null) return
    const looking = new AbortController()
    lookAt({ at: wantedAt, eyes, deal }).then(
      (seen) => {
        if (looking.signal.aborted) return
        setMoment(seen)
        setUnseen(null)
      },
      (error: unknown) => {
        if (!looking.signal.aborted) setUnseen(reasonOf(error))
      },
    )
    return () => looking.abort()
  }, [version, wantedAt, eyes, deal])

  const ask = useCallback(async (wanted: Wish) => {
    setBusy(true)
    setRefusal(null)
    try {
      await wish(wanted)
      if (wanted.do !== 'secrets' && wanted.do !== 'random') {
        go(null)
        imagine(null)
      }
    } catch (error) {
      setRefusal(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }, [])
  if (now === null) return null
  return {
    now,
    moment: look === null ? null : moment,
    at: look?.at === lastOf(now) ? null : at,
    sitting,
    deal,
    refusal: refusal ?? unseen,
    isBusy,
    go,
    sit,
    imagine,
    ask,
  }
}

function reasonOf(error: unknown): string {
  return error instanceof BenchRefusal ? error.message : 'The workbench does not answer: is it still running?'
}

export function lastOf({ now }: BenchNow): number {
  return now?.answers.length ?? 0
}

/** At an earlier moment whoever answered then is whoever is asked. */
function lookOf(bench: BenchNow, at: number | null, sitting: Sitting, deal: number | null): Look {
  const last = lastOf(bench)
  const stands = at === null ? last : Math.max(0, Math.min(last, at))
  const asked = stands < last ? bench.now?.answers[stands]?.seat : bench.now?.asked[0]
  const seats = bench.now?.players.length ?? 0
  const eyes = sitting === 'asked' ? (asked ?? null) : sitting !== null && sitting < seats ? sitting : null
  return { at: stands, eyes, deal }
}
