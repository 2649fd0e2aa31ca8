import { createConnection, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { Reach } from './reach.ts'

const BEAT = 500
/** The driver has to be listening before it is told. */
const BEFORE_NO = 10
/** In seconds. */
const BETWEEN_TRIES = { away: 0.01, there: 0.25 }

/** Where the driver wants a line to. */
export interface Wanted {
  readonly host: readonly string[]
  readonly port: readonly number[]
  /** Of a socket in the file system. */
  readonly path: string | false
}

interface Watched {
  readonly line: Socket
  read: number
  silentBeats: number
}

/**
 * Lines to a database that are given up when nothing comes on them any more. The driver itself waits for ever, and the
 * kernel for a quarter of an hour: who no longer forwards what was sent, or is gone without a word, refuses nothing. It is
 * what has arrived that counts, so that a line on which TLS is spoken is watched in the same way.
 */
export class WatchedLines {
  readonly #longestSilence: number
  readonly #reach = new Reach()
  readonly #watched = new Set<Watched>()
  #beating: NodeJS.Timeout | null = null
  #opened = 0

  constructor(longestSilence: number) {
    this.#longestSilence = longestSilence
  }

  /** What the driver calls for a line; it reads the names off it. */
  readonly open = ({ host: hosts, port: ports, path }: Wanted): Duplex => {
    const learn = this.#reach.call()
    if (learn === null) return noLine()
    const turn = this.#opened++ % hosts.length
    const [host, port] = [hosts[turn] ?? '', ports[turn] ?? 0]
    const line = path === false ? createConnection({ host, port }) : createConnection(path)
    line.once('data', () => learn(true)).once('close', () => line.bytesRead === 0 && learn(false))
    this.#watch(line)
    return Object.assign(line, { host, port })
  }

  /** What the driver waits before it asks for the next. */
  readonly between = (): number => (this.#reach.isAway ? BETWEEN_TRIES.away : BETWEEN_TRIES.there)

  #watch(line: Socket): void {
    this.#watched.add({ line, read: 0, silentBeats: 0 })
    this.#beating ??= setInterval(() => this.#beat(), BEAT).unref()
  }

  /** Beats are counted and not the time between them: a process that stood still has heard nothing, and may have been told. */
  #beat(): void {
    for (const watched of this.#watched) {
      const { line } = watched
      const read = line.bytesRead
      watched.silentBeats = read === watched.read ? watched.silentBeats + 1 : 0
      watched.read = read
      if (watched.silentBeats * BEAT >= this.#longestSilence) line.destroy()
      if (line.destroyed) this.#watched.delete(watched)
    }
    if (this.#watched.size > 0 || this.#beating === null) return
    clearInterval(this.#beating)
    this.#beating = null
  }
}

/** So that whoever waits for a line hears soon that there is none. */
function noLine(): Duplex {
  const line = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() })
  setTimeout(() => line.destroy(new Error('The database cannot be reached')), BEFORE_NO)
  return line
}
