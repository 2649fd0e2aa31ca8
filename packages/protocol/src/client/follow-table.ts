import { keptFingerprintOf } from '@turnwright/kernel/host'
import { BEAT_HEADER } from '../beat-header.ts'
import { applyPatch, type Patch, PatchMismatch } from '../patch.ts'
import type { TableState } from '../schemas/table.ts'
import { type Client, pathOf, ProblemError, queryOf } from './client.ts'
import { readEvents } from './event-stream.ts'
import { machineWaiting, type Waiting } from './waiting.ts'

export type FollowStatus = 'connecting' | 'live' | 'waiting' | 'refused'

export interface FollowOptions {
  readonly id: string
  readonly invite?: string
  /** The language to read the game in; without it the one that the browser or program says it speaks. */
  readonly locale?: string
  readonly onState: (state: TableState) => void
  /** `refused` is final: the server said no, and `problem` says why. */
  readonly onStatus?: (status: FollowStatus, problem: ProblemError | null) => void
  /** The time by which the clocks of the table go, in milliseconds. */
  readonly onTime?: (now: number) => void
  /** Something was said at the table, up to this number. */
  readonly onTalk?: (last: number) => void
  readonly waiting?: Waiting
}

export interface Following {
  stop(): void
  /** Forgets what was received and asks for the whole state again. */
  resync(): void
}

const SHORTEST_WAIT = 250
const LONGEST_WAIT = 8_000
/** However long a server says it will be away, somebody waits for this page. */
const LONGEST_ABSENCE = 60_000
/** On a line of which it is not said how often something comes on it. */
const LONGEST_SILENCE = 40_000
/** One beat may be late, or lost with what carried it. */
const SILENT_BEATS = 2.5
const SHORTEST_SILENCE = 2_000

/** Made once: an error of its own for each line would hold where it was made. */
const OVER = new Error('The line is not wanted any more')

/** Keeps the state of a table up to date: one stream, patched, checked against its fingerprint, reopened when it breaks. */
export function followTable(client: Client, options: FollowOptions): Following {
  const { id, invite, locale, onState, onStatus = () => {}, onTime = () => {}, onTalk = () => {} } = options
  const { waiting = machineWaiting } = options
  const path = pathOf('/api/tables/:id/stream', { id }) + queryOf({ invite, locale })
  let stopped = false
  let lastEventId: string | null = null
  let state: TableState | null = null
  let wait = SHORTEST_WAIT
  /** When the server said when to come back. */
  let absence: number | null = null
  let line = new AbortController()

  function forget(): void {
    lastEventId = null
    state = null
    line.abort(OVER)
  }

  function receive(event: string, data: string): void {
    if (event === 'sync') state = JSON.parse(data) as TableState
    else if (event === 'patch') state = patched(state, JSON.parse(data) as Patch)
    else {
      if (event === 'time') onTime((JSON.parse(data) as { readonly now: number }).now)
      return
    }
    onState(state)
  }

  async function listen(): Promise<void> {
    line = new AbortController()
    const watchdog = new Watchdog(LONGEST_SILENCE, line, waiting)
    try {
      const headers: Record<string, string> = lastEventId === null ? {} : { 'last-event-id': lastEventId }
      const response = await client.open(path, { signal: line.signal, headers })
      if (response.body === null) return
      watchdog.expect(silenceOn(response))
      onStatus('live', null)
      for await (const { id: eventId, event, data } of readEvents(response.body, () => watchdog.reset())) {
        if (stopped) return
        wait = SHORTEST_WAIT
        if (event === 'reconnect') {
          absence = absenceIn(data)
          return
        }
        if (event === 'talk') onTalk((JSON.parse(data) as { readonly last: number }).last)
        receive(event, data)
        if (eventId !== null) lastEventId = eventId
      }
    } catch (error) {
      if (error instanceof PatchMismatch) forget()
      if (error instanceof ProblemError && error.status < 500 && error.status !== 429) {
        stopped = true
        onStatus('refused', error)
      }
    } finally {
      watchdog.stop()
      line.abort(OVER)
    }
  }

  async function follow(): Promise<void> {
    onStatus('connecting', null)
    while (!stopped) {
      await listen()
      if (stopped) return
      onStatus('waiting', null)
      // Not all at the same moment, and nobody before the server is back.
      const pause = absence === null ? wait * (0.5 + waiting.fraction()) : absence * (1 + waiting.fraction() / 2)
      absence = null
      await new Promise<void>((resolve) => void waiting.after(pause, resolve))
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
  }

  void follow()
  return {
    stop() {
      stopped = true
      line.abort(OVER)
    },
    resync: forget,
  }
}

/** After how many milliseconds without a word a line is dead. */
function silenceOn({ headers }: Response): number {
  const beat = Number(headers.get(BEAT_HEADER))
  return beat > 0 ? Math.min(Math.max(SILENT_BEATS * beat, SHORTEST_SILENCE), LONGEST_SILENCE) : LONGEST_SILENCE
}

/** How many milliseconds to stay away; null where that is not said in earnest. */
function absenceIn(data: string): number | null {
  try {
    const told = JSON.parse(data) as { readonly afterMs?: unknown } | null
    const after = told?.afterMs
    return typeof after === 'number' && after > 0 && after <= LONGEST_ABSENCE ? after : null
  } catch {
    return null
  }
}

function patched(state: TableState | null, patch: Patch): TableState {
  if (state === null) throw new PatchMismatch('a state before the patch')
  const next = applyPatch(state, patch) as TableState
  if (next.play !== null && keptFingerprintOf(next.play.view) !== next.fingerprint)
    throw new PatchMismatch('the view the server has')
  return next
}

class Watchdog {
  #silence: number
  readonly #line: AbortController
  readonly #waiting: Waiting
  #cancel: () => void

  constructor(silence: number, line: AbortController, waiting: Waiting) {
    this.#silence = silence
    this.#line = line
    this.#waiting = waiting
    this.#cancel = waiting.after(silence, () => line.abort(OVER))
  }

  /** From now on so many milliseconds of silence are too many. */
  expect(silence: number): void {
    this.#silence = silence
    this.reset()
  }

  reset(): void {
    this.#cancel()
    this.#cancel = this.#waiting.after(this.#silence, () => this.#line.abort(OVER))
  }

  stop(): void {
    this.#cancel()
  }
}
