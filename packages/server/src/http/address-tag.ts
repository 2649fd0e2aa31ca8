import { createHmac } from 'node:crypto'

/** What is stored of an address: the same for the same, and nothing by which somebody with the database finds it. */
export function addressTags(secret: Buffer): (address: string) => string {
  return (address) => createHmac('sha256', secret).update(`address ${address}`).digest('base64url').slice(0, 16)
}
