import { z } from 'zod'
import { clientKey } from './answer.ts'

/** What can be said at every table. Everybody reads it in their own language: the page has words for each. */
export const PHRASES = [
  'hello',
  'thanks',
  'once-more',
  'well-played',
  'did-not-see',
  'let-me-think',
  'no-hurry',
  'one-moment',
  'sorry',
  'may-i-undo',
] as const

/** Faces of our own, which need no words. */
export const FACES = ['smile', 'laugh', 'wink', 'surprise', 'doubt', 'sad'] as const

export const LONGEST_TEXT = 280

const seatNumber = z.int().min(0).max(15)
const phrase = z.enum([...PHRASES, ...FACES])
const phraseSaid = z.strictObject({ kind: z.literal('phrase'), phrase })
const textSaid = z.strictObject({
  kind: z.literal('text'),
  text: z
    .string()
    .max(2 * LONGEST_TEXT)
    .meta({
      description: `Nothing but text, of at most ${LONGEST_TEXT} characters: what cannot be seen is left out of it.`,
    }),
})

export const talkRequest = z
  .discriminatedUnion('kind', [phraseSaid.extend({ key: clientKey }), textSaid.extend({ key: clientKey })])
  .meta({ id: 'TalkRequest' })

export const talkLine = z
  .object({
    number: z.int().meta({ description: 'Grows from one to the next at a table.' }),
    seat: seatNumber,
    name: z.string(),
    said: z.discriminatedUnion('kind', [phraseSaid, textSaid]),
    at: z.iso.datetime(),
  })
  .meta({ id: 'TalkLine' })

/** What was said at a table, and whether one may write there. It is no part of the game, its log or its record. */
export const talk = z
  .object({
    lines: z.array(talkLine).meta({ description: 'The latest, in order; those after the number that was asked for.' }),
    writing: z.object({
      isOpen: z.boolean().meta({ description: 'Everybody at the table has agreed that they may write to each other.' }),
      agreed: z.array(seatNumber),
    }),
  })
  .meta({ id: 'Talk' })

export const writingRequest = z.strictObject({ agrees: z.boolean() }).meta({ id: 'WritingRequest' })
export const reportRequest = z.strictObject({ number: z.int().min(1) }).meta({ id: 'ReportRequest' })

export type Phrase = z.infer<typeof phrase>
export type Said = z.infer<typeof talkLine>['said']
export type TalkRequest = z.infer<typeof talkRequest>
export type TalkLine = z.infer<typeof talkLine>
export type Talk = z.infer<typeof talk>
