import type * as Library from '@simplewebauthn/server'
import type { NewPasskey, UsedPasskey } from '@turnwright/protocol'
import type { StoredPasskey } from './stored-account.ts'

/** Where passkeys are made and used: they are good for one name of a server, and for pages of one origin. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Ed25519, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded with the first passkey: until then a server needs nothing of it, and starts sooner. */
const library = (): Promise<typeof Library> => import('@simplewebauthn/server')

/** How many milliseconds somebody has, at the authenticator. */
export const CEREMONY_TIME: number = 5 * 60_000

/** What a browser is asked when a passkey is to be made. It must be found without a name being typed. */
export async function creationOptions(
  party: RelyingParty,
  user: { readonly handle: string; readonly name: string },
  challenge: Buffer,
  known: readonly StoredPasskey[],
): Promise<Library.PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Turnwright',
    rpID: party.id,
    userID: bytesOf(user.handle),
    userName: user.name,
    userDisplayName: user.name,
    challenge: new Uint8Array(challenge),
    timeout: CEREMONY_TIME,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

/** What a browser is asked when somebody signs in: any passkey of this server. */
export async function requestOptions(
  party: RelyingParty,
  challenge: Buffer,
): Promise<Library.PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(challenge),
    timeout: CEREMONY_TIME,
    userVerification: 'preferred',
  })
}

export type Proven = Pick<StoredPasskey, 'id' | 'key' | 'counter' | 'transports' | 'synced'>

/** What a new passkey proves to be; null where it is not what was asked for, here and now. */
export async function provenCreation(
  passkey: NewPasskey,
  party: RelyingParty,
  challenge: string,
): Promise<Proven | null> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: passkey as Parameters<typeof Library.verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || registrationInfo === undefined) return null
  const { credential, credentialBackedUp } = registrationInfo
  return {
    id: credential.id,
    key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    synced: credentialBackedUp ? 1 : 0,
  }
}

/** The new count of a passkey that has signed; null where it has not, or where its count says that there is a copy of it. */
export async function provenUse(
  passkey: UsedPasskey,
  known: StoredPasskey,
  party: RelyingParty,
  challenge: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey as Parameters<typeof Library.verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: known.id, publicKey: bytesOf(known.key), counter: known.counter },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified && authenticationInfo !== undefined ? authenticationInfo.newCounter : null
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}
