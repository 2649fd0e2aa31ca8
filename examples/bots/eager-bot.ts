#!/usr/bin/env node
/** Takes the first choice that is offered, and something at random where that is refused: no import from the project. */
import { createInterface } from 'node:readline'

interface Choice {
  readonly id: string | number
  /** A choice that opens further ones has these. */
  readonly choices?: readonly Choice[]
}

interface Asked {
  readonly type: 'select' | 'action'
  readonly choices: readonly Choice[]
  readonly min: number
  readonly max: number
  /** Some legal answers. */
  readonly examples: readonly unknown[]
}

type Message =
  | { readonly type: 'hello'; readonly protocol: number }
  | { readonly type: 'question'; readonly number: number; readonly question: Asked; readonly refusal: object | null }
  | { readonly type: 'over' }

const PROTOCOL = 1

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message
  if (message.type === 'hello') say({ type: 'ready', protocol: PROTOCOL })
  if (message.type === 'over') break
  if (message.type === 'question') {
    const { number, question, refusal } = message
    const selection = refusal === null ? firstOf(question) : question.examples[0]
    say({ type: 'answer', number, selection })
  }
}

function firstOf({ type, choices, min, max, examples }: Asked): unknown {
  const wanted = Math.max(1, min)
  const isPlain = choices.every((choice) => choice.choices === undefined)
  if (type === 'action' || !isPlain || wanted > max) return examples[0]
  return choices.slice(0, wanted).map(({ id }) => id)
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}
