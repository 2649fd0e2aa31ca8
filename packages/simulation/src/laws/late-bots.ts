import { askedBots } from '@turnwright/server/core'
import type { Truth } from './truth.ts'

/** In calm a bot that is asked among people answers within so many milliseconds, whoever looks on. */
const IN_TIME = 60_000

/** For how many milliseconds a table has waited for a bot in calm, where that is too long; else null. */
export function lateBot({ table, newest }: Truth, now: number, calm: number): number | null {
  if (table.status !== 'playing' || askedBots(table) !== 'people') return null
  const waits = Math.min(now - newest.at, calm)
  return waits > IN_TIME ? waits : null
}
