import type { GameModule } from '@turnwright/kernel'
import type { Helper, Wanted } from '../together.ts'
import { helperWith, type SharedTask } from './think.ts'

/** One end of a line between two threads or workers: browsers and Node have the same. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void
  /** Nothing is heard before. */
  start(): void
}

/** What is sent to somebody who helps: a task, and then again and again what is to be played of it. */
type Sent = { readonly shared: SharedTask } | { readonly wanted: readonly Wanted[] }

/** Somebody who helps at the other end of a line. */
export function helperAt(port: Port): (shared: SharedTask) => Helper {
  let hear = (_worths: readonly number[]): void => {}
  port.addEventListener('message', ({ data }) => hear(data as readonly number[]))
  port.start()
  return (shared) => {
    port.postMessage({ shared } satisfies Sent)
    return (wanted) =>
      new Promise((resolve) => {
        hear = resolve
        port.postMessage({ wanted } satisfies Sent)
      })
  }
}

type Play = (wanted: readonly Wanted[]) => readonly number[]

/** Whoever cannot help says so by playouts that failed: nobody is kept waiting. */
const cannot: Play = (wanted) => wanted.map(() => Number.NaN)

/** Helps whoever is at the other end, with one task after the other. */
export function helpAt(port: Port, gameOf: (id: string) => Promise<GameModule>): void {
  let helping = Promise.resolve(cannot)
  port.addEventListener('message', ({ data }) => {
    const sent = data as Sent
    if ('wanted' in sent) void helping.then((play) => port.postMessage(play(sent.wanted)))
    else
      helping = gameOf(sent.shared.task.game)
        .then((module) => helperWith(module, sent.shared))
        .catch(() => cannot)
  })
  port.start()
}
