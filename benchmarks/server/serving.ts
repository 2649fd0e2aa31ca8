import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What a started server tells: where it listens, then, whenever it is asked, how it does. */
export type Told = { readonly port: number } | Doing

export interface Doing {
  /** Seconds of processor time of all its threads so far. */
  readonly worked: number
  /** Bytes of memory; of a server that was asked to collect its garbage before. */
  readonly resident: number
}

export type Asked = 'how are you?' | 'collect, then how are you?'

/** Says where this process listens to whoever started it with `startServerProcess`, and ends with them. */
export function serving(port: number): void {
  const tell = (told: Told): void => void process.send?.(told)
  process.once('disconnect', () => process.exit())
  process.on('message', (asked: Asked) => {
    if (asked === 'collect, then how are you?') collectGarbage()
    const { user, system } = process.cpuUsage()
    tell({ worked: (user + system) / 1e6, resident: process.memoryUsage.rss() })
  })
  // Where tests keep what was compiled: most servers are killed, and would leave nothing there.
  flushCompileCache()
  tell({ port })
}

/** Twice: what the first time frees may have held something. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
}
