import type { IncomingMessage } from 'node:http'

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

/**
 * Whether a request comes from the workbench's own page, or from a person who typed its address. Other pages in the same
 * browser reach this machine too: they name another host where they rebind a name, and another origin where they do not.
 */
export function isFromHere({ headers, method = 'GET' }: IncomingMessage, port: number): boolean {
  if (!isOurs(`http://${headers.host ?? ''}`, port)) return false
  if (headers.origin !== undefined) return isOurs(headers.origin, port)
  // Browsers name the origin of everything that could change something.
  if (method !== 'GET' && method !== 'HEAD') return false
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none' || headers['sec-fetch-mode'] === 'navigate'
}

function isOurs(origin: string, port: number): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port: named, pathname } = new URL(origin)
  return protocol === 'http:' && LOOPBACK.has(hostname) && (named || '80') === String(port) && pathname === '/'
}
