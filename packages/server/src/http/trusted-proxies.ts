import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Words for ranges that everybody knows. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** The machines whose word about where a request came from is believed. */
export class TrustedProxies {
  readonly #ranges = new BlockList()

  /** Throws a RangeError that names the part that cannot be read. */
  constructor(written: readonly string[]) {
    for (const each of written) for (const range of NAMED[each] ?? [each]) this.#add(range)
  }

  has(address: string): boolean {
    const bare = address.replace(/%.*$/, '')
    if (isIPv4(bare)) return this.#ranges.check(bare, 'ipv4')
    return isIPv6(bare) && this.#ranges.check(bare, 'ipv6')
  }

  #add(range: string): void {
    const [address = '', bits, ...more] = range.split('/')
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null
    const most = family === 'ipv4' ? 32 : 128
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
    if (family === null || more.length > 0 || !(prefix <= most)) throw new RangeError(range)
    this.#ranges.addSubnet(address, prefix, family)
  }
}
