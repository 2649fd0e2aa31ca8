import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Question, Reply, Told } from './messages.ts'
import { PlayedRecord } from './played-record.ts'

const OUTLINE = { first: 0, stops: [], turns: [] }

/** Opens whatever it is given, tells each moment at once, and never comes to the end of following cards. */
class SlowFollower extends EventTarget {
  readonly asked: Question['asked']['kind'][] = []
  isEnded = false

  constructor() {
    super()
    made.push(this)
  }

  postMessage({ id, asked }: Question): void {
    this.asked.push(asked.kind)
    if (this.isEnded || asked.kind === 'lives' || asked.kind === 'views') return
    const told = { kind: asked.kind, outline: OUTLINE } as unknown as Told['open']
    const reply: Reply = { id, told }
    this.dispatchEvent(new MessageEvent('message', { data: reply }))
  }

  terminate(): void {
    this.isEnded = true
  }
}

let made: SlowFollower[] = []

/** Why; null where it comes after all. */
const refused = (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => null,
    (problem: unknown) => String(problem),
  )

beforeEach(() => {
  made = []
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SlowFollower)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('where cards take too long to follow, the game is stepped through as before', async () => {
  const { source } = await PlayedRecord.open({}, 'en')
  const lives = refused(source.cardLives(null))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await lives).toContain('too long to follow')
  const [worker] = made
  expect(worker?.asked).toEqual(['open', 'lives', 'no-lives'])
  expect(await source.at(3, null)).toMatchObject({ kind: 'at' })
})

test('cards that nobody follows any more are given up', async () => {
  const { source } = await PlayedRecord.open({}, 'en')
  const looking = new AbortController()
  void source.cardLives(null, looking.signal).catch(() => undefined)
  looking.abort()
  void source.cardLives(0).catch(() => undefined)
  expect(made[0]?.asked).toEqual(['open', 'lives', 'no-lives', 'lives'])
})

test('of a record that never comes to an end nothing more is waited for', async () => {
  const { source } = await PlayedRecord.open({}, 'en')
  const views = refused(source.views([0], null))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await views).toContain('go in circles')
  await expect(source.at(0, null)).rejects.toThrow('go in circles')
})
