import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Why no passkey came of it, in words for whoever sits before the browser. Nothing has changed by then. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey'
}

/** Whether this browser makes passkeys at this address at all. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)
}

export async function makePasskey(options: unknown) {
  return saying(() => startRegistration({ optionsJSON: options as CreationOptions }))
}

export async function showPasskey(options: unknown) {
  return saying(() => startAuthentication({ optionsJSON: options as RequestOptions }))
}

async function saying<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new NoPasskey(wordsFor(error))
  }
}

function wordsFor(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : ''
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey for your name already. Use another device, or the one you have.'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return 'Passkeys do not work at this address. Open the page by its name over https, or as localhost on this machine.'
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'No passkey was used: it was cancelled, or took too long. Nothing has changed; try again when you like.'
  return 'This browser could not do it. Nothing has changed; try again, or use another browser.'
}
