import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { GameModule } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { openLedger } from '../admin/index.ts'
import type { Place } from '../admin/open-ledger.ts'
import { everyStore } from '../testing/every-store.ts'
import { games } from '../testing/games.ts'
import { parlourModule } from '../testing/parlour.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'

/** A server that is a process of its own starts slowly on a busy machine. */
const PATIENCE = { timeout: 120_000 }
/** So that whoever is asked is still thinking when the server ends. */
const THINKS_LONG = { botPace: [60_000, 60_000] } as const
const IN_TIME = { botPace: [0, 0], lookForBotsEvery: 100 } as const
const BOT = { kind: 'bot', agent: 'steady' } as const

/** Read beside the server: nobody looks at the table. */
async function answersAt(place: Place, id: string): Promise<number> {
  await using ledger = await openLedger(place, 'read')
  const [row] = await ledger.all<{ n: unknown }>('SELECT count(*) AS n FROM entries WHERE table_id = $1', id)
  return Number(row?.n)
}

describe.each(everyStore())('on $name', (kept) => {
  test('a bot whose turn it was when the server stopped answers, though nobody comes back', PATIENCE, async () => {
    const { databaseUrl = null } = await kept.options()
    await using server = await TestServer.start({ databaseUrl, ...THINKS_LONG })
    const place = { dataDir: server.folder, databaseUrl }
    const ana = await server.guest('Ana')
    const { id } = await ana.opens({ game: 'parlour', options: { mode: 'turns' }, seats: [{ kind: 'you' }, BOT] })
    await ana.answers(id, ['pass'])
    const asked = await ana.opens({ game: 'parlour', options: { mode: 'turns' }, seats: [{ kind: 'you' }, BOT] })
    await server.restart(IN_TIME)
    await expect.poll(() => answersAt(place, id), PATIENCE).toBe(2)
    expect(await answersAt(place, asked.id), 'where a person is asked nobody answers').toBe(0)
  })

  test('a bot whose turn it was when the server was killed answers, though nobody comes back', PATIENCE, async () => {
    const { databaseUrl = null } = await kept.options()
    using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-owed-'))
    const place = { dataDir: folder.path, databaseUrl }
    const env = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }
    const killed = await ServerProcess.start(folder.path, 0, { ...env, BOT_PACE: '60000' })
    const ana = new TestGuest(() => killed.origin)
    await ana.call('POST /api/identity', { body: { name: 'Ana' } })
    const { id } = await ana.opens({ game: 'parlour', options: { mode: 'turns' }, seats: [{ kind: 'you' }, BOT] })
    await ana.answers(id, ['pass'])
    await killed.end('SIGKILL')
    const next = await ServerProcess.start(folder.path, 0, env)
    await expect.poll(() => answersAt(place, id), PATIENCE).toBe(2)
    expect(await next.end('SIGTERM')).toBe(0)
  })

  test(
    'bots among themselves go on after a restart where the operator wants it, and rest elsewhere',
    PATIENCE,
    async () => {
      const { databaseUrl = null } = await kept.options()
      await using server = await TestServer.start({ databaseUrl, ...THINKS_LONG })
      const place = { dataDir: server.folder, databaseUrl }
      const ana = await server.guest('Ana')
      const { id } = await ana.opens({ game: 'parlour', options: { mode: 'picks', rounds: 3 }, seats: [BOT, BOT] })
      await server.restart(IN_TIME)
      await setTimeout(1_000)
      expect(await answersAt(place, id)).toBe(0)
      await server.restart({ ...IN_TIME, playUnwatched: true })
      await expect.poll(() => answersAt(place, id), PATIENCE).toBe(6)
    },
  )
})

/** The test game with a bot that brings its rules to a fall, or with one that is mended. */
function withClumsy(answer: 'break' | 'pass'): readonly GameModule[] {
  const clumsy = { about: 'Answers that.', create: () => () => [answer] }
  const module = { ...parlourModule, agents: { ...parlourModule.agents, clumsy } }
  return games.map((each) => (each.definition.id === module.definition.id ? (module as unknown as GameModule) : each))
}

test('a table that a bot’s answer has hurt goes on after a restart, though nobody comes back', PATIENCE, async () => {
  await using server = await TestServer.start({ games: withClumsy('break') })
  const ana = await server.guest('Ana')
  const seats = [{ kind: 'you' as const }, { ...BOT, agent: 'clumsy' }]
  const { id } = await ana.opens({ game: 'parlour', options: { mode: 'turns', rounds: 9 }, seats })
  await ana.answers(id, ['pass'])
  await expect.poll(async () => (await ana.sees(id)).status, PATIENCE).toBe('faulted')
  await server.restart({ ...IN_TIME, games: withClumsy('pass') })
  const yourTurn = async (): Promise<unknown> => (await ana.call('GET /api/tables'))[0]?.yourTurn
  await expect.poll(yourTurn, PATIENCE).toBe(true)
})
