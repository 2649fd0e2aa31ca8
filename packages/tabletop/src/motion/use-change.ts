import { useEffect, useRef, useState } from 'react'

/** By how much a number has just changed. */
export interface Change {
  readonly by: number
  /** Another one each time, so that the same change twice is shown twice. */
  readonly turn: number
}

/** Null again after so many milliseconds. `of` is whose number it is: that of another one has not changed. */
export function useChange(value: number, shown: number, of: number | null = null): Change | null {
  const last = useRef({ of, value })
  const [change, setChange] = useState<Change | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = { of, value }
    const by = before.of === of ? value - before.value : 0
    if (by === 0) return
    setChange((seen) => ({ by, turn: (seen?.turn ?? 0) + 1 }))
    const fade = setTimeout(() => setChange(null), shown)
    return () => clearTimeout(fade)
  }, [value, shown, of])
  return change
}

/** `+3`, `−3`. */
export function changeWords(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`
}
