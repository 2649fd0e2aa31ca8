import type { AnySelection, PromptChoice } from '@turnwright/kernel/host'
import { Unreadable } from './forfeit.ts'
import type { SeatPrompt } from './seat-message.ts'

export interface ModelAnswer {
  readonly selection: AnySelection
  /** Null where it noted nothing. */
  readonly notebook: string | null
}

type Schema = Readonly<Record<string, unknown>>

/**
 * What a reply may look like, as JSON Schema: ids that are there, and nothing else. Answers with a structure of the
 * game's own are chosen among the examples, and what may be done first among the offers.
 */
export function replySchema({ type, choices, anytime, examples }: SeatPrompt): Schema {
  const properties: Record<string, Schema> = {
    notebook: { type: 'string', description: 'What to remember until the next question.' },
    ...(type === 'action'
      ? {
          example: {
            type: 'integer',
            enum: examples.map((_, at) => at),
            description: 'The number of one of question.examples, from 0.',
          },
        }
      : { selection: selectionSchema(choices) }),
    ...(anytime.length === 0
      ? {}
      : {
          anytime: {
            type: ['integer', 'null'],
            enum: [null, ...anytime.map((_, at) => at)],
            description: 'The number of one of question.anytime, from 0, to do it first; else null.',
          },
        }),
  }
  return object(properties)
}

function selectionSchema(choices: readonly PromptChoice[]): Schema {
  const plain = choices.filter((choice) => choice.choices === undefined).map(({ id }) => id)
  const groups = choices.filter((choice) => choice.choices !== undefined)
  const items = [
    ...(plain.length === 0 ? [] : [{ enum: plain }]),
    ...groups.map(({ id, choices: inner = [] }) =>
      object({ title: { enum: [id] }, selection: selectionSchema(inner) }),
    ),
  ]
  return { type: 'array', items: items.length === 1 ? items[0] : { anyOf: items } }
}

function object(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/** Reads a reply; whether its ids are legal is for the game to say. */
export function answerIn(content: string, { type, anytime, examples }: SeatPrompt): ModelAnswer {
  const said = objectIn(content)
  const notebook = typeof said['notebook'] === 'string' ? said['notebook'] : null
  const offer = typeof said['anytime'] === 'number' ? anytime[said['anytime']] : undefined
  if (offer !== undefined) return { selection: { action: 'anytime-action', anytimeAction: offer }, notebook }
  if (type === 'action') {
    const example = typeof said['example'] === 'number' ? examples[said['example']] : undefined
    if (example === undefined) throw new Unreadable('"example" must be the number of one of question.examples')
    return { selection: example as AnySelection, notebook }
  }
  if (!Array.isArray(said['selection'])) throw new Unreadable('"selection" must be a list of ids')
  return { selection: said['selection'], notebook }
}

const LONGEST_QUOTE = 60

function objectIn(content: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(content)
    if (typeof said === 'object' && said !== null && !Array.isArray(said)) return said as Record<string, unknown>
  } catch {
    // Told below.
  }
  const short = content.slice(0, LONGEST_QUOTE)
  throw new Unreadable(`its reply is no JSON object: "${short}${short === content ? '' : '…'}"`)
}
