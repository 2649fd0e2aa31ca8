import type { Client } from '@turnwright/protocol/client'
import { localClient } from '../offline/local-client.ts'
import { isLocal } from '../offline/local-id.ts'
import { client } from './client.ts'

/** Who knows a table: the server that the page came from, or a worker of this browser. */
export function clientOf(table: string): Client {
  return isLocal(table) ? localClient : client
}
