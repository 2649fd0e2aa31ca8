import { z } from 'zod'
import { identity, personName } from './identity.ts'

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url')

export const passkeyId = base64url(1_400)
/** What somebody calls a passkey: "Phone", "Blue key". */
export const passkeyLabel = personName

/** What a browser makes of `navigator.credentials`. What the server does not look at is let through and not kept. */
const credential = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()).default({}),
}
const clientDataJSON = base64url(4_000)
const authenticatorData = base64url(4_000)

export const newPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON,
    attestationObject: base64url(12_000),
    authenticatorData: authenticatorData.optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url(4_000).optional(),
  }),
})

export const usedPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON,
    authenticatorData,
    signature: base64url(2_000),
    userHandle: base64url(100).nullish(),
  }),
})

/** What goes to `navigator.credentials`, in the words of WebAuthn. */
export const ceremony = z
  .object({ options: z.looseObject({ challenge: z.string() }) })
  .meta({ id: 'Ceremony', description: 'Options of WebAuthn. They are good once, for five minutes, in this browser.' })

export const keepRequest = z.strictObject({ passkey: newPasskey, label: passkeyLabel }).meta({ id: 'KeepRequest' })

const bring = z.boolean().default(true).meta({
  description: 'Whether the games of the guest of this browser become those of the name that is signed in.',
})

export const signInRequest = z.strictObject({ passkey: usedPasskey, bring }).meta({ id: 'SignInRequest' })

export const recoveryRequest = z
  .strictObject({ code: z.string().min(1).max(60), bring })
  .meta({ id: 'RecoveryRequest', description: 'A code is good once. Small letters, spaces and dashes do not matter.' })

export const signedIn = z
  .object({
    me: identity,
    joined: z.int().meta({ description: 'So many tables of the guest of this browser came along.' }),
  })
  .meta({ id: 'SignedIn' })

export const passkeySummary = z
  .object({
    id: passkeyId,
    label: z.string(),
    since: z.iso.datetime(),
    used: z.iso.datetime().nullable(),
    synced: z.boolean().meta({ description: 'Whether it is kept on more than one device.' }),
  })
  .meta({ id: 'Passkey' })

export const account = z
  .object({
    name: z.string(),
    kept: z
      .boolean()
      .meta({ description: 'Whether a passkey keeps this name; a guest’s is kept by this browser alone.' }),
    since: z.iso.datetime().nullable(),
    passkeys: z.array(passkeySummary),
    codes: z.int().meta({ description: 'How many recovery codes were not used yet.' }),
    sessions: z.int().meta({ description: 'In how many browsers this name is signed in.' }),
  })
  .meta({ id: 'Account' })

export const recoveryCodes = z.array(z.string()).meta({ description: 'Told this once, and never again.' })

export const keptAccount = z
  .object({ account, codes: recoveryCodes.nullable().meta({ description: 'With the first passkey.' }) })
  .meta({ id: 'KeptAccount' })

export const passkeyRename = z.strictObject({ id: passkeyId, label: passkeyLabel })
export const passkeyRemoval = z.strictObject({ id: passkeyId })

export const signOutRequest = z.strictObject({ everywhere: z.boolean().default(false) })

export const deleteRequest = z
  .strictObject({
    name: z.string().max(60).meta({ description: 'Your own name, so that nobody does this by mistake.' }),
  })
  .meta({ id: 'DeleteRequest' })

export const forgotten = z
  .object({
    left: z.int().meta({ description: 'So many unfinished tables were left.' }),
    renamed: z.int().meta({ description: 'At so many tables of others your seat has a neutral name now.' }),
    removed: z.int().meta({ description: 'So many tables at which nobody else sat are gone.' }),
  })
  .meta({ id: 'Forgotten' })

export const exportedTable = z.object({
  id: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  status: z.string(),
  seat: z.int().nullable(),
  seats: z.array(z.object({ name: z.string().nullable(), kind: z.string(), left: z.boolean() })),
  winners: z.array(z.int()).nullable(),
  host: z.boolean(),
  changed: z.iso.datetime(),
  record: z.string().nullable().meta({ description: 'Where the whole game can be had, once it is over.' }),
})

export const exported = z
  .object({
    made: z.iso.datetime(),
    account,
    tables: z.array(exportedTable),
    more: z.record(z.string(), z.unknown()).meta({ description: 'What other parts of the server keep of you.' }),
  })
  .meta({ id: 'Exported' })

export type Account = z.infer<typeof account>
export type PasskeySummary = z.infer<typeof passkeySummary>
export type KeptAccount = z.infer<typeof keptAccount>
export type SignedIn = z.infer<typeof signedIn>
export type Exported = z.infer<typeof exported>
export type Forgotten = z.infer<typeof forgotten>
export type NewPasskey = z.output<typeof newPasskey>
export type UsedPasskey = z.output<typeof usedPasskey>
