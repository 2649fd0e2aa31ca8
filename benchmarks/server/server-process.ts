import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Told } from './serving.ts'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number
  /** Seconds of processor time of all its threads so far. */
  worked(): Promise<number>
  /** `kill -9`: no goodbye, nothing flushed. Resolves when the process is gone. */
  kill(): Promise<void>
}

const OURS = new URL('./our-server-process.ts', import.meta.url)
const CARELESS = new URL('./careless-server-process.ts', import.meta.url)
const SHIPPED = new URL('./neighbour/shipped-server-process.ts', import.meta.url)
const PEER = new URL('./peer/server-process.ts', import.meta.url)

export function startOurServer(folder: string): Promise<ServerProcess> {
  return start(OURS, [folder])
}

/** Ours, with its tables in PostgreSQL. */
export function startServerOn(databaseUrl: string, folder: string): Promise<ServerProcess> {
  return start(OURS, [folder, databaseUrl])
}

/** Ours, acknowledging what is not durable. */
export function startCarelessServer(folder: string): Promise<ServerProcess> {
  return start(CARELESS, [folder])
}

/** Ours with all games and all limits; or in a hurry, to prepare what is stored. */
export function startShippedServer(folder: string, how: 'as-shipped' | 'preparing'): Promise<ServerProcess> {
  return start(SHIPPED, [folder, how])
}

export function startPeerServer(folder: string, undo: 'with-undo' | 'without-undo'): Promise<ServerProcess> {
  return start(PEER, [folder, undo])
}

async function start(file: URL, args: readonly string[]): Promise<ServerProcess> {
  // The peer is only fast in production, so that is how every server runs.
  const child = fork(file, args, { env: { ...process.env, NODE_ENV: 'production' } })
  const gone = once(child, 'exit')
  const failed = gone.then(([code]) => {
    throw new Error(`${file.pathname} ended too early (exit code ${code})`)
  })
  // Its end is an error only while something is expected of it.
  failed.catch(() => {})
  const hear = async (): Promise<Told> => (await Promise.race([once(child, 'message'), failed]))[0] as Told
  const listening = await hear()
  if (!('port' in listening)) throw new Error(`${file.pathname} does not say where it listens`)
  return {
    port: listening.port,
    async worked() {
      child.send('worked?')
      const told = await hear()
      return 'worked' in told ? told.worked : 0
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
