import { isIP } from 'node:net'
import { Refusal } from '../refusal.ts'
import type { RelyingParty } from './webauthn.ts'

/** For whom passkeys are good that are made or used at this address. Browsers give none to bare addresses and plain http. */
export function partyAt(publicOrigin: string | null, host: string | undefined): RelyingParty {
  const written = publicOrigin ?? `http://${host ?? ''}`
  if (!URL.canParse(written)) throw new Refusal('no-passkeys-here')
  const { origin, hostname, protocol } = new URL(written)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  const isTrusted = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isAddress || !isTrusted) throw new Refusal('no-passkeys-here')
  return { id: hostname, origin }
}
