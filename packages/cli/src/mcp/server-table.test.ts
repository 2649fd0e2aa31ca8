import { createClient, newKey } from '@turnwright/protocol'
import { startServer } from '@turnwright/server'
import { expect, test } from 'vitest'
import { Scratch } from '../testing/turnwright-process.ts'
import { type SeatTable, type Standing } from './seat-table.ts'
import { ServerTable } from './server-table.ts'

/** A table with two open seats, and the link to it. */
async function openTable(origin: string): Promise<string> {
  let cookie = ''
  const client = createClient({
    origin,
    headers: () => ({ cookie }),
    async fetch(path, init) {
      const response = await fetch(path, init)
      cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie
      return response
    },
  })
  await client.call('POST /api/identity', { body: { name: 'Host' } })
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
  const { id } = await client.call('POST /api/tables', {
    body: { game: 'tic-tac-toe', seats, visibility: 'open', key: newKey() },
  })
  return `${origin}/tables/${id}`
}

async function answered(table: SeatTable): Promise<Standing> {
  const standing = await table.wait(5000)
  if (standing.type !== 'question') return standing
  const { number, question } = standing
  return table.answer(number, [question.choices[0]?.id ?? ''])
}

test('two clients sit down at a table of a server by its link, wait for their turns and play to the end', async () => {
  using scratch = new Scratch()
  const server = await startServer({ port: 0, dataDir: scratch.path('data'), webDist: null })
  try {
    const link = await openTable(`http://127.0.0.1:${server.port}`)
    const ana = await ServerTable.sit({ link, name: 'Ana', seat: 0 })
    expect(await ana.wait(0)).toMatchObject({ type: 'waiting', for: ['somebody who sits down'] })
    const bo = await ServerTable.sit({ link, name: 'Bo', seat: null })
    const asked = await ana.wait(5000)
    expect(asked).toMatchObject({ type: 'question', number: 1, lines: [], refusal: null })
    expect(await bo.wait(0)).toMatchObject({ type: 'waiting', for: ['Ana'] })
    const refused = await ana.answer(1, ['z9'])
    expect(refused).toMatchObject({
      type: 'question',
      number: 2,
      refusal: { reason: expect.stringContaining('z9') as string },
    })
    await expect(ana.imagine()).rejects.toThrow('Nobody imagines at a table of a server')
    await expect(ana.answer(1, ['a1'])).rejects.toThrow('That question is not asked any more')
    let last: Standing = refused
    for (let turns = 0; last.type !== 'over' && turns < 20; turns++) {
      await answered(ana)
      last = await answered(bo)
    }
    expect(await ana.look()).toMatchObject({ type: 'over', result: { winners: [0] } })
    expect(last).toMatchObject({ type: 'over', result: { winners: [0] } })
  } finally {
    await server.stop()
  }
})
