import type { Account, Exported, KeptAccount, SignedIn } from '@turnwright/protocol/client'
import { ProblemError } from '@turnwright/protocol/client'
import { tellOtherTabs } from '../identity/identity-channel.ts'
import { keptName } from '../identity/kept-name.ts'
import { quietBrowser } from '../reminders/quiet-browser.ts'
import { endPush } from '../reminders/this-browser.ts'
import { client } from '../server/client.ts'
import { makePasskey, showPasskey } from './authenticator.ts'
import { recordsAlong } from './records-along.ts'

/** Makes a passkey that keeps the name of this browser, or one more for it. */
export async function keepName(label: string): Promise<KeptAccount> {
  const kept = await proving(async () => {
    const { options } = await client.call('POST /api/passkeys/options')
    const passkey = await makePasskey(options)
    return client.call('POST /api/passkeys', { body: { passkey: withoutMore(passkey), label } })
  })
  tellOtherTabs()
  return kept
}

export async function signIn(bring: boolean): Promise<SignedIn> {
  const { options } = await client.call('POST /api/sign-in/options')
  const passkey = await showPasskey(options)
  return entered(await client.call('POST /api/sign-in', { body: { passkey: withoutMore(passkey), bring } }))
}

export async function signInWithCode(code: string, bring: boolean): Promise<SignedIn> {
  return entered(await client.call('POST /api/sign-in/recovery', { body: { code, bring } }))
}

export async function signOut(everywhere: boolean): Promise<void> {
  await quietBrowser()
  await client.call('POST /api/sign-out', { body: { everywhere } })
  keptName.forget()
  tellOtherTabs()
}

export async function newCodes(): Promise<readonly string[]> {
  return (await proving(() => client.call('POST /api/recovery-codes'))).codes
}

export function removePasskey(id: string): Promise<Account> {
  return proving(() => client.call('POST /api/passkeys/remove', { body: { id } }))
}

export function namePasskey(id: string, label: string): Promise<Account> {
  return client.call('POST /api/passkeys/name', { body: { id, label } })
}

export async function deleteEverything(name: string): Promise<void> {
  await proving(() => client.call('POST /api/account/delete', { body: { name } }))
  await endPush().catch(() => undefined)
  keptName.forget()
  tellOtherTabs()
}

/** All that the server keeps of us, with the record of every game that is over. */
export async function takeAlong(): Promise<Exported & { readonly records: Readonly<Record<string, unknown>> }> {
  const all = await client.call('GET /api/account/export')
  const over = all.tables.filter(({ record }) => record !== null).map(({ id }) => id)
  const records = await recordsAlong(over, (id) => client.call('GET /api/tables/:id/record', { params: { id } }))
  return { ...all, records }
}

/** What changes how one signs in wants the passkey once more, when that is a while ago. */
async function proving<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'prove-again') throw error
    await signIn(false)
    return act()
  }
}

function entered(signedIn: SignedIn): SignedIn {
  keptName.keep(signedIn.me.name)
  tellOtherTabs()
  return signedIn
}

/** What the server does not look at need not travel, and is refused. */
function withoutMore<T extends { response: object }>(passkey: T) {
  const { id, rawId, type, response } = passkey as unknown as Told
  return { id, rawId, type, response: picked(response), clientExtensionResults: {} } as never
}

interface Told {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: Readonly<Record<string, unknown>>
}

const TRAVELS = ['clientDataJSON', 'attestationObject', 'transports', 'authenticatorData', 'signature', 'userHandle']

function picked(response: Told['response']): Record<string, unknown> {
  return Object.fromEntries(TRAVELS.flatMap((name) => (response[name] === undefined ? [] : [[name, response[name]]])))
}
