import { newKey, type Pace, type TableState } from '@turnwright/protocol'
import { expect } from 'vitest'
import type { ServerOptions } from '../server-options.ts'
import { FakeClock } from './fake-clock.ts'
import type { Mode } from './parlour.ts'
import { type Seated, seated } from './seated.ts'
import type { TestGuest } from './test-guest.ts'
import { TestServer } from './test-server.ts'

export const A_SECOND = 1_000
/** Of a busy machine. */
export const PATIENCE = { timeout: 15_000 }
export const A_MINUTE: number = 60 * A_SECOND
export const AN_HOUR: number = 60 * A_MINUTE
export const A_DAY: number = 24 * AN_HOUR

export const LIVE: Pace = {
  clock: { kind: 'live', minutes: 5, increment: 10 },
  whenOver: 'table',
  awayMinutes: 3,
}
export const DAYS: Pace = { clock: { kind: 'days', days: 1 }, whenOver: 'table', awayMinutes: 3 }
export const UNHURRIED: Pace = { clock: { kind: 'none' }, whenOver: 'table', awayMinutes: 3 }

/** A server whose time passes when a test says so. */
export interface ClockedServer extends AsyncDisposable {
  readonly server: TestServer
  readonly clock: FakeClock
}

/** As long as less than two days pass at once, it was up. */
export async function clockedServer(options: ServerOptions = {}): Promise<ClockedServer> {
  const clock = new FakeClock()
  const clocks = { every: A_SECOND, longestGap: 2 * A_DAY }
  const server = await TestServer.start({ clock, clocks, ...options })
  return { server, clock, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

export function seatedWith(server: TestServer, size: number, pace: Pace, mode: Mode = 'turns'): Promise<Seated> {
  return seated(server, size, mode, 9, { pace })
}

/** Waits until the server has noted whose time is over: it may look a moment later. */
export async function isOver(
  clock: FakeClock,
  guest: TestGuest,
  id: string,
  over: readonly number[],
): Promise<TableState> {
  await expect
    .poll(async () => {
      clock.passes(1)
      return (await guest.sees(id)).clock?.over
    }, PATIENCE)
    .toEqual(over)
  return guest.sees(id)
}

export function proposes(
  guest: TestGuest,
  id: string,
  seat: number,
  kind: 'stand-in' | 'wait' | 'end',
): Promise<TableState> {
  return guest.call('POST /api/tables/:id/proposals', { params: { id }, body: { seat, kind, key: newKey() } })
}

export function replies(guest: TestGuest, id: string, accept: boolean): Promise<TableState> {
  return guest.call('POST /api/tables/:id/proposals/reply', { params: { id }, body: { accept, key: newKey() } })
}

export function comesBack(guest: TestGuest, id: string): Promise<TableState> {
  return guest.call('POST /api/tables/:id/back', { params: { id }, body: { key: newKey() } })
}
