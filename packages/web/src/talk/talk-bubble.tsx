import type { Seat } from '@turnwright/kernel'
import { useEffect, useState } from 'react'
import { SaidWords } from './said-words.tsx'
import type { TalkNow } from './talk-store.ts'
import './talk-bubble.css'

const SHOWN_FOR = 4_000

interface TalkBubbleProps {
  readonly seat: Seat
  readonly now: TalkNow
  readonly me: Seat | null
}

/** What somebody has just said, at their plate, for a moment. Whoever does not see it is told in words elsewhere. */
export function TalkBubble({ seat, now, me }: TalkBubbleProps) {
  const line = now.lines.findLast((each) => each.seat === seat)
  const number = line !== undefined && line.number > now.heard && seat !== me ? line.number : 0
  const [gone, setGone] = useState(0)
  useEffect(() => {
    if (number === 0) return
    const timer = setTimeout(() => setGone(number), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [number])
  if (line === undefined || number === 0 || gone === number) return null
  return (
    <span className="talk-bubble" data-seat={seat} aria-hidden="true">
      <span className="talk-bubble-said">
        <SaidWords said={line.said} />
      </span>
    </span>
  )
}
