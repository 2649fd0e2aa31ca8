import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Asked, Doing, Told } from './serving.ts'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number
  /** Seconds of processor time of all its threads so far. */
  worked(): Promise<number>
  /** Bytes of memory that it holds when its garbage is collected. */
  resident(): Promise<number>
  /** `kill -9`: no goodbye, nothing flushed. Resolves when the process is gone. */
  kill(): Promise<void>
  /** Stops it in the middle of whatever it does; it notices nothing. Gives what lets it go on. */
  pause(): () => void
}

const OURS = new URL('./our-server-process.ts', import.meta.url)
const CARELESS = new URL('./careless-server-process.ts', import.meta.url)
const SHIPPED = new URL('./neighbour/shipped-server-process.ts', import.meta.url)
const DEALING = new URL('./script/dealing-server-process.ts', import.meta.url)
const PEER = new URL('./peer/server-process.ts', import.meta.url)

export function startOurServer(folder: string): Promise<ServerProcess> {
  return start(OURS, [folder])
}

/** Ours, with its tables in PostgreSQL; at a port of its own choice where none is named. */
export function startServerOn(databaseUrl: string, folder: string, port = 0): Promise<ServerProcess> {
  return start(OURS, [folder, databaseUrl, String(port)])
}

/** Ours with all games, for scripts; with its tables in PostgreSQL where one is named. */
export function startDealingServer(folder: string, databaseUrl?: string): Promise<ServerProcess> {
  return start(DEALING, databaseUrl === undefined ? [folder] : [folder, databaseUrl])
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
  const ask = async (asked: Asked): Promise<Doing> => {
    child.send(asked)
    const told = await hear()
    if (!('worked' in told)) throw new Error(`${file.pathname} does not say how it does`)
    return told
  }
  const listening = await hear()
  if (!('port' in listening)) throw new Error(`${file.pathname} does not say where it listens`)
  return {
    port: listening.port,
    worked: async () => (await ask('how are you?')).worked,
    resident: async () => (await ask('collect, then how are you?')).resident,
    pause() {
      child.kill('SIGSTOP')
      return () => void child.kill('SIGCONT')
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
