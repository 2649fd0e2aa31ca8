import { expect, test } from 'vitest'
import { SECRETS } from './testing/parlour.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

interface Shown {
  readonly played: readonly string[]
  readonly hands: readonly (number | readonly string[])[]
}

/** The identities that a seat has been shown in its own hand or on the table, at any time. */
class Known {
  readonly all = new Set<string>()

  see(view: unknown): void {
    const { played, hands } = view as Shown
    for (const card of played) this.all.add(card)
    for (const hand of hands) if (typeof hand !== 'number') for (const card of hand) this.all.add(card)
  }
}

async function seedIn(server: TestServer): Promise<string> {
  await using ledger = await server.ledger()
  const [table] = await ledger.all<{ seed: string }>('SELECT seed FROM tables')
  if (table === undefined) throw new Error('there is no table')
  return table.seed
}

async function keyOf(server: TestServer): Promise<string> {
  await using ledger = await server.ledger()
  const [key] = await ledger.keys()
  if (key === undefined) throw new Error('there is no key')
  return Buffer.from(key.secret, 'base64').toString('base64url')
}

test.for(['turns', 'picks', 'draft'] as const)(
  'in %s nothing that is sent to anyone names a card they do not know, nor the seed',
  async (mode) => {
    await using server = await TestServer.start()
    const { id, people, table } = await seated(server, 3, mode, 3)
    const spectator = await server.guest('Sam')
    const watched = await spectator.follows(id, null, table.invite === null ? {} : { invite: table.invite })
    const knowledge = people.map(() => new Known())
    const streams = await Promise.all(people.map((guest) => guest.follows(id)))
    const look = () => streams.forEach((stream, seat) => knowledge[seat]!.see(stream.state?.play?.view))
    for (const stream of streams) await stream.until(() => true)
    const onTable = new Known()

    for (let turn = 0; turn < 40 && streams[0]!.state?.status === 'playing'; turn++) {
      look()
      for (const [seat, guest] of people.entries()) {
        const state = await guest.sees(id)
        if (state.play?.prompts.length !== 1) continue
        const pick = [['pass'], ['draw'], null][turn % 3] ?? null
        const { seq } = await guest.answers(id, ({ choices }) =>
          mode === 'turns' && pick !== null ? pick : [choices[0]!.id],
        )
        await streams[seat]!.until((now) => now.seq >= seq)
        look()
      }
      await Promise.all(streams.map((stream) => stream.until(({ seq }) => seq >= (streams[0]!.state?.seq ?? 0))))
      look()
    }
    const last = streams[0]!.state?.seq ?? 0
    await watched.until(({ seq }) => seq === last)
    await Promise.all(streams.map((stream) => stream.until(({ seq }) => seq === last)))
    look()
    expect(last).toBeGreaterThan(8)

    const named = (heard: readonly string[]) => SECRETS.filter((secret) => heard.some((text) => text.includes(secret)))
    onTable.see({ ...(watched.state?.play?.view as Shown), hands: [] })
    expect(named(spectator.heard).sort()).toEqual([...onTable.all].sort())
    for (const [seat, guest] of people.entries())
      expect(named(guest.heard).sort()).toEqual([...knowledge[seat]!.all].sort())
    expect(knowledge[0]!.all.size, 'there was something to hide').toBeLessThan(SECRETS.length - 10)

    const key = await keyOf(server)
    for (const guest of [...people, spectator]) {
      const others = people.filter((other) => other !== guest)
      const secrets = [await seedIn(server), key, ...others.map(({ cookie }) => guestIdIn(cookie))]
      expect(secrets.filter((secret) => guest.heard.some((text) => text.includes(secret)))).toEqual([])
    }
  },
)

function guestIdIn(cookie: string): string {
  return cookie.split('=')[1]!.split('.')[0]!
}

test('reports to operators name no card, seed, cookie or token', async () => {
  await using server = await TestServer.start()
  const { id, people, table } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  await ana.isRefused(ana.answers(id, ['break']))
  const host = await server.guest('Host')
  const bot = { kind: 'bot', agent: 'nonsense' } as const
  const bots = await host.opens({ game: 'parlour', options: { mode: 'picks', rounds: 1 }, seats: [bot, bot] })
  await (await host.follows(bots.id)).until(({ status }) => status === 'finished')
  const reported = server.reports.join('\n')
  expect(reported).toContain('bot refused')
  for (const secret of [...SECRETS, await seedIn(server), table.invite ?? '', ana.cookie.split('=')[1] ?? ''])
    expect(reported).not.toContain(secret)
})

test('before the end nothing tells the record, after it the seed is no secret', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  expect((await ana.isRefused(ana.call('GET /api/tables/:id/record', { params: { id } }))).status).toBe(409)
  await bo.leaves(id)
  const { seed } = await ana.call('GET /api/tables/:id/record', { params: { id } })
  expect(seed).toBe(await seedIn(server))
})
