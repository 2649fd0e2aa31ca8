import { NoRules } from '../thinking/no-rules.ts'
import { rulesOf } from '../thinking/rules-of.ts'
import { ThinkingWorkers } from '../thinking/thinking-workers.ts'
import type { Problem } from '@turnwright/protocol/client'
import { BrowserShelf } from './browser-shelf.ts'
import { HintWorker } from './hint-worker.ts'
import { holdTable } from './hold-table.ts'
import { LocalHost } from './local-host.ts'
import { LocalRefusal } from './local-refusal.ts'
import type { FollowMessage, FromHost, ToHost } from './messages.ts'

/** As at a server's table. */
const PACE = 300
const MOST_THINKERS = 3
/** A page that goes from one view of a table to another comes back at once. */
const LINGER = 1_000

/** The worker in which the tables of this browser are: rules, hidden cards and all. The page gets what its seat is told. */
let thinkers: ThinkingWorkers | null = null
let adviser: HintWorker | null = null
const followers = new Map<string, number>()

const host = new LocalHost({
  shelf: new BrowserShelf(),
  rulesOf,
  hold: holdTable,
  languages: navigator.languages,
  manners: {
    pace: PACE,
    think: async (task) => {
      thinkers ??= new ThinkingWorkers(Math.max(1, Math.min(MOST_THINKERS, navigator.hardwareConcurrency - 1)), () =>
        hire('thinking'),
      )
      return (await thinkers.think(task)).answer
    },
  },
  advise: (task) => {
    adviser ??= new HintWorker(() => hire('hint'))
    return adviser.hintOn(task)
  },
})

/** This very script, in another part. */
function hire(name: string): Worker {
  return new Worker(location.href, { type: 'module', name })
}

addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
  if ('follow' in data) void follow(data)
  else void reply(data)
})

async function reply({ id, method, args }: Extract<ToHost, { id: number }>): Promise<void> {
  const tell = (told: FromHost): void => postMessage(told)
  try {
    // What comes with a method is what it asks for: both are written in `messages.ts`.
    const run = host[method] as (...given: readonly unknown[]) => Promise<unknown>
    tell({ id, told: await run.apply(host, [...args]) })
  } catch (error) {
    tell({ id, problem: problemOf(error) })
  }
}

async function follow({ follow: id, locale, port }: Extract<ToHost, { follow: string }>): Promise<void> {
  const tell = (message: FollowMessage): void => port.postMessage(message)
  const stopped = new Promise<void>((resolve) => {
    port.onmessage = () => resolve()
  })
  followers.set(id, (followers.get(id) ?? 0) + 1)
  try {
    const stop = await host.follow(id, locale, (event, data) => tell({ event, data }))
    await stopped
    stop()
  } catch (error) {
    tell({ problem: problemOf(error) })
  } finally {
    followers.set(id, (followers.get(id) ?? 1) - 1)
    setTimeout(() => letGoOf(id), LINGER)
  }
}

/** A table that nobody looks at may be opened in another tab. */
function letGoOf(id: string): void {
  if ((followers.get(id) ?? 0) > 0) return
  followers.delete(id)
  void host.letGo(id)
}

function problemOf(error: unknown): Problem {
  if (error instanceof LocalRefusal) return error.problem
  if (error instanceof NoRules) return new LocalRefusal('no-such-game', error.why, error.next, 404).problem
  const reason = error instanceof Error ? error.message : String(error)
  return new LocalRefusal(
    'bug',
    `The table made a mistake: ${reason}.`,
    'Load the page again; what was answered before is kept.',
    500,
  ).problem
}
