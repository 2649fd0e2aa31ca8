import { startTransition, useEffect, useState } from 'react'

/** The lines of a log that are drawn, from the first to before the last. */
export interface LogWindow {
  readonly from: number
  readonly to: number
}

interface Reach {
  readonly ahead: number
  readonly behind: number
}

/** The log has two thirds of the screen's height, and a line of it is no lower than this. */
const LINE = 26
const SHARE = 2 / 3
/** What is there to scroll through as soon as somebody stays. */
const AROUND: Reach = { ahead: 24, behind: 60 }
const REST = 250
const MORE = 200

/** As much as a screen of this height holds, a third of it ahead: whoever jumps about sees no more, and waits for no more. */
export function inSight(height: number): Reach {
  const lines = Math.ceil((height * SHARE) / LINE)
  return { ahead: Math.ceil(lines / 3), behind: Math.ceil((lines * 2) / 3) }
}

/** The lines on both sides of where we stand. */
export function windowAt(split: number, length: number, { ahead, behind }: Reach): LogWindow {
  return { from: Math.max(0, split - behind), to: Math.min(length, split + ahead) }
}

/** What is drawn stays as long as it holds all that is wanted: a step draws nothing anew. */
export function windowToDraw(drawn: LogWindow, wanted: LogWindow): LogWindow {
  return drawn.from <= wanted.from && drawn.to >= wanted.to ? drawn : wanted
}

interface DrawnLog extends LogWindow {
  readonly drawEarlier: () => void
  readonly drawLater: () => void
}

/** Which lines of a log are drawn where we stand at one of them: few while one jumps, more where one stays. */
export function useLogWindow(split: number, length: number): DrawnLog {
  const seen = windowAt(split, length, inSight(innerHeight))
  const [drawn, setDrawn] = useState(seen)
  const { from, to } = windowToDraw(drawn, seen)
  useEffect(() => {
    const rested = setTimeout(() => {
      const around = windowAt(split, length, AROUND)
      startTransition(() => setDrawn(windowToDraw({ from, to }, around)))
    }, REST)
    return () => clearTimeout(rested)
  }, [split, length, from, to])
  return {
    from,
    to: Math.min(to, length),
    drawEarlier: () => setDrawn({ from: Math.max(0, from - MORE), to }),
    drawLater: () => setDrawn({ from, to: Math.min(length, to + MORE) }),
  }
}
