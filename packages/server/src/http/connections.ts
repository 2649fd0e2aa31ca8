import type { Socket } from 'node:net'
import { networkOf } from './network-address.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** Of all lines that can be held so many stay free for newcomers: room is made before there is none. */
const KEPT_FREE = 0.05
/** As many as an honest browser holds; who has no more is not the one that fills the server. */
const FEW = 8

export interface ConnectionLimits {
  /** For one address. */
  readonly each: number
  /** For all together. */
  readonly all: number
}

/**
 * The lines that are held open from each address. Where one holds too many, its oldest is cut, so that whoever comes
 * anew is heard; a line that carries a seat's stream is not counted and never cut for others. Where all together are
 * nearly too many, the address that holds most of them gives way. A proxy's lines are many people's: it counts for itself.
 */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #proxies: TrustedProxies
  readonly #onCut: (network: string) => void
  /** In the order in which they came. */
  readonly #lines = new Map<string, Set<Socket>>()
  #open = 0

  constructor(limits: ConnectionLimits, proxies: TrustedProxies, onCut: (network: string) => void) {
    this.#limits = limits
    this.#proxies = proxies
    this.#onCut = onCut
  }

  /** How many there are, whosever they are. */
  get open(): number {
    return this.#open
  }

  /** A new line. */
  admit(line: Socket): void {
    this.#open++
    line.once('close', () => this.#open--)
    this.count(line)
    if (this.#open > this.#limits.all * (1 - KEPT_FREE)) this.#makeRoom()
  }

  /** From now on it carries no seat's stream. */
  count(line: Socket): void {
    const { remoteAddress } = line
    if (line.destroyed || remoteAddress === undefined || this.#proxies.has(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const lines = this.#lines.getOrInsertComputed(network, () => new Set())
    lines.add(line)
    line.once('close', () => this.#forget(network, line))
    if (lines.size > this.#limits.each) this.#cutOldest(network, lines)
  }

  /** From now on it carries a seat's stream. */
  spare(line: Socket): void {
    if (line.remoteAddress !== undefined) this.#forget(networkOf(line.remoteAddress), line)
  }

  #makeRoom(): void {
    let most: readonly [string, Set<Socket>] | null = null
    for (const each of this.#lines) if (each[1].size > (most?.[1].size ?? FEW)) most = each
    if (most !== null) this.#cutOldest(...most)
  }

  #cutOldest(network: string, lines: Set<Socket>): void {
    const [oldest] = lines
    if (oldest === undefined) return
    this.#forget(network, oldest)
    oldest.destroy()
    this.#onCut(network)
  }

  #forget(network: string, line: Socket): void {
    const lines = this.#lines.get(network)
    lines?.delete(line)
    if (lines?.size === 0) this.#lines.delete(network)
  }
}
