import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Report } from '../tables/surroundings.ts'
import { addressIn, networkOf } from './network-address.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

interface Known {
  readonly network: string
  readonly isProxy: boolean
}

/** Where requests come from, in the words by which they are counted. */
export class ClientAddresses {
  readonly #proxies: TrustedProxies
  readonly #report: Report
  /** A line comes from where it comes from: each is looked at once. */
  readonly #known = new WeakMap<Socket, Known>()
  #hasToldOfProxy = false

  constructor(proxies: TrustedProxies, report: Report) {
    this.#proxies = proxies
    this.#report = report
  }

  /**
   * Each proxy writes down whom it had before it, at the end. So the list is read from there for as long as the writer
   * is one that we trust: the first that is not is the client, and what stands before it, anyone can have written.
   */
  of({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): string {
    const { network, isProxy } = this.#known.getOrInsertComputed(socket, (line) => this.#look(line))
    if (!isProxy) {
      if ('x-forwarded-for' in headers || 'forwarded' in headers) this.#tellOfProxy(network)
      return network
    }
    let address = socket.remoteAddress ?? ''
    const chain = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    while (this.#proxies.has(address)) {
      const before = addressIn(chain.pop()?.trim() ?? '')
      if (before === null) break
      address = before
    }
    return networkOf(address)
  }

  #look({ remoteAddress = '' }: Socket): Known {
    return { network: networkOf(remoteAddress), isProxy: this.#proxies.has(remoteAddress) }
  }

  /** Once: the header is in every request of a proxy, and anyone else can send it as often as they like. */
  #tellOfProxy(from: string): void {
    if (this.#hasToldOfProxy) return
    this.#hasToldOfProxy = true
    this.#report('forwarded header not believed', {
      from,
      next: 'If a proxy of yours stands there, set PUBLIC_ORIGIN, and TRUSTED_PROXIES to its address: until then all who come through it count as one.',
    })
  }
}
