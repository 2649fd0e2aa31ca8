import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { spinningPlace } from './spinning.ts'

/** A busy machine takes its time; what takes longer goes on for ever. */
const PATIENCE = 15_000

/**
 * Where a file goes on for ever when it is loaded; null when it comes to its end. It is tried in a thread of its own, which
 * can be ended: a loop at its top would hold this process for ever, and nobody would be told.
 */
export async function neverLoadsAt(file: string, folder: string, patience: number = PATIENCE): Promise<string | null> {
  const thread = loading(file)
  try {
    if (await isLoaded(thread, patience)) return null
    const again = loading(file)
    const place = await spinningPlace(again, folder, () => begun(again))
    return place === null ? file : join(folder, place)
  } finally {
    await thread.terminate()
  }
}

function loading(file: string): Worker {
  const address = pathToFileURL(file).href
  return new Worker(new URL('./loading-thread.ts', import.meta.url), { workerData: { address } })
}

async function begun(thread: Worker): Promise<void> {
  thread.postMessage('load')
  await once(thread, 'message')
}

function isLoaded(thread: Worker, patience: number): Promise<boolean> {
  thread.postMessage('load')
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), patience)
    const end = (): void => {
      clearTimeout(timer)
      done(true)
    }
    thread.on('message', (heard) => {
      if (heard === 'loaded') end()
    })
    thread.on('error', end)
    thread.on('exit', end)
  })
}
