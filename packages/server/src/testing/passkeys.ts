import type { KeptAccount, SignedIn } from '@turnwright/protocol'
import { type Flaws, SoftAuthenticator } from './soft-authenticator.ts'
import type { TestGuest } from './test-guest.ts'

/** Passkeys belong to a name of a server, which a test's has none of. */
export const NAMED = { publicOrigin: 'https://play.example.org' } as const

export function authenticator(): SoftAuthenticator {
  return new SoftAuthenticator(NAMED.publicOrigin)
}

/** Makes a passkey that keeps somebody's name, or one more of them. */
export async function keeps(
  guest: TestGuest,
  passkey: SoftAuthenticator,
  label = 'This browser',
  flaws: Flaws = {},
): Promise<KeptAccount> {
  const { options } = await guest.call('POST /api/passkeys/options')
  return guest.call('POST /api/passkeys', { body: { passkey: passkey.create(options, flaws), label } })
}

export async function signsIn(
  guest: TestGuest,
  passkey: SoftAuthenticator,
  { bring = true, ...flaws }: Flaws & { readonly bring?: boolean } = {},
): Promise<SignedIn> {
  const { options } = await guest.call('POST /api/sign-in/options')
  return guest.call('POST /api/sign-in', { body: { passkey: passkey.get(options, flaws), bring } })
}
