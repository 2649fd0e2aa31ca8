import { z } from 'zod'
import { MAIL_AFTER, PUSH_AFTER } from '../reminder-waits.ts'
import { clientKey } from './answer.ts'

export const pushAfter = z.literal([...PUSH_AFTER])
export const mailAfter = z.literal([...MAIL_AFTER])

/** A browser's own address at a push service, as PushSubscription.toJSON() tells it. */
export const pushRequest = z
  .strictObject({
    endpoint: z.string().max(1_000),
    keys: z.strictObject({ p256dh: z.string().max(100), auth: z.string().max(40) }),
    after: pushAfter,
  })
  .meta({ id: 'PushRequest' })

export const pushEndpoint = z.strictObject({ endpoint: z.string().max(1_000) }).meta({ id: 'PushEndpoint' })

export const mailRequest = z
  .strictObject({ address: z.string().max(300), after: mailAfter })
  .meta({ id: 'MailRequest', description: 'A new address is sent a mail that asks whether it is theirs.' })

/** How you are called back when it is your turn and you are not looking. */
export const reminders = z
  .object({
    push: z.object({
      key: z.string().meta({ description: 'The server’s public key, for PushManager.subscribe.' }),
      devices: z.int().meta({ description: 'How many browsers of yours are told.' }),
      endpoints: z.array(z.string()).meta({ description: 'Which: a browser that is not among them is told nothing.' }),
      after: pushAfter,
    }),
    mail: z.object({
      isOffered: z.boolean().meta({ description: 'Whether this server sends mail.' }),
      address: z.string().nullable().meta({ description: 'Confirmed: reminders go there.' }),
      unconfirmed: z.string().nullable().meta({ description: 'It was sent a mail, and nobody has answered it yet.' }),
      after: mailAfter,
    }),
  })
  .meta({ id: 'Reminders' })

/** A page at the table is in sight, or is not any more. It says so again every minute. */
export const lookingRequest = z
  .strictObject({
    line: clientKey.meta({ description: 'Stands for this page, among all that somebody may have open.' }),
    isLooking: z.boolean(),
  })
  .meta({ id: 'LookingRequest' })

export type PushRequest = z.infer<typeof pushRequest>
export type MailRequest = z.infer<typeof mailRequest>
export type Reminders = z.infer<typeof reminders>
export type LookingRequest = z.infer<typeof lookingRequest>
