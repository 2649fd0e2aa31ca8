import type { Browser, Page } from '@playwright/test'

/** A stretch of work of the page during which it answers to nobody. */
export interface Task {
  /** Processor time and time on the clock, in milliseconds. */
  readonly processor: number
  readonly clock: number
  /** Milliseconds after the trace began. */
  readonly at: number
  /** What it was spent with, most of it first. */
  readonly parts: readonly TaskPart[]
}

export interface TaskPart {
  readonly name: string
  readonly clock: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** The longest task of a page, by processor time, while something is done with it. Chromium itself keeps the account. */
export async function longestTaskOf(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Task> {
  await browser.startTracing(page, { categories: CATEGORIES })
  let trace: Buffer
  try {
    await work()
  } finally {
    trace = await browser.stopTracing()
  }
  return longestIn((JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents)
}

export function longestIn(events: readonly TraceEvent[]): Task {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const isOnPage = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  const onPage = events.filter((event) => event.ph === 'X' && isOnPage(event))
  const [longest] = onPage.filter(({ name }) => name === 'RunTask').toSorted((a, b) => processorOf(b) - processorOf(a))
  if (longest === undefined) throw new Error('the trace tells of no task')
  const began = onPage.reduce((least, { ts }) => Math.min(least, ts), longest.ts)
  return {
    processor: processorOf(longest),
    clock: (longest.dur ?? 0) / 1000,
    at: (longest.ts - began) / 1000,
    parts: partsOf(longest, onPage),
  }
}

/** Where the system does not count a thread's processor time, the clock has to do. */
function processorOf({ tdur, dur = 0 }: TraceEvent): number {
  return (tdur ?? dur) / 1000
}

/** What the events inside a task took without those that are inside of them. */
function partsOf(task: TraceEvent, events: readonly TraceEvent[]): readonly TaskPart[] {
  const { pid, tid, ts, dur = 0 } = task
  const inside = events
    .filter((event) => event !== task && event.pid === pid && event.tid === tid)
    .filter((event) => event.ts >= ts && event.ts < ts + dur)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const own = new Map<string, number>()
  const add = (name: string, time: number) => own.set(name, (own.get(name) ?? 0) + time)
  const open: TraceEvent[] = []
  for (const event of inside) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop()
    const around = open.at(-1)
    if (around !== undefined) add(around.name, -(event.dur ?? 0) / 1000)
    add(event.name, (event.dur ?? 0) / 1000)
    open.push(event)
  }
  return [...own].map(([name, clock]) => ({ name, clock })).toSorted((a, b) => b.clock - a.clock)
}

function endOf(event: TraceEvent | undefined): number {
  return event === undefined ? 0 : event.ts + (event.dur ?? 0)
}
