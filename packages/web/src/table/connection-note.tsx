import type { FollowStatus } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'

const SHORT = 800

/** Says that the line is down, once that is more than a hiccup. It comes back by itself. */
export function ConnectionNote({ status }: { readonly status: FollowStatus }) {
  return <output className="connection">{status === 'live' ? null : <Down />}</output>
}

function Down() {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const wait = setTimeout(() => setLong(true), SHORT)
    return () => clearTimeout(wait)
  }, [])
  return long ? <span className="connection-down">The line is down. Reconnecting…</span> : null
}
