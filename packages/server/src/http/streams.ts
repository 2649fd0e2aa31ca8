import type { Clock } from '../around/clock.ts'
import type { Desk } from '../tables/desk.ts'
import { belongsTo, mustSee } from '../tables/operations/gather.ts'
import type { Tables } from '../tables/tables.ts'
import { Heart } from './heart.ts'
import type { Line } from './line.ts'
import { type StreamKind, type StreamLimits, type StreamPlace, StreamPools } from './stream-pools.ts'
import { TableStream } from './table-stream.ts'

const COME_BACK_WITHIN = 2_000
const COME_BACK_AT_ONCE = 20

/** Who wants to follow which table. */
export interface StreamCall {
  readonly id: string
  readonly invite: string | undefined
  readonly person: string | null
  /** In which they are signed in; null for guests. */
  readonly session?: string | null
  readonly name: string | null
  readonly address: string
  readonly languages: readonly string[]
  /** What they heard last, on a line that broke. */
  readonly lastEventId: string | null
}

export interface Caller {
  /** The line to them, now that it is wanted; null where it has ended already. */
  answer(kind: StreamKind): Line | null
  /** They sat down or got up. */
  moved(kind: StreamKind): void
}

/** Who is at the other end of a stream. */
type FollowerOf = Pick<StreamCall, 'person' | 'session' | 'address'>

/** All open streams of this server. */
export class Streams {
  readonly #tables: Tables
  readonly #pools: StreamPools
  readonly #heart: Heart
  /** Every so many milliseconds something comes on each of them. */
  readonly heartbeat: number
  readonly #open = new Map<TableStream, FollowerOf>()

  constructor(tables: Tables, limits: StreamLimits, heartbeat: number, clock: Clock, share?: () => number) {
    this.#tables = tables
    this.#pools = new StreamPools(limits, share)
    this.heartbeat = heartbeat
    this.#heart = new Heart(heartbeat, clock)
  }

  /** Refuses those who may not follow the table; to all others it tells what happens there, until the line ends. */
  async open(
    { id, invite, person, name, session, address, languages, lastEventId }: StreamCall,
    caller: Caller,
  ): Promise<void> {
    using held = new DisposableStack()
    const table = held.use(this.#tables.lease(id))
    const kindOf = (desk: Desk): StreamKind => {
      mustSee(desk, person, invite)
      return belongsTo(desk.table, person) ? 'seat' : 'watching'
    }
    const kind = await table.enter(kindOf, { fresh: true })
    const place = this.#pools.take({ table: id, visitor: person ?? address, address }, kind)
    const line = caller.answer(kind)
    // Nobody tells of the end of a line that has ended already.
    if (line === null) {
      place.release()
      return
    }
    const stream = new TableStream(line, (now) => {
      caller.moved(now)
      this.#move(stream, place, now)
    })
    this.#open.set(stream, { person, session: session ?? null, address })
    const forget = this.#heart.add(stream)
    const listening = table.listen(stream, { person, name, languages }, lastEventId)
    const lease = held.move()
    line.onClose(() => {
      this.#open.delete(stream)
      forget()
      place.release()
      void listening
        .then(() => table.unlisten(stream))
        .catch(() => undefined)
        .finally(() => lease.dispose())
    })
    await listening.catch(() => stream.dismiss(COME_BACK_WITHIN))
  }

  /** How many there are of each kind. */
  get count(): Readonly<Record<StreamKind, number>> {
    return this.#pools.taken
  }

  /** One for each open stream: tells its reader to come back at once, to wherever they are led. */
  get moves(): readonly (() => void)[] {
    return Array.from(this.#open.keys(), (stream) => () => stream.dismiss(COME_BACK_AT_ONCE))
  }

  /** In which those who follow are signed in. */
  get sessions(): ReadonlySet<string> {
    return new Set(Array.from(this.#open.values()).flatMap(({ session }) => session ?? []))
  }

  /** Lets go of those who may not follow any more: what they ask for next is refused. */
  shutOut(isShutOut: (call: FollowerOf) => boolean): void {
    for (const [stream, call] of this.#open) if (isShutOut(call)) stream.dismiss(COME_BACK_WITHIN)
  }

  /** Tells everyone to come back soon, and lets go. */
  dismiss(): void {
    this.#heart.stop()
    for (const stream of this.#open.keys()) stream.dismiss(COME_BACK_WITHIN)
  }

  /** Whoever got up looks on like all others, where there is room for one more. */
  #move(stream: TableStream, place: StreamPlace, kind: StreamKind): void {
    try {
      place.move(kind)
    } catch {
      stream.dismiss(COME_BACK_WITHIN)
    }
  }
}
