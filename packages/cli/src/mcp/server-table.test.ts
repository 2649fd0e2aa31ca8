import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { createClient, newKey } from '@turnwright/protocol'
import { startServer } from '@turnwright/server'
import { expect, test } from 'vitest'
import { Scratch } from '../testing/turnwright-process.ts'
import { mcpServer } from './mcp-server.ts'
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

/** A client of the kit, beside its server in this process. */
async function clientOf(): Promise<(name: string, input: object) => Promise<Told>> {
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([mcpServer('1').connect(far), client.connect(near)])
  return async (name, input) => {
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: { ...input } })
    const [said] = content as readonly { readonly text: string }[]
    return { ...(structuredContent as object), error: isError === true ? (said?.text ?? '') : null } as unknown as Told
  }
}

interface Told {
  readonly error: string | null
  readonly type: string
  readonly table: string
  readonly number: number
  readonly tables: readonly { readonly game: string; readonly players: readonly unknown[]; readonly link: string }[]
}

test('a client finds a table of a running server and sits there in two calls; imagining is refused beside others', async () => {
  using scratch = new Scratch()
  const server = await startServer({ port: 0, dataDir: scratch.path('data'), webDist: null })
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const link = await openTable(origin)
    const call = await clientOf()
    const { tables } = await call('games', { server: origin })
    expect(tables).toEqual([{ game: 'tic-tac-toe', players: [null, null], link }])
    const sat = await call('sit', { link: tables[0]?.link, name: 'Model' })
    expect(sat).toMatchObject({ error: null, type: 'waiting', table: 'table-1' })
    const other = await clientOf()
    await other('sit', { link, name: 'Other' })
    const asked = await call('wait', { table: 'table-1', seconds: 5 })
    expect(asked).toMatchObject({ type: 'question', number: 1 })
    const imagined = await call('imagine', { table: 'table-1', selection: ['a1'] })
    expect(imagined.error).toBe('Nobody imagines at a table of a server: do so at a private one.')
    expect(await call('games', { server: origin })).toMatchObject({ tables: [] })
  } finally {
    await server.stop()
  }
})

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
