import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How long a hand that has not moved may still mean the question before. */
const FRESH = 400
/** A hand at rest trembles. */
const MOVED = 6

/**
 * A new question can put a button where the hand already is. Until the hand has moved, or a moment has passed, it is
 * fresh, and a click is nobody's answer. Keys are left alone: the focus goes to the question, not to a button.
 */
export function useFreshQuestion(asked: string): boolean {
  const [settled, settle] = useState(asked)
  // Whoever sees the question may move at once, and click at once after that: nothing of it may come late.
  useLayoutEffect(() => {
    if (asked === settled) return
    let from: PointerEvent | null = null
    const move = (event: PointerEvent) => {
      from ??= event
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= MOVED)
        flushSync(() => settle(asked))
    }
    const timer = setTimeout(() => settle(asked), FRESH)
    addEventListener('pointermove', move)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointermove', move)
    }
  }, [asked, settled])
  return asked !== settled
}
