import { setImmediate as turn } from 'node:timers/promises'
import type { Waiting } from '../waiting.ts'

interface Alarm {
  readonly at: number
  readonly act: () => void
}

/** Time that passes when a test says so; luck is always middling. */
export function slowClock(): { readonly waiting: Waiting; pass(milliseconds: number): Promise<void> } {
  let now = 0
  const alarms = new Set<Alarm>()
  const waiting: Waiting = {
    after(milliseconds, act) {
      const alarm = { at: now + milliseconds, act }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
    fraction: () => 0.5,
  }
  return {
    waiting,
    async pass(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        // What was promised meanwhile comes about before time goes on.
        await turn()
        const [next] = [...alarms].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        alarms.delete(next)
        now = next.at
        next.act()
      }
      now = end
    },
  }
}
