import type { AgentKind, GameModule } from '@turnwright/kernel'
import type { LogEntry } from '@turnwright/kernel/host'
import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import {
  A_MINUTE,
  A_SECOND,
  clockedServer,
  comesBack,
  DAYS,
  isOver,
  LIVE,
  PATIENCE,
  proposes,
  replies,
  seatedWith,
  UNHURRIED,
} from '../testing/clocked.ts'
import { parlourModule } from '../testing/parlour.ts'
import type { TestGuest } from '../testing/test-guest.ts'

/** The test game with a bot that passes, and tells what it was shown. */
function watchedBots(): { readonly games: readonly GameModule[]; readonly shown: unknown[] } {
  const shown: unknown[] = []
  const passing: AgentKind = {
    about: 'Passes.',
    create: () => (question) => {
      shown.push(question.projection().view)
      return ['pass']
    },
  }
  return { games: [{ ...parlourModule, agents: { passing } } as unknown as GameModule], shown }
}

async function logOf(guest: TestGuest, id: string): Promise<readonly unknown[]> {
  const record = await guest.call('GET /api/tables/:id/record', { params: { id } })
  return (record['log'] as readonly LogEntry[]).map((entry) =>
    entry.kind === 'seat'
      ? `${entry.player} in seat ${entry.seat}`
      : 'seat' in entry
        ? `${entry.kind} ${entry.seat}`
        : '',
  )
}

test('whose time is over is played for by a bot if the others agree, sees as much as the seat, and gives it back', async () => {
  const bots = watchedBots()
  await using clocked = await clockedServer({ games: bots.games })
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, LIVE)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const early = await bo.isRefused(proposes(bo, id, 0, 'stand-in'))
  expect(early).toMatchObject({ code: 'no-vote', detail: expect.stringContaining('still has time') })
  clock.passes(5 * A_MINUTE)
  await isOver(clock, bo, id, [0])
  const seen = (await ana.sees(id)).play?.view
  await proposes(bo, id, 0, 'stand-in')
  await expect.poll(async () => (await bo.sees(id)).play?.prompts.length, PATIENCE).toBe(1)
  expect(bots.shown).toEqual([seen])
  expect(await bo.sees(id)).toMatchObject({
    seats: [
      { kind: 'person', name: 'Ana', standIn: { agent: 'passing', name: 'Passing bot', since: 0 } },
      { standIn: null },
    ],
    proposal: null,
  })
  await bo.answers(id, ['pass'])
  await expect.poll(async () => (await bo.sees(id)).play?.prompts.length, PATIENCE).toBe(1)
  const back = await comesBack(ana, id)
  expect(back).toMatchObject({
    seats: [{ standIn: null }, {}],
    clock: { left: [30 * A_SECOND, 5 * A_MINUTE + 10 * A_SECOND] },
  })
  await bo.answers(id, ['pass'])
  await ana.answers(id, ['pass'])
  await ana.leaves(id)
  expect(await logOf(bo, id)).toEqual([
    'Passing bot in seat 0',
    'answer 0',
    'answer 1',
    'answer 0',
    'Ana in seat 0',
    'answer 1',
    'answer 0',
    'leave 0',
  ])
})

test('whoever is back answers the question that is open, and the bot that thinks about it does not', async () => {
  const bots = watchedBots()
  await using clocked = await clockedServer({ games: bots.games, botPace: [A_MINUTE, A_MINUTE] })
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, LIVE)
  const [ana, bo] = people as [TestGuest, TestGuest]
  clock.passes(5 * A_MINUTE)
  await isOver(clock, bo, id, [0])
  await proposes(bo, id, 0, 'stand-in')
  const refused = await ana.isRefused(ana.answers(id, ['draw']))
  expect(refused).toMatchObject({ code: 'stood-in', next: 'Take your seat back first.' })
  await comesBack(ana, id)
  await comesBack(ana, id)
  clock.passes(2 * A_MINUTE)
  await ana.answers(id, ['draw'])
  expect((await bo.sees(id)).play).toMatchObject({ answers: 1, waitingFor: [{ seat: 1 }] })
  expect(bots.shown).toEqual([])
})

test('whoever is played for takes nothing back meanwhile: their clock stands, and the others would wait for ever', async () => {
  const bots = watchedBots()
  await using clocked = await clockedServer({ games: bots.games })
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, LIVE)
  const [ana, bo] = people as [TestGuest, TestGuest]
  clock.passes(5 * A_MINUTE)
  await isOver(clock, bo, id, [0])
  await proposes(bo, id, 0, 'stand-in')
  await expect.poll(async () => (await bo.sees(id)).play?.answers, PATIENCE).toBe(1)
  const refused = await ana.isRefused(ana.undoes(id))
  expect(refused).toMatchObject({ code: 'stood-in', next: 'Take your seat back first.' })
  const offer = { params: { id }, body: { answers: 0, key: newKey() } }
  expect(await ana.isRefused(ana.call('POST /api/tables/:id/undo-offers', offer))).toMatchObject({ code: 'stood-in' })
  expect((await bo.sees(id)).play).toMatchObject({ answers: 1, waitingFor: [{ seat: 1 }] })
  await comesBack(ana, id)
  await ana.undoes(id)
  expect((await bo.sees(id)).play, 'now it is their own time').toMatchObject({ answers: 0, waitingFor: [{ seat: 0 }] })
})

test('somebody without a line for longer than was agreed can be played for, and who comes back in time cannot', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, UNHURRIED)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const watching = await bo.follows(id)
  const line = await ana.follows(id)
  const anaIs = async (how: object): Promise<void> => {
    const seen = (): unknown => {
      // Who comes and goes is told a moment later.
      clock.passes(A_SECOND / 4)
      return watching.state?.seats[0]
    }
    await expect.poll(seen, PATIENCE).toMatchObject(how)
  }
  await anaIs({ connected: true, away: false })
  clock.passes(10 * A_MINUTE)
  line.hangUp()
  await anaIs({ connected: false, away: false })
  clock.passes(2 * A_MINUTE)
  expect(await bo.isRefused(proposes(bo, id, 0, 'stand-in'))).toMatchObject({ code: 'no-vote' })
  clock.passes(A_MINUTE)
  await anaIs({ connected: false, away: true })
  expect((await proposes(bo, id, 0, 'stand-in')).seats[0]?.standIn).toMatchObject({ agent: 'steady' })
})

test('who comes back while the others still talk about it is let be', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 3, UNHURRIED)
  const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
  for (const present of [bo, cy]) await (await present.follows(id)).until(() => true)
  await bo.sees(id)
  clock.passes(3 * A_MINUTE)
  const state = await proposes(bo, id, 0, 'end')
  expect(state.proposal).toEqual({ kind: 'end', seat: 0, by: 1, agreed: [1], declined: [], voters: [1, 2] })
  const back = await ana.follows(id)
  await back.until(({ proposal }) => proposal === null)
  expect(await cy.isRefused(replies(cy, id, true))).toMatchObject({ code: 'no-vote' })
})

test('more than half of those who are there decide, and whoever proposed something takes it back', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 4, DAYS)
  const [ana, bo, cy, di] = people as [TestGuest, TestGuest, TestGuest, TestGuest]
  clock.passes(24 * 60 * A_MINUTE)
  await isOver(clock, bo, id, [0])
  expect((await proposes(bo, id, 0, 'stand-in')).proposal).toMatchObject({ agreed: [1], voters: [1, 2, 3] })
  expect(await cy.isRefused(proposes(cy, id, 0, 'end'))).toMatchObject({
    detail: 'Something else is proposed already.',
  })
  expect(await ana.isRefused(replies(ana, id, false))).toMatchObject({ detail: 'This is about you.' })
  expect((await replies(bo, id, false)).proposal).toBeNull()
  await proposes(cy, id, 0, 'end')
  await replies(bo, id, false)
  expect((await replies(di, id, false)).proposal, 'two of three are against it').toBeNull()
  await proposes(di, id, 0, 'end')
  expect(await replies(bo, id, true)).toMatchObject({
    status: 'closed',
    proposal: null,
    clock: { since: [null, null, null, null] },
  })
})

test('the others may stop the bot again and wait, and whoever is waited for has time', async () => {
  const bots = watchedBots()
  await using clocked = await clockedServer({ games: bots.games, botPace: [A_MINUTE, A_MINUTE] })
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, LIVE)
  const [, bo] = people as [TestGuest, TestGuest]
  clock.passes(5 * A_MINUTE)
  await isOver(clock, bo, id, [0])
  expect(await bo.isRefused(proposes(bo, id, 0, 'wait'))).toMatchObject({ detail: 'No bot plays for that seat.' })
  await proposes(bo, id, 0, 'stand-in')
  expect(await bo.isRefused(proposes(bo, id, 0, 'stand-in'))).toMatchObject({
    detail: 'A bot plays for that seat already.',
  })
  expect(await proposes(bo, id, 0, 'wait')).toMatchObject({
    seats: [{ standIn: null }, {}],
    clock: { left: [30 * A_SECOND, 5 * A_MINUTE], since: [expect.any(Number), null], over: [] },
  })
  clock.passes(30 * A_SECOND)
  await isOver(clock, bo, id, [0])
})

test('what was proposed is over when the seat answers after all, or somebody leaves', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 4, DAYS)
  const [ana, bo, cy, di] = people as [TestGuest, TestGuest, TestGuest, TestGuest]
  clock.passes(24 * 60 * A_MINUTE)
  await isOver(clock, bo, id, [0])
  await proposes(bo, id, 0, 'stand-in')
  await ana.answers(id, ['pass'])
  expect(await bo.sees(id)).toMatchObject({ proposal: null, clock: { over: [] } })
  clock.passes(24 * 60 * A_MINUTE)
  await isOver(clock, ana, id, [1])
  await proposes(cy, id, 1, 'stand-in')
  expect((await di.leaves(id)).proposal).toBeNull()
})

test('the same proposal sent twice counts once, and nobody proposes without end', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 4, DAYS)
  const [, bo] = people as [TestGuest, TestGuest]
  clock.passes(24 * 60 * A_MINUTE)
  await isOver(clock, bo, id, [0])
  const body = { seat: 0, kind: 'end' as const, key: newKey() }
  for (let sent = 0; sent < 2; sent++)
    expect((await bo.call('POST /api/tables/:id/proposals', { params: { id }, body })).proposal?.agreed).toEqual([1])
  const refusals: string[] = []
  for (let n = 0; n < 40 && refusals.length === 0; n++)
    await proposes(bo, id, 0, 'end')
      .then(() => replies(bo, id, false))
      .catch((error: Error) => refusals.push(error.message))
  expect(refusals).toEqual(['You have proposed too much since the last answer.'])
})

test('where others play the same deal nobody is replaced, but the game can be ended', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const { id: deal } = await ana.call('POST /api/deals', {
    body: { of: 'game', game: 'parlour', players: 2, days: 3, key: newKey() },
  })
  const body = { company: 'friends' as const, key: newKey() }
  const { id } = await ana.call('POST /api/deals/:id/tables', { params: { id: deal }, body })
  await bo.joins(await ana.sees(id))
  await (await bo.follows(id)).until(({ status }) => status === 'playing')
  clock.passes(3 * A_MINUTE)
  await expect.poll(async () => (await bo.sees(id)).seats[0]?.away, PATIENCE).toBe(true)
  expect(await bo.isRefused(proposes(bo, id, 0, 'stand-in'))).toMatchObject({ detail: expect.stringContaining('deal') })
  expect((await proposes(bo, id, 0, 'end')).status).toBe('closed')
})
