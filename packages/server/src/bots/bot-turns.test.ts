import { expect, test } from 'vitest'
import { BotTurns, type Company } from './bot-turns.ts'

/** Keeps the main thread busy. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

async function play(turns: BotTurns, company: Company, milliseconds: number, done: () => void): Promise<void> {
  using turn = await turns.take(company)
  turn.spend(() => work(milliseconds))
  done()
}

test.for([
  ['people', 2],
  ['bots', 5],
] as const)(
  'bots that play with %s leave the main thread to others, however many they are',
  async ([company, times]) => {
    const turns = new BotTurns()
    const began = performance.now()
    await Promise.all(Array.from({ length: 11 }, () => play(turns, company, 4, () => {})))
    // The rest after the last turn is not waited for, and timers may ring a little early.
    expect(performance.now() - began).toBeGreaterThan(10 * 4 * times * 0.75)
  },
)

test('between two turns of bots everything else gets its turn', async () => {
  const turns = new BotTurns()
  const order: string[] = []
  const bots = Array.from({ length: 3 }, () => play(turns, 'people', 0, () => order.push('bot')))
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
  const alone = Array.from({ length: 5 }, () => play(turns, 'bots', 1, () => order.push('bots')))
  const among = play(turns, 'people', 1, () => order.push('people'))
  await Promise.all([...alone, among])
  expect(order.indexOf('people')).toBeLessThanOrEqual(1)
})

test('a turn that came to nothing does not keep the others waiting', async () => {
  const turns = new BotTurns()
  const unused = await turns.take('bots')
  const order: string[] = []
  const next = play(turns, 'bots', 0, () => order.push('next'))
  order.push('given back')
  unused[Symbol.dispose]()
  await next
  expect(order).toEqual(['given back', 'next'])
})

test('when the server stops nobody waits for a turn any more', async () => {
  const turns = new BotTurns()
  await play(turns, 'bots', 20, () => {})
  const began = performance.now()
  const waiting = play(turns, 'bots', 0, () => {})
  turns.stop()
  await waiting
  expect(performance.now() - began).toBeLessThan(40)
})
