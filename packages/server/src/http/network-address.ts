import { isIPv4, isIPv6 } from 'node:net'

/**
 * What an address is counted by. Whoever has one IPv6 address has the 2^64 of its network, so a network is one caller;
 * an IPv4 address that arrives in IPv6 clothes is the same as without them.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return dotted(groups[6] ?? 0, groups[7] ?? 0)
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The address in what a proxy wrote, which may carry a port; null when there is none. */
export function addressIn(written: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+)(?::\d+)?)$/.exec(written) ?? []
  const address = bracketed ?? plain ?? written
  return isIPv4(address) || isIPv6(address) ? address : null
}

/** The URL parser knows all spellings of IPv6, and gives one without dots. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ]
  const between = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...between, ...last].map((group) => Number.parseInt(group, 16))
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
