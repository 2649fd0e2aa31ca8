import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Of IPv4 all that is not for everybody: RFC 6890 and what came after it. */
const NOT_PUBLIC = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6')

/** Of IPv6 only what was given to somebody: neither one's own network nor an IPv4 address in other clothes. */
const GIVEN = new BlockList()
GIVEN.addSubnet('2000::', 3, 'ipv6')

export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** Whether everybody reaches the same machine there. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC.check(address, 'ipv4')
    case 6:
      return GIVEN.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
    default:
      return false
  }
}

/** Asks name servers itself: a name that is long in coming keeps no thread that others wait for. */
const names = new Resolver({ timeout: 3_000, tries: 2 })

async function addressesOf(name: string): Promise<readonly ResolvedAddress[]> {
  const [four, six] = await Promise.allSettled([names.resolve4(name), names.resolve6(name)])
  const told = (found: PromiseSettledResult<string[]>, family: number) =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
  return [...told(four, 4), ...told(six, 6)]
}

/** The addresses behind a name, if every one of them is public: whoever connects connects to one of these, and to nothing else. */
export async function publicAddressesOf(
  name: string,
  resolve: (name: string) => Promise<readonly ResolvedAddress[]> = addressesOf,
): Promise<readonly ResolvedAddress[] | null> {
  const found = await resolve(name).catch(() => [])
  return found.length > 0 && found.every(({ address }) => isPublic(address)) ? found : null
}
