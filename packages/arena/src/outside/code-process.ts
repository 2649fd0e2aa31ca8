import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import type { AgentKind, GameModule, Seat } from '@turnwright/kernel'
import type { Responder } from '@turnwright/kernel/host'
import { type PackedFork, Question, Random, unpackFork } from '@turnwright/kernel/search'
import { findGame } from '../find-game.ts'
import type { Hello } from './seat-message.ts'

/** A question as it comes to code: a world that could be the real one, waiting at it. */
interface WorldQuestion {
  readonly type: 'question'
  readonly number: number
  readonly title: string
  readonly refusal: string | null
  readonly world: PackedFork
}

interface Seated {
  readonly module: GameModule
  readonly seat: Seat
  readonly responder: Responder
}

const [, , entry = '', gamesUrl = ''] = process.argv
// What the code prints is for its author; our lines go out by themselves.
console.log = console.error

try {
  await play()
} catch (thrown) {
  // What is quoted in the report must be the error, and not the end of its stack.
  console.error(thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : thrown)
  process.exit(1)
}

async function play(): Promise<void> {
  let seated: Seated | null = null
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line) as Hello | WorldQuestion | { readonly type: 'over' }
    if (message.type === 'hello') {
      seated = await sit(message)
      say({ type: 'ready', protocol: message.protocol })
    }
    if (message.type === 'question' && seated !== null)
      say({ type: 'answer', number: message.number, selection: answer(seated, message) })
  }
}

async function sit({ game, seat, seed }: Hello): Promise<Seated> {
  const module = await findGame(gamesUrl, game.id)
  const exported = Object.values((await import(pathToFileURL(entry).href)) as Record<string, unknown>)
  const kind = exported.find(isAgent)
  if (kind === undefined) throw new TypeError(`${entry} exports no agent: an object with about and create(chance)`)
  return { module, seat, responder: kind.create(Random.fromSeed(seed)) }
}

function answer({ module, seat, responder }: Seated, { world, title, refusal }: WorldQuestion): unknown {
  const game = unpackFork(module.definition, world)
  const { name } = game.player(seat)
  const selector = game.waiting?.selectors.find((each) => each.actor === name && each.title === title)
  if (selector === undefined) throw new TypeError(`the world that was sent does not wait at "${title}"`)
  const question = new Question(game, seat, selector)
  question.refusal = refusal
  return responder(question)
}

function isAgent(value: unknown): value is AgentKind {
  return typeof value === 'object' && value !== null && 'create' in value && typeof value.create === 'function'
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}
