import { Refusal } from '../refusal.ts'

/** Someone who has a place at the table, or someone who looks on. */
export type StreamKind = 'seat' | 'watching'

export interface StreamLimits {
  /** For one person's own seats, wherever they are: nobody else can use them up. */
  readonly perPerson: number
  /** For all seats of an address: names are free, and lines are not. */
  readonly seatsPerAddress: number
  /** For those who look on. */
  readonly perVisitor: number
  readonly perAddress: number
  readonly perTable: number
  /** So that one address does not take all places around a table. */
  readonly perAddressAtTable: number
}

/** Usual bounds. */
export const STREAMS: StreamLimits = {
  perPerson: 30,
  seatsPerAddress: 1_000,
  perVisitor: 30,
  perAddress: 500,
  perTable: 200,
  perAddressAtTable: 100,
}

export interface Caller {
  readonly table: string
  readonly visitor: string
  readonly address: string
}

/** How many streams are open, by everything that bounds them. Seats and spectators have pools of their own. */
export class StreamPools {
  readonly #limits: StreamLimits
  /** Which part of what somebody may have is this node's to give. */
  readonly #share: () => number
  readonly #open = new Map<string, number>()
  readonly #taken: Record<StreamKind, number> = { seat: 0, watching: 0 }

  constructor(limits: StreamLimits, share: () => number = () => 1) {
    this.#limits = limits
    this.#share = share
  }

  /** How many there are of each kind. */
  get taken(): Readonly<Record<StreamKind, number>> {
    return this.#taken
  }

  /** A place for one stream, or a refusal. */
  take(caller: Caller, kind: StreamKind): StreamPlace {
    return new StreamPlace((wanted) => {
      const release = this.#take(this.#boundsOf(caller, wanted))
      this.#taken[wanted]++
      return () => {
        this.#taken[wanted]--
        release()
      }
    }, kind)
  }

  #boundsOf({ table, visitor, address }: Caller, kind: StreamKind): readonly (readonly [string, number])[] {
    const { perPerson, seatsPerAddress, perVisitor, perAddress, perTable, perAddressAtTable } = this.#limits
    const share = this.#share()
    if (kind === 'seat')
      return [
        [`person ${visitor}`, perPerson * share],
        [`seats of ${address}`, seatsPerAddress * share],
      ]
    // A table's are each node's own: a proxy may send all who follow it to one.
    return [
      [`visitor ${visitor}`, perVisitor * share],
      [`address ${address}`, perAddress * share],
      [`table ${table}`, perTable],
      [`address ${address} at ${table}`, perAddressAtTable],
    ]
  }

  /** Gives what lets go of them again. */
  #take(bounds: readonly (readonly [string, number])[]): () => void {
    if (bounds.some(([pool, most]) => (this.#open.get(pool) ?? 0) >= most)) throw new Refusal('too-many-streams')
    for (const [pool] of bounds) this.#open.set(pool, (this.#open.get(pool) ?? 0) + 1)
    return () => {
      for (const [pool] of bounds) {
        const left = (this.#open.get(pool) ?? 0) - 1
        if (left > 0) this.#open.set(pool, left)
        else this.#open.delete(pool)
      }
    }
  }
}

/** What one stream takes up. */
export class StreamPlace {
  readonly #take: (kind: StreamKind) => () => void
  #kind: StreamKind
  #release: () => void

  constructor(take: (kind: StreamKind) => () => void, kind: StreamKind) {
    this.#take = take
    this.#kind = kind
    this.#release = take(kind)
  }

  /** Its person sat down or got up. Throws when there is no room for one more of that kind. */
  move(kind: StreamKind): void {
    if (kind === this.#kind) return
    const release = this.#take(kind)
    this.#release()
    this.#release = release
    this.#kind = kind
  }

  release(): void {
    this.#release()
    this.#release = () => undefined
  }
}
