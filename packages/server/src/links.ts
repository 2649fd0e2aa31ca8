import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])
const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** The links under which a server can be opened: first for this machine, then for others on its networks. */
export function linksTo(host: string, port: number, interfaces: Interfaces): readonly [string, ...string[]] {
  if (THIS_MACHINE.has(host)) return [link('localhost', port)]
  if (!EVERYWHERE.has(host)) return [link(host, port)]
  const others = Object.values(interfaces).flatMap((each) => each ?? [])
  // People type and read IPv4 addresses; whoever has IPv6 alone knows how to write a link to it.
  const reachable = others.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [link('localhost', port), ...reachable.map(({ address }) => link(address, port))]
}

function link(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
