import { isIP } from 'node:net'

/** What a push service's address may look like: https at a name, and nothing that leads anywhere else. */
export function endpointIn(given: string, allowsLocal: boolean): URL | null {
  if (!URL.canParse(given)) return null
  const url = new URL(given)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null
  if (allowsLocal && isLocal(url)) return url
  const { protocol, hostname, port } = url
  const isName = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0 && !hostname.endsWith('.')
  return protocol === 'https:' && port === '' && isName ? url : null
}

/** This machine, which only tests write to. */
export function isLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && hostname === '127.0.0.1'
}
