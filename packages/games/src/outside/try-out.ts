import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { NoGame } from './no-game.ts'
import { spinningPlace } from './spinning.ts'

/** What a thread that tries a game out tells: that it begins, that somebody was asked, or how it ended. */
export type Heard = 'begins' | 'asked' | { readonly fault: string | null }

/** A game, by the list that threads find it in, and the folder that it stands in. */
export interface Tried {
  readonly id: string
  readonly gamesUrl: string
  readonly folder: string
}

/** As long as that no question comes: the rules go on for ever. */
const PATIENCE = 5_000
/** As long as that a game that goes well is played. */
const LONG_ENOUGH = 2_000

/** Plays a game at random for a moment, in a thread of its own, which can be ended whatever its rules do. */
export async function tryOut(tried: Tried, patience: number = PATIENCE): Promise<void> {
  const thread = trialOf(tried)
  try {
    if ((await heardFrom(thread, patience)) === 'endless') throw new NoGame(await endlessWords(tried))
  } finally {
    await thread.terminate()
  }
}

function trialOf({ id, gamesUrl }: Tried): Worker {
  return new Worker(new URL('./trial-thread.ts', import.meta.url), { workerData: { id, gamesUrl } })
}

function heardFrom(thread: Worker, patience: number): Promise<'well' | 'endless'> {
  thread.postMessage('play')
  return new Promise((done, fail) => {
    // Loading takes its time on a busy machine, and is no fault of the rules.
    let began = 0
    let timer: NodeJS.Timeout | undefined
    thread.on('error', fail)
    thread.on('message', (heard: Heard) => {
      clearTimeout(timer)
      if (typeof heard === 'object') return heard.fault === null ? done('well') : fail(new NoGame(heard.fault))
      if (heard === 'begins') began = performance.now()
      else if (performance.now() - began > LONG_ENOUGH) return done('well')
      timer = setTimeout(() => done('endless'), patience)
    })
    thread.on('exit', () => {
      clearTimeout(timer)
      done('well')
    })
  })
}

async function endlessWords(tried: Tried): Promise<string> {
  const thread = trialOf(tried)
  const place = await spinningPlace(thread, tried.folder, async () => {
    thread.postMessage('play')
    await once(thread, 'message')
  })
  const where = place === null ? 'in its `step`' : `at ${join(tried.folder, place)}`
  return `${tried.id} comes to no question and to no end: look for a loop ${where} that never asks.`
}
