import type { Identity } from '@turnwright/protocol/client'
import { client } from '../server/client.ts'
import { keptName } from './kept-name.ts'

/** Who the cookie says we are; null for somebody new. */
export async function whoAmI(): Promise<Identity | null> {
  const { me } = await client.call('GET /api/me')
  return me
}

export async function takeName(name: string): Promise<Identity> {
  const me = await client.call('POST /api/identity', { body: { name } })
  keptName.keep(me.name)
  return me
}

/** Nobody has to introduce themselves before the first game. */
export async function someone(me: Identity | null): Promise<Identity> {
  return me ?? (await whoAmI()) ?? takeName(keptName.read())
}
