import type { FollowStatus } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { useOnline } from './use-online.ts'

/** A hiccup is not worth a word. */
const SHORT = 800
/** Whoever has answered wonders after two seconds; the word comes before. */
const SLOW = 1_500

interface ConnectionNoteProps {
  readonly status: FollowStatus
  /** An answer is on its way. */
  readonly busy: boolean
}

/** Says that the line is down or slow, once that is more than a hiccup. What was answered arrives by itself. */
export function ConnectionNote({ status, busy }: ConnectionNoteProps) {
  const isOnline = useOnline()
  return (
    <output className="connection">
      {!isOnline ? (
        <Note after={0} text="You are offline. The table waits for you." />
      ) : status !== 'live' ? (
        <Note key="down" after={SHORT} text="The line is down. Reconnecting…" />
      ) : busy ? (
        <Note key="slow" after={SLOW} text="The line is slow. Your answer is on its way…" />
      ) : null}
    </output>
  )
}

function Note({ after, text }: { readonly after: number; readonly text: string }) {
  const [isLong, setLong] = useState(after === 0)
  useEffect(() => {
    const wait = setTimeout(() => setLong(true), after)
    return () => clearTimeout(wait)
  }, [after])
  return isLong ? <span className="connection-down">{text}</span> : null
}
