import { setTimeout } from 'node:timers/promises'
import type { GameModule } from '@turnwright/kernel'
import type { LogEntry } from '@turnwright/kernel/host'
import { expect, test, vi } from 'vitest'
import { type Mode, parlourModule } from './testing/parlour.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

async function playAgainst(
  server: TestServer,
  agent: string,
  rounds = 1,
  mode: Mode = 'turns',
): Promise<{ id: string; ana: TestGuest }> {
  const ana = await server.guest('Ana')
  const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, agent }]
  const { id } = await ana.opens({ game: 'parlour', options: { mode, rounds }, seats })
  return { id, ana }
}

async function logOf(ana: TestGuest, id: string): Promise<readonly LogEntry[]> {
  const stream = await ana.follows(id)
  await stream.until(({ status }) => status === 'finished' || status === 'faulted')
  const record = await ana.call('GET /api/tables/:id/record', { params: { id } })
  return record['log'] as readonly LogEntry[]
}

test.for(['throwing', 'nonsense'])(
  'in place of a %s bot chance answers after three tries, and the log says so',
  async (agent) => {
    await using server = await TestServer.start()
    const { id, ana } = await playAgainst(server, agent, 1, 'picks')
    await ana.answers(id)
    const log = await logOf(ana, id)
    expect(log.find(({ kind }) => kind === 'timeout')).toMatchObject({ seat: 1 })
    expect(server.reports.filter((line) => line.includes('bot refused'))).toHaveLength(3)
  },
)

test('a bot whose answer was refused is asked again with the reason', async () => {
  await using server = await TestServer.start()
  const { id, ana } = await playAgainst(server, 'contrite')
  await ana.answers(id, ['pass'])
  const [, second] = await logOf(ana, id)
  expect(second).toMatchObject({ kind: 'answer', seat: 1, selection: ['pass'] })
})

test('a slow bot thinks in a thread, from what its seat knows, while the table answers others', async () => {
  await using server = await TestServer.start()
  const { id, ana } = await playAgainst(server, 'slow', 2)
  const stream = await ana.follows(id)
  await ana.answers(id, ['draw'])
  expect((await ana.sees(id)).play?.waitingFor).toMatchObject([{ seat: 1 }])
  await stream.until(({ play }) => play?.answers === 2)
  await ana.answers(id, ['pass'])
  const log = await logOf(ana, id)
  expect(log.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer', 'answer'])
})

test('a slow bot that cannot imagine the question answers like its quick kin, not at random', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const bot = { kind: 'bot', agent: 'slow' } as const
  // At random one in two answers would break the rules.
  const { id } = await ana.opens({ game: 'parlour', options: { mode: 'guess', rounds: 10 }, seats: [bot, bot] })
  expect((await logOf(ana, id)).map((entry) => 'selection' in entry && entry.selection)).toEqual(
    new Array(20).fill(['pass']),
  )
})

test('a slow bot that never ends is given up, and other tables are not kept waiting', async () => {
  await using server = await TestServer.start({ botPatience: 100, botThreads: 1 })
  const stuck = await playAgainst(server, 'stuck')
  await stuck.ana.answers(stuck.id, ['pass'])
  const other = await playAgainst(server, 'steady')
  await other.ana.answers(other.id, ['pass'])
  await logOf(other.ana, other.id)
  const stream = await stuck.ana.follows(stuck.id)
  await stream.until(({ status }) => status !== 'playing')
  expect(server.reports.filter((line) => line.includes('bot refused'))).toHaveLength(3)
})

test('bots play among themselves while their host watches', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const bot = { kind: 'bot', agent: 'steady' } as const
  const { id, you } = await ana.opens({
    game: 'parlour',
    options: { mode: 'picks', rounds: 3 },
    seats: [bot, bot, bot],
  })
  expect(you).toEqual({ seat: null, host: true })
  expect(await logOf(ana, id)).toHaveLength(9)
})

const BOTS = [1, 2].map(() => ({ kind: 'bot', agent: 'steady' }) as const)

test('bots among themselves rest while nobody watches, and go on when somebody does', async () => {
  await using server = await TestServer.start({ botPace: [5, 5] })
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'parlour', options: { mode: 'turns', rounds: 1_000 }, seats: BOTS })
  const rests = async (): Promise<number> => {
    // What was begun while somebody watched may still end.
    await setTimeout(50)
    const { seq } = await ana.sees(id)
    await setTimeout(150)
    expect((await ana.sees(id)).seq).toBe(seq)
    return seq
  }
  expect(await rests()).toBe(0)
  for (let visit = 0; visit < 3; visit++) {
    const before = (await ana.sees(id)).seq
    const stream = await ana.follows(id)
    await stream.until(({ seq }) => seq > before + 2)
    stream.hangUp()
    await rests()
  }
})

test('where the operator wants it bots among themselves play on although nobody watches', async () => {
  await using server = await TestServer.start({ playUnwatched: true })
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'parlour', options: { mode: 'picks', rounds: 3 }, seats: BOTS })
  await vi.waitFor(async () => expect((await ana.sees(id)).status).toBe('finished'), { timeout: 10_000 })
})

test('who asks for a bot and names none meets the fair one, under a name of its own', async () => {
  const { agents } = parlourModule
  const games = [{ ...parlourModule, agents: { ...agents, fair: agents.steady } } as unknown as GameModule]
  await using server = await TestServer.start({ games })
  const ana = await server.guest('Ana')
  const bot = { kind: 'bot' as const }
  const { seats } = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, bot, bot] })
  expect(seats.map(({ name, agent }) => [name, agent])).toEqual([
    ['Ana', null],
    ['Fair Nora', 'fair'],
    ['Fair Hugo', 'fair'],
  ])
})
