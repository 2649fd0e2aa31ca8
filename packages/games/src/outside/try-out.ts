import { Worker } from 'node:worker_threads'
import { NoGame } from './no-game.ts'

/** What a thread that tries a game out tells: that it begins, that somebody was asked, or how it ended. */
export type Heard = 'begins' | 'asked' | { readonly fault: string | null }

/** As long as that no question comes: the rules go on for ever. */
const PATIENCE = 5_000
/** As long as that a game that goes well is played. */
const LONG_ENOUGH = 2_000

/** Plays a game at random for a moment, in a thread of its own, which can be ended whatever its rules do. */
export async function tryOut(id: string, gamesUrl: string): Promise<void> {
  const thread = new Worker(new URL('./trial-thread.ts', import.meta.url), { workerData: { id, gamesUrl } })
  try {
    await new Promise<void>((done, fail) => {
      const endless = (): void =>
        fail(new NoGame(`${id} comes to no question and to no end: look for a loop in its \`step\` that never asks.`))
      // Loading takes its time on a busy machine, and is no fault of the rules.
      let began = 0
      let timer: NodeJS.Timeout | undefined
      thread.on('error', fail)
      thread.on('message', (heard: Heard) => {
        clearTimeout(timer)
        if (typeof heard === 'object') return heard.fault === null ? done() : fail(new NoGame(heard.fault))
        if (heard === 'begins') began = performance.now()
        else if (performance.now() - began > LONG_ENOUGH) return done()
        timer = setTimeout(endless, PATIENCE)
      })
      thread.on('exit', () => {
        clearTimeout(timer)
        done()
      })
    })
  } finally {
    await thread.terminate()
  }
}
