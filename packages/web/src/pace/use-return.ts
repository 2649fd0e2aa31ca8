import type { TableState } from '@turnwright/protocol/client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

interface Returning {
  /** The bot that played, and since how many answers; null where none did, or one knows it. */
  readonly welcome: { readonly bot: string; readonly since: number } | null
  readonly dismiss: () => void
}

/**
 * Whoever comes back takes their seat over: when the page is opened, looked at again, or has its line back. Where one was there
 * all the time and time ran out, it takes a click.
 */
export function useReturn(state: TableState, isLive: boolean, comeBack: () => void): Returning {
  const { seats, you } = state
  const standIn = you.seat === null ? null : (seats[you.seat]?.standIn ?? null)
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')
  const isHere = isVisible && isLive
  const wasHere = useRef(false)
  const [seen, see] = useState<Returning['welcome']>(null)
  const since = standIn?.since
  if (standIn !== null && since !== seen?.since) see({ bot: standIn.name, since: standIn.since })
  useEffect(() => {
    if (!isHere) wasHere.current = false
    else if (standIn === null) wasHere.current = true
    else if (!wasHere.current) comeBack()
    // oxlint-disable-next-line exhaustive-deps -- the same bot told anew is no other, and coming back is done once
  }, [isHere, since])
  return { welcome: standIn === null ? seen : null, dismiss: () => see(null) }
}

function onVisibility(act: () => void): () => void {
  document.addEventListener('visibilitychange', act)
  return () => document.removeEventListener('visibilitychange', act)
}
