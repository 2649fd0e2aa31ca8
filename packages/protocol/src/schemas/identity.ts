import { z } from 'zod'

/** A name people can read: no control characters, no invisible or direction-changing ones. */
export const personName = z
  .string()
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1)
      .max(30)
      .regex(/^[^\p{C}]*$/u, 'a name cannot hold control or invisible characters')
      .refine(isVisible, 'a name needs a character that can be seen')
      .refine((name) => !/\p{M}{5}/u.test(name), 'a name cannot pile up marks on one letter'),
  )

export const identityRequest = z.strictObject({ name: personName }).meta({ id: 'IdentityRequest' })

/** Who the signed cookie says you are. */
export const identity = z
  .object({
    name: z.string(),
    kept: z.boolean().meta({ description: 'Whether a passkey keeps this name; else this browser alone does.' }),
  })
  .meta({ id: 'Identity' })
export const maybeIdentity = z.object({ me: identity.nullable() })

export type Identity = z.infer<typeof identity>

/** Marks, spaces, fillers and the empty Braille cell show nothing by themselves. */
function isVisible(name: string): boolean {
  return /[^\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name)
}
