import type { CardLife, Eyes, Outline } from '@turnwright/replay'
import { useEffect, useState } from 'react'
import type { MomentSource } from './moment-source.ts'

interface Followed {
  readonly source: MomentSource
  readonly outline: Outline
  readonly eyes: Eyes
  readonly lives: readonly CardLife[]
}

const NONE: readonly CardLife[] = []

/** Where cards went, as these eyes saw it. All of them are followed as soon as somebody wants to know of one. */
export function useCardLives(source: MomentSource, outline: Outline, eyes: Eyes, wanted: boolean): readonly CardLife[] {
  const [followed, setFollowed] = useState<Followed | null>(null)
  const isTheirs = followed?.source === source && followed.eyes === eyes
  const isFresh = isTheirs && followed.outline === outline
  useEffect(() => {
    if (!wanted || isFresh) return
    const asking = new AbortController()
    const keep = (lives: readonly CardLife[] | null) => {
      if (asking.signal.aborted) return
      setFollowed((before) => {
        const known = before?.source === source && before.eyes === eyes ? before.lives : NONE
        return { source, outline, eyes, lives: lives ?? known }
      })
    }
    // What the log tells is there without it, and what was known stays.
    source.cardLives(eyes, asking.signal).then(keep, () => keep(null))
    return () => asking.abort()
  }, [source, outline, eyes, wanted, isFresh])
  // While a game goes on what was known stays until more is.
  return isTheirs ? followed.lives : NONE
}
