import { hostname, networkInterfaces } from 'node:os'
import { isIPv6 } from 'node:net'
import { Refusal } from '../refusal.ts'

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])
const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
/** Networks come and go while a server runs. */
const LOOK_AGAIN_AFTER = 10_000

/**
 * The names under which this server may be asked. A site that lets its own name point to this machine gets the browser
 * to take both for one origin; the name it asks under still gives it away.
 */
export class ServedHosts {
  readonly #names: ReadonlySet<string>
  readonly #isEverywhere: boolean
  readonly #now: () => number
  #own: ReadonlySet<string> = new Set()
  /** As it was sent last, by nearly everybody. */
  #usual: string | undefined
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(host: string, publicOrigin: string | null, now: () => number) {
    const origin = publicOrigin === null ? [] : [new URL(publicOrigin).hostname]
    this.#isEverywhere = EVERYWHERE.has(host)
    this.#names = new Set([...THIS_MACHINE, ...origin, ...(this.#isEverywhere ? [] : [canonical(host)])])
    this.#now = now
  }

  mustServe(header: string | undefined): void {
    if (header !== undefined && header === this.#usual) return
    const name = nameIn(header ?? '')
    if (this.#names.has(name)) {
      this.#usual = header
      return
    }
    if (this.#isEverywhere && this.#isOwn(name)) return
    throw new Refusal('wrong-host')
  }

  #isOwn(name: string): boolean {
    if (this.#own.has(name)) return true
    if (this.#now() - this.#lookedAt < LOOK_AGAIN_AFTER) return false
    this.#lookedAt = this.#now()
    const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
    const machine = hostname().toLowerCase()
    this.#own = new Set([machine, `${machine}.local`, ...addresses.map(({ address }) => canonical(address))])
    return this.#own.has(name)
  }
}

/** The port may be another one outside, where it is passed on. */
function nameIn(header: string): string {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(header.toLowerCase()) ?? []
  return name.startsWith('[') ? canonical(name.slice(1, -1)) : name.replace(/\.$/, '')
}

/** As it stands in a link. */
function canonical(host: string): string {
  const bare = host.toLowerCase().replace(/%.*$/, '')
  return isIPv6(bare) ? new URL(`http://[${bare}]`).hostname : bare
}
