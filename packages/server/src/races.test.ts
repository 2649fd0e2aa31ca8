import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const branchOf = async (guest: TestGuest, id: string) => (await guest.sees(id)).play?.branchId ?? 0

/** How branches follow play (K42, K43), and what they keep apart when several speak at once, through the real server. */

test('turns: the branch changes with every player who is newly awaited', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const first = await branchOf(ana, id)
  const { branchId } = await ana.answers(id, ['pass'])
  expect(branchId).toBe(first + 1)
  expect(await branchOf(bo, id)).toBe(first + 1)
})

test('simultaneous picks: the branch stays while answers are collected, and changes when all are in', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'picks', 1)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const looked = await bo.sees(id)
  const first = looked.play?.branchId ?? 0
  expect((await ana.answers(id)).branchId).toBe(first)
  const answer = bo.answerTo(looked, ({ choices }) => [choices[0]!.id])
  expect((await bo.sends(id, answer)).branchId).toBe(first + 1)
})

test('drafting: the branch stays through the whole draft, is not checked, and changes when the draft ends', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 3, 'draft')
  const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
  const first = await branchOf(ana, id)
  const before = await Promise.all([ana.sees(id), cy.sees(id)])
  expect((await bo.answers(id)).branchId).toBe(first)
  expect(
    (
      await ana.sends(
        id,
        ana.answerTo(before[0], ({ choices }) => [choices[1]!.id]),
      )
    ).branchId,
  ).toBe(first)
  const late = cy.answerTo(before[1], ({ choices }) => [choices[2]!.id])
  expect((await cy.sends(id, { ...late, branchId: first - 1 })).branchId).toBe(first + 1)
})

test('turn-based, wrong player: who is not asked is refused, whatever branch they name', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const asked = ana.answerTo(await ana.sees(id), ['pass'])
  const asBo = await bo.isRefused(bo.sends(id, { ...asked, actor: 'Bo' }))
  expect(asBo).toMatchObject({ code: 'wrong-actor', status: 409 })
  const asAna = await bo.isRefused(bo.sends(id, asked))
  expect(asAna).toMatchObject({ code: 'not-your-seat', status: 403 })
  expect((await ana.sees(id)).seq).toBe(0)
})

test('turn-based, same player twice at once: one answer counts, the other is told that the game moved on', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const looked = await ana.sees(id)
  const outcomes = await Promise.allSettled([
    ana.sends(id, ana.answerTo(looked, ['pass'])),
    ana.sends(id, ana.answerTo(looked, ['draw'])),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [lost] = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(await ana.isRefused(Promise.reject(lost?.reason))).toMatchObject({ status: 409 })
  expect((await ana.sees(id)).seq).toBe(1)
})

test('simultaneous selection: four answers at the same moment are all taken, round after round', async () => {
  await using server = await TestServer.start()
  const rounds = 8
  const { id, people } = await seated(server, 4, 'picks', rounds)
  for (let round = 0; round < rounds; round++) {
    const looked = await Promise.all(people.map((guest) => guest.sees(id)))
    const answers = people.map((guest, seat) => guest.answerTo(looked[seat]!, ({ choices }) => [choices[0]!.id]))
    const taken = await Promise.all(people.map((guest, seat) => guest.sends(id, answers[seat]!)))
    expect(taken.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([1, 2, 3, 4].map((n) => round * 4 + n))
  }
  expect((await people[0]!.sees(id)).status).toBe('finished')
})

test('simultaneous selection: nobody learns what others chose before all have', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 3, 'picks')
  const [ana, bo] = people as [TestGuest, TestGuest]
  const before = await bo.sees(id)
  await ana.answers(id)
  const after = await bo.sees(id)
  expect(after.play?.view).toEqual(before.play?.view)
  expect(after.play?.prompts).toEqual(before.play?.prompts)
  expect(after.play?.waitingFor.map(({ seat }) => seat)).toEqual([1, 2])
})

test('drafting: three answers at the same moment with one branch are all taken', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 3, 'draft')
  const looked = await Promise.all(people.map((guest) => guest.sees(id)))
  const taken = await Promise.all(
    people.map((guest, seat) =>
      guest.sends(
        id,
        guest.answerTo(looked[seat]!, ({ choices }) => [choices[0]!.id]),
      ),
    ),
  )
  expect(taken.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([1, 2, 3])
})

test("undo during an opponent's turn: the opponent's answer to what is gone is a conflict, and their stream catches up", async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await ana.answers(id, ['pass'])
  const looked = await bo.sees(id)
  const stream = await bo.follows(id)
  await stream.until(({ play }) => play?.prompts.length === 1)

  await ana.undoes(id)
  const late = await bo.isRefused(bo.sends(id, bo.answerTo(looked, ['draw'])))
  expect(late.status).toBe(409)
  const caughtUp = await stream.until(({ play }) => play?.waitingFor[0]?.seat === 0)
  expect(caughtUp.play?.prompts).toEqual([])
  expect(caughtUp).toEqual({ ...(await bo.sees(id)) })

  await ana.answers(id, ['draw'])
  const again = await bo.isRefused(bo.sends(id, bo.answerTo(looked, ['draw'])))
  expect(again, 'the same question, but on another branch').toMatchObject({ code: 'conflict', status: 409 })
  await bo.answers(id, ['draw'])
})

test("undo during an opponent's turn: once the opponent has answered it needs their consent", async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await ana.answers(id, ['pass'])
  await bo.answers(id, ['pass'])
  expect(await ana.isRefused(ana.undoes(id))).toMatchObject({ code: 'undo-barred', status: 409 })
})

test('undo and answer at the same moment: exactly one of them counts', async () => {
  await using server = await TestServer.start()
  for (let round = 0; round < 6; round++) {
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await ana.answers(id, ['pass'])
    const answer = bo.answerTo(await bo.sees(id), ['draw'])
    const both = round % 2 === 0 ? [ana.undoes(id), bo.sends(id, answer)] : [bo.sends(id, answer), ana.undoes(id)]
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ana.sees(id)).seq).toBe(2)
  }
})

test('nothing is saved after a table was closed, not even the answer of a bot that was thinking', async () => {
  await using server = await TestServer.start({ botPace: [150, 150] })
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'bot' }] })
  await ana.answers(id, ['pass'])
  const { seq } = await ana.call('POST /api/tables/:id/close', { params: { id }, body: { key: newKey() } })
  await new Promise((resolve) => setTimeout(resolve, 400))
  const after = await ana.sees(id)
  expect(after).toMatchObject({ status: 'closed', seq })
  const late = ana.sends(id, {
    actor: 'Ana',
    title: 'Play a card',
    selection: ['pass'],
    requestId: 'x',
    branchId: 1,
    key: 'late-key-1',
  })
  expect(await ana.isRefused(late)).toMatchObject({ code: 'closed', status: 409 })
  await server.restart()
  expect(await ana.sees(id)).toMatchObject({ status: 'closed', seq })
})
