import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { NetFile } from '@turnwright/search'

/** The module of all games in which those that think ahead also sit with a net, as `strong-net` and `master-net`. */
export function gamesWith(net: string): string {
  const url = new URL('net-games.ts', import.meta.url)
  url.searchParams.set('net', net)
  return url.href
}

/** Tells a net from any other; a match that it has won since makes no other of it. */
export function markOf(net: string): string {
  const file = { ...(JSON.parse(readFileSync(net, 'utf8')) as NetFile), won: null }
  return createHash('sha256').update(JSON.stringify(file)).digest('hex').slice(0, 12)
}
