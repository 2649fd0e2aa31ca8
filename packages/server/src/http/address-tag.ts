import { createHmac } from 'node:crypto'
import type { Keyring } from './keyring.ts'

/** What is stored of an address: the same for the same, and nothing by which somebody with the database finds it. */
export function addressTags(keys: Keyring): (address: string) => string {
  return (address) => createHmac('sha256', keys.signing).update(`address ${address}`).digest('base64url').slice(0, 16)
}
