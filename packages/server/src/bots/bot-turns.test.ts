import { expect, test } from 'vitest'
import type { Clock } from '../around/clock.ts'
import type { Company } from './asked-bots.ts'
import { BotTurns } from './bot-turns.ts'

/** Time passes when somebody works, or when there is nothing to do but wait for an alarm. */
class TestClock implements Pick<Clock, 'elapsed' | 'alarm'> {
  readonly #alarms = new Set<{ readonly at: number; readonly ring: () => void }>()
  #now = 0

  elapsed(): number {
    return this.#now
  }

  work(milliseconds: number): void {
    this.#now += milliseconds
  }

  alarm(inMilliseconds: number, ring: () => void): { cancel(): void } {
    const alarm = { at: this.#now + Math.max(0, inMilliseconds), ring }
    this.#alarms.add(alarm)
    return { cancel: () => this.#alarms.delete(alarm) }
  }

  /** Rings all alarms that are due until then. */
  async runUntil(end: number): Promise<void> {
    for (;;) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      const [next] = [...this.#alarms].toSorted((a, b) => a.at - b.at)
      if (next === undefined || next.at >= end) return
      this.#alarms.delete(next)
      this.#now = Math.max(this.#now, next.at)
      next.ring()
    }
  }
}

async function play(turns: BotTurns, company: Company, done: () => void, work = (): void => {}): Promise<void> {
  using turn = await turns.take(company)
  turn.spend(work)
  done()
}

test.for([
  ['people', 500],
  ['bots', 200],
] as const)('bots that play with %s leave the main thread to others, however many they are', async ([company, ms]) => {
  const clock = new TestClock()
  const turns = new BotTurns(clock)
  let taken = 0
  for (let bot = 0; bot < 1_000; bot++)
    void play(
      turns,
      company,
      () => taken++,
      () => clock.work(4),
    )
  await clock.runUntil(1_000)
  expect(taken, 'turns of four milliseconds in a second').toBe(ms / 4)
})

test('between two turns of bots everything else gets its turn', async () => {
  const turns = new BotTurns()
  const order: string[] = []
  const bots = Array.from({ length: 3 }, () => play(turns, 'people', () => order.push('bot')))
  const other = async (): Promise<void> => {
    for (let i = 0; i < 3; i++)
      await new Promise<void>((resolve) => setImmediate(resolve)).then(() => order.push('other'))
  }
  await Promise.all([...bots, other()])
  expect(order.join(' ')).not.toContain('bot bot bot')
})

test('a bot that plays with people comes before all that play among themselves', async () => {
  const turns = new BotTurns()
  const order: string[] = []
  const alone = Array.from({ length: 5 }, () => play(turns, 'bots', () => order.push('bots')))
  const among = play(turns, 'people', () => order.push('people'))
  await Promise.all([...alone, among])
  expect(order.indexOf('people')).toBeLessThanOrEqual(1)
})

test('a turn that came to nothing does not keep the others waiting', async () => {
  const turns = new BotTurns()
  const unused = await turns.take('bots')
  const order: string[] = []
  const next = play(turns, 'bots', () => order.push('next'))
  order.push('given back')
  unused[Symbol.dispose]()
  await next
  expect(order).toEqual(['given back', 'next'])
})

test('when the server stops nobody waits for a turn any more', async () => {
  const clock = new TestClock()
  const turns = new BotTurns(clock)
  const first = play(
    turns,
    'bots',
    () => {},
    () => clock.work(20),
  )
  await clock.runUntil(1)
  await first
  let isServed = false
  const waiting = play(turns, 'bots', () => (isServed = true))
  await clock.runUntil(100)
  expect(isServed, 'bots rest for four times as long as they worked').toBe(false)
  turns.stop()
  await waiting
})
