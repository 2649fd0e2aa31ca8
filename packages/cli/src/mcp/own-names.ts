import { hostname, networkInterfaces } from 'node:os'
import type { HttpAddress } from './mcp-over-http.ts'

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']
const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::'])
const USUAL_PORT = 80

/**
 * What the Host of a request to us may say. Whoever listens at every address is called by any of the machine's own, and
 * by its name; a name that somebody else made point here is none of them.
 */
export function namesOf({ host, port }: HttpAddress): readonly string[] {
  const names = [...THIS_MACHINE, ...(EVERY_ADDRESS.has(host) ? ownNames() : [inAddress(host)])]
  return names.flatMap((name) => [`${name}:${port}`, ...(port === USUAL_PORT ? [name] : [])])
}

function ownNames(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return [hostname().toLowerCase(), ...addresses.map(({ address }) => inAddress(address))]
}

/** An address of the sixth version stands between brackets. */
export function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
