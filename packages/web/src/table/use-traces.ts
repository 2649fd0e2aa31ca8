import type { Seat } from '@turnwright/kernel'
import type { Projection } from '@turnwright/kernel/host'
import { actorOf, KeyedStore } from '@turnwright/tabletop'
import { useEffect, useMemo, useRef } from 'react'

const TRACE_TIME = 2_000

/** Marks what somebody else has just changed: every card that a new line of the log names. */
export function useTraces({ log, seat: me }: Projection): KeyedStore<Seat> {
  const traces = useMemo(() => new KeyedStore<Seat>(), [])
  const seen = useRef(log.total)
  useEffect(() => {
    const fresh = log.lines.filter(({ index }) => index >= seen.current)
    seen.current = log.total
    const marked = new Map<string, Seat>()
    for (const line of fresh) {
      const actor = actorOf(line)
      if (actor === null || actor === me) continue
      for (const part of line.parts)
        if (typeof part !== 'string' && 'card' in part && part.card !== null) marked.set(`card:${part.card}`, actor)
    }
    if (marked.size === 0) return
    traces.replace(marked)
    const fade = setTimeout(() => traces.replace(new Map()), TRACE_TIME)
    return () => clearTimeout(fade)
  }, [log, me, traces])
  return traces
}
