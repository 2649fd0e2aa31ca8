import type { GameModule } from '@turnwright/kernel'
import { games } from '@turnwright/games'
import { expect, test } from 'vitest'
import { ASKED, HEAD_BYTES, TOLD } from './frame.ts'
import { FrameReader } from './frame-reader.ts'
import { type LearningPlan, LearningSession } from './learning-session.ts'
import type { LookedAt } from './learning-game.ts'
import { tokenOf } from './token.ts'
import { ROW } from './token-rows.ts'

const PLAN: LearningPlan = {
  options: {},
  seats: 2,
  games: 1,
  seed: 'learning',
  most: 64,
  observe: null,
  once: true,
}

function gameCalled(id: string): GameModule {
  const found = games.find(({ definition }) => definition.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}

/** A session as a client holds it, with one game. */
class Client {
  readonly #session: LearningSession
  readonly hello: Record<string, unknown>
  #batch: Buffer

  constructor(id: string, changed: Partial<LearningPlan> = {}) {
    this.#session = new LearningSession(gameCalled(id), { ...PLAN, ...changed })
    const told = [...new FrameReader(2 ** 30).push(this.#session.greet())]
    if (told[0]?.kind !== TOLD.hello || told[1]?.kind !== TOLD.batch) throw new Error('nobody says hello')
    this.hello = JSON.parse(String(told[0].content)) as Record<string, unknown>
    this.#batch = told[1].content
  }

  /** Gives null where the answer is a batch, else the reason why not. */
  ask(kind: number, content: Buffer): string | null {
    const [told] = [...new FrameReader(2 ** 30).push(this.#session.answer({ kind, content }))]
    if (told?.kind === TOLD.refused) return (JSON.parse(String(told.content)) as { reason: string }).reason
    if (told?.kind === TOLD.batch) this.#batch = told.content
    return null
  }

  step(...options: readonly number[]): string | null {
    const content = Buffer.alloc(4 * options.length)
    options.forEach((option, at) => content.writeInt32LE(option, 4 * at))
    return this.ask(ASKED.step, content)
  }

  look(): LookedAt {
    const frame = this.#session.answer({ kind: ASKED.look, content: Buffer.alloc(4) })
    return JSON.parse(frame.subarray(HEAD_BYTES).toString()) as LookedAt
  }

  /** The first tokens of every option. */
  get options(): number[][] {
    const numbers = (this.hello['observation'] as { readonly count: number }).count
    const games = this.#batch.readUInt32LE(0)
    const count = this.#batch.readUInt32LE(4)
    const at = 8 + 4 * (games * (numbers + 2 * PLAN.seats) + games + 1) + 2 * games * ROW
    return Array.from({ length: count }, (_, option) =>
      Array.from({ length: ROW }, (_one, place) => this.#batch.readUInt16LE(at + 2 * (option * ROW + place))),
    )
  }
}

test('a card that its seat does not know is a hidden one in every option', () => {
  const client = new Client('pokemon')
  let asked = client.look()
  for (let answers = 0; asked.question?.about?.kind !== 'prize' && answers < 2000; answers++) {
    client.step(answers % client.options.length)
    asked = client.look()
    if (asked.question === null) client.ask(ASKED.reset, Buffer.from(JSON.stringify({ seed: `prize ${answers}` })))
  }
  expect(asked.question?.about?.kind).toBe('prize')
  expect(client.options.map(([first, second]) => [first, second])).toEqual(
    client.options.map(() => [tokenOf('card', 'hidden'), 0]),
  )
})

test('a question with more answers than may be listed lists some that are legal, each once', () => {
  const client = new Client('wingspan', { most: 20 })
  const { question, options } = client.look()
  expect(question?.about?.kind).toBe('starting-hand')
  expect(options.length).toBeGreaterThan(10)
  expect(options.length).toBeLessThanOrEqual(20)
  expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length)
  const refused = options.map((_, option) => new Client('wingspan', { most: 20 }).step(option))
  expect(refused).toEqual(options.map(() => null))
})

test('a game that is over stays so until it is reset, and a reset with the same seed begins the same game', () => {
  const client = new Client('tic-tac-toe')
  const begun = client.look()
  // X takes the first three cells that are left after O has taken others.
  for (const option of [0, 2, 0, 2, 0]) expect(client.step(option)).toBeNull()
  expect(client.look()).toMatchObject({ seat: null, question: null, options: [] })
  expect(client.step(0)).toBe('game 0 is over: reset it, and 0 was chosen; -1 lets it be')
  expect(client.ask(ASKED.reset, Buffer.from('{"seed":"learning"}'))).toBeNull()
  expect(client.look()).toEqual(begun)
})

test.each([
  [
    'a step of too many numbers',
    ASKED.step,
    Buffer.alloc(8),
    'a step has one number for each of the 1 games, not 8 bytes',
  ],
  ['an option that is not there', ASKED.step, Buffer.from([9, 0, 0, 0]), 'game 0 has the options 0 to 8, and 9'],
  ['a reset without a seed', ASKED.reset, Buffer.from('{}'), 'a reset holds {"seed":"any text"}'],
  ['a reset that is no JSON', ASKED.reset, Buffer.from('again'), 'a reset holds {"seed":"any text"}'],
  ['a look at no game', ASKED.look, Buffer.from([1, 0, 0, 0]), 'from 0 to 0'],
  ['something else', 77, Buffer.alloc(0), 'there is no request of the kind 77'],
])('%s is refused with the reason, and nothing has happened', (_what, kind, content, reason) => {
  const client = new Client('tic-tac-toe')
  const before = client.look()
  expect(client.ask(kind, content)).toContain(reason)
  expect(client.look()).toEqual(before)
})

test('whoever announces more than a request may hold is not listened to', () => {
  const frames = new FrameReader(100)
  const long = Buffer.alloc(8)
  long.writeUInt32LE(2 ** 31, 0)
  expect(() => [...frames.push(long)]).toThrow(/2147483648 bytes was announced; it may have 4 to 100/)
})

test('requests may arrive in pieces and several at a time', () => {
  const request = Buffer.from([5, 0, 0, 0, 2, 0, 0, 0, 42])
  const frames = new FrameReader(100)
  const both = Buffer.concat([request, request])
  const heard = [...both].flatMap((byte) => [...frames.push(Buffer.of(byte))])
  expect(heard).toEqual([...new FrameReader(100).push(both)])
  expect(heard).toEqual(Array.from({ length: 2 }, () => ({ kind: 2, content: Buffer.of(42) })))
})
