import type { AnySelection } from '@turnwright/kernel/host'
import { z } from 'zod'

/** Made by the client, new for every answer and the same for every retry of it. */
export const clientKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** A response (K17), with what makes it safe to send twice or late. */
export const answerRequest = z
  .strictObject({
    actor: z.string().max(60).meta({ description: 'Your name at the table.' }),
    title: z.string().max(1000),
    selection: z
      .union([z.array(z.unknown()).max(10_000), z.looseObject({ action: z.literal('anytime-action') })])
      .meta({
        description:
          "Ids of choices, groups as { title, selection } where title is the group's id, or an anytime action.",
      }),
    requestId: z.string().max(64),
    branchId: z.int(),
    key: clientKey,
  })
  .meta({ id: 'AnswerRequest' })

export const keyed = z.strictObject({ key: clientKey })
/** Without `answers` the last one goes; with it all but the first so many, as far as they are the seat's to take back alone. */
export const undoRequest = z.strictObject({ answers: z.int().min(0).optional(), key: clientKey })
export const undoOfferRequest = z.strictObject({ answers: z.int().min(0), key: clientKey })
export const undoOfferReply = z.strictObject({ accept: z.boolean(), key: clientKey })

/** Sent when the answer is durable. A retry with the same key gets the same words. */
export const acknowledgement = z
  .object({
    seq: z.int().meta({ description: 'The length of the log after it.' }),
    branchId: z.int(),
    fingerprint: z.string().meta({ description: 'Of your view after it: compare with what you show.' }),
  })
  .meta({ id: 'Acknowledgement' })

export type AnswerRequest = Omit<z.infer<typeof answerRequest>, 'selection'> & { readonly selection: AnySelection }
export type Acknowledgement = z.infer<typeof acknowledgement>
