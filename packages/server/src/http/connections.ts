import type { Socket } from 'node:net'
import { networkOf } from './network-address.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/**
 * The lines that are held open from each address. Where one holds too many, its oldest is cut, so that whoever comes
 * anew is heard; a line that carries a seat's stream is not counted and never cut for others. A proxy's lines are many
 * people's: it counts for itself.
 */
export class Connections {
  readonly #most: number
  readonly #proxies: TrustedProxies
  readonly #onCut: (network: string) => void
  /** In the order in which they came. */
  readonly #lines = new Map<string, Set<Socket>>()

  constructor(most: number, proxies: TrustedProxies, onCut: (network: string) => void) {
    this.#most = most
    this.#proxies = proxies
    this.#onCut = onCut
  }

  count(line: Socket): void {
    const { remoteAddress } = line
    if (line.destroyed || remoteAddress === undefined || this.#proxies.has(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const lines = this.#lines.getOrInsertComputed(network, () => new Set())
    lines.add(line)
    line.once('close', () => this.#forget(network, line))
    if (lines.size <= this.#most) return
    const [oldest] = lines
    if (oldest === undefined) return
    this.#forget(network, oldest)
    oldest.destroy()
    this.#onCut(network)
  }

  /** From now on it carries a seat's stream. */
  spare(line: Socket): void {
    if (line.remoteAddress !== undefined) this.#forget(networkOf(line.remoteAddress), line)
  }

  #forget(network: string, line: Socket): void {
    const lines = this.#lines.get(network)
    lines?.delete(line)
    if (lines?.size === 0) this.#lines.delete(network)
  }
}
