import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { openWorkbench } from '../workbench.ts'
import type { Played } from './load-process.ts'
import type { Play } from './script/casts.ts'
import { type ServerProcess, startOurServer, startPeerServer } from './server-process.ts'

export type Side = 'ours' | 'the peer' | 'the peer without undo'

type Start = (folder: string) => Promise<ServerProcess>

/** A server and the load generator that plays at it, each in a process of its own. */
export interface Contender {
  readonly side: Side
  closedLoop(seconds: number): Promise<Stretch>
  /** So many answers a second, whether or not the server keeps up. */
  offered(rate: number, seconds: number): Promise<Stretch>
  close(): Promise<void>
}

export interface Stretch extends Played {
  /** Seconds of processor time that the server's process took. */
  readonly worked: number
}

const LOAD = new URL('./load-process.ts', import.meta.url)

/**
 * Starts a server on a folder of its own within the given one, and opens the tables. Played whole, every stream is read
 * and every patch applied; by scripts the load generator does as little as it can.
 */
export async function openContender(
  side: Side,
  within: string,
  tables: number,
  start: Start = startOf(side),
  play: Play | 'whole' = 'whole',
): Promise<Contender> {
  const folder = mkdtempSync(join(within, `${side.replaceAll(' ', '-')}-`))
  const server = await start(folder)
  const load = openWorkbench<Played>(LOAD, { args: [side, String(server.port), String(tables), play] })
  const ask = async (request: string): Promise<Stretch> => {
    const before = await server.worked()
    const played = await load.ask(request)
    return { ...played, worked: (await server.worked()) - before }
  }
  return {
    side,
    closedLoop: (seconds) => ask(`closed-loop ${seconds}`),
    offered: (rate, seconds) => ask(`offered ${seconds} ${rate}`),
    async close() {
      load.close()
      await server.kill()
    },
  }
}

function startOf(side: Side): Start {
  switch (side) {
    case 'ours':
      return startOurServer
    case 'the peer':
      return (folder) => startPeerServer(folder, 'with-undo')
    case 'the peer without undo':
      return (folder) => startPeerServer(folder, 'without-undo')
  }
}
