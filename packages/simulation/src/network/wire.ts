import type { Lots } from '../time/lots.ts'
import type { Schedule } from '../time/schedule.ts'
import type { Post } from './post.ts'
import type { Reply, Request } from './request.ts'
import { requestOf } from './request.ts'
import { responseOf, streamOf } from './response.ts'
import { TableLine } from './table-line.ts'
import type { Weather } from './weather.ts'

const ELSEWHERE = 0.1

export interface WireSettings {
  readonly schedule: Schedule
  readonly lots: Lots
  readonly weather: Weather
  readonly posts: readonly Post[]
  readonly address: string
}

/** How one device reaches the servers: each time some server answers, mostly the same. */
export class Wire {
  readonly #settings: WireSettings
  #home: number
  #tunnels = 0
  /** When it last came out of a tunnel. */
  soundSince = 0

  constructor(settings: WireSettings) {
    this.#settings = settings
    this.#home = settings.lots.int(settings.posts.length)
  }

  /** Nothing gets through until what it gives is called. */
  enterTunnel(): () => void {
    this.#tunnels++
    return () => {
      this.#tunnels--
      this.soundSince = this.#settings.schedule.now
    }
  }

  get isInTunnel(): boolean {
    return this.#tunnels > 0
  }

  /** As a browser's: what it says may be lost, and then nobody knows what became of it. It waits until it is told not to. */
  readonly fetch = (path: string, init: RequestInit): Promise<Response> => {
    const { schedule, lots, weather, posts, address } = this.#settings
    const at = lots.happens(ELSEWHERE) ? lots.int(posts.length) : this.#home
    const post = posts[at] as Post
    const request = requestOf(path, init, address)
    const { signal } = init
    return new Promise((resolve, reject) => {
      let isOver = false
      const over = (settle: () => void): void => {
        if (isOver) return
        isOver = true
        settle()
      }
      // What a server believes to be a stream, and nobody here knows of.
      let unheard: TableLine | null = null
      const fail = (why: unknown): void =>
        over(() => {
          this.#home = (at + 1) % posts.length
          unheard?.hangUp()
          reject(why)
        })
      const isCut = (): boolean => this.isInTunnel || post.isCut
      const travel = (act: () => void): void => {
        if (isCut() || lots.happens(weather.now.loss)) return
        schedule.in(this.#delay(), () => {
          if (!isCut()) act()
        })
      }
      const answer = (reply: Reply): void => travel(() => over(() => resolve(this.#responseOf(reply, at))))
      const connect = (): TableLine | null => {
        const { process } = post
        if (isOver || process === null) return null
        const line = new TableLine({ schedule, lots, weather, process, isCut, delay: () => this.#delay() })
        post.hold(line)
        signal?.addEventListener('abort', () => line.hangUp(), { once: true })
        unheard = line
        travel(() =>
          over(() => {
            unheard = null
            resolve(streamOf(line.body))
          }),
        )
        return line
      }
      const send = (): void =>
        travel(() =>
          post.accept(request, { answer, connect, refuse: () => travel(() => fail(new TypeError('fetch failed'))) }),
        )
      signal?.addEventListener('abort', () => fail(signal.reason), { once: true })
      send()
      if (isRepeatable(request) && lots.happens(weather.now.duplication)) send()
    })
  }

  #delay(): number {
    const { lots, weather } = this.#settings
    const { delay, late, lateness } = weather.now
    return lots.between(lots.happens(late) ? lateness : delay)
  }

  /** Whoever was sent away by one server goes to another. */
  #responseOf(reply: Reply, at: number): Response {
    this.#home = reply.status === 503 ? (at + 1) % this.#settings.posts.length : at
    return responseOf(reply)
  }
}

/** Streams are asked for once. */
function isRepeatable({ path }: Request): boolean {
  return !path.endsWith('/stream')
}
