import { request } from 'node:http'
import { hostname } from 'node:os'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, expect, test } from 'vitest'
import { mcpServer } from './mcp-server.ts'
import { serveMcp } from './mcp-over-http.ts'
import type { Standing } from './seat-table.ts'

let later = 0
const { server, link } = await serveMcp(
  () => mcpServer('1'),
  { host: '127.0.0.1', port: 0 },
  () => Date.now() + later,
)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function clientAt(url: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  // The kit's own types leave out that a session may be undefined.
  await client.connect(new StreamableHTTPClientTransport(new URL(url)) as Parameters<Client['connect']>[0])
  return client
}

test('clients play over HTTP, each at tables of its own', async () => {
  const [one, other] = [await clientAt(link), await clientAt(link)]
  const sat = await one.callTool({ name: 'sit', arguments: { game: 'tic-tac-toe' } })
  expect(sat.structuredContent).toMatchObject({ table: 'table-1', type: 'question' })
  const looked = await other.callTool({ name: 'look', arguments: { table: 'table-1' } })
  expect(looked).toMatchObject({ isError: true, content: [{ text: 'You sit at no table "table-1". Sit down first.' }] })
  await one.close()
  await other.close()
})

/** `fetch` would not send another Host. */
function statusOf(headers: Readonly<Record<string, string>>, path = '/mcp'): Promise<number | undefined> {
  return statusAt(link, headers, path)
}

function statusAt(
  address: string,
  headers: Readonly<Record<string, string>>,
  path = '/mcp',
): Promise<number | undefined> {
  const { port } = new URL(address)
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume()
      done(response.statusCode)
    })
    asked.on('error', fail)
    asked.end('{}')
  })
}

test('pages of other origins and other names for this machine are refused', async () => {
  const { host } = new URL(link)
  expect(await statusOf({ host, origin: 'https://evil.example.org' })).toBe(403)
  // A page in a frame that was shut in has the origin null, and another server of this machine another port.
  for (const origin of ['null', 'http://127.0.0.1:1', `https://${host}`])
    expect({ origin, status: await statusOf({ host, origin }) }).toEqual({ origin, status: 403 })
  expect(await statusOf({ host: 'evil.example.org' })).toBe(403)
  expect(await statusOf({ host, origin: `http://${host}` })).not.toBe(403)
  expect(await statusOf({ host }, '/other')).toBe(404)
  expect(await statusOf({ host, 'mcp-session-id': 'nobody' })).toBe(404)
})

test('a client plays a whole game over HTTP, and what is told is what is told at the standard input', async () => {
  const client = await clientAt(link)
  const told = async (name: string, input: Record<string, unknown>): Promise<Standing> =>
    (await client.callTool({ name, arguments: input })).structuredContent as unknown as Standing
  let standing = await told('sit', { game: 'sealed-auction', rivals: ['random'] })
  const { table } = standing as unknown as { readonly table: string }
  for (let answers = 0; standing.type === 'question' && answers < 500; answers++)
    standing = await told('answer', { table, number: standing.number, selection: standing.question.examples[0] })
  expect(standing).toMatchObject({ type: 'over', result: { scores: expect.any(Array) as number[] } })
  await client.close()
})

test('who listens at every address is called by those of the machine, and by no other name', async () => {
  const open = await serveMcp(() => mcpServer('1'), { host: '0.0.0.0', port: 0 })
  try {
    const { port } = new URL(open.link)
    const own = [hostname().toLowerCase(), '127.0.0.1', 'localhost']
    for (const name of own) expect(await statusAt(open.link, { host: `${name}:${port}` })).not.toBe(403)
    expect(await statusAt(open.link, { host: `evil.example.org:${port}` })).toBe(403)
    expect(await statusAt(open.link, { host: `localhost:${port}`, origin: 'https://evil.example.org' })).toBe(403)
    // Whoever listens on this machine alone has no other name.
    expect(await statusOf({ host: `${hostname().toLowerCase()}:${new URL(link).port}` })).toBe(403)
  } finally {
    open.server.close()
  }
})

test('a client that went away without a word makes room after half an hour, and one that listens stays', async () => {
  const listening = await clientAt(link)
  // What a client that was killed leaves: a session that nobody ever ends.
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'gone', version: '1' } },
  }
  const begin = async (): Promise<Response> => {
    const response = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(initialize),
    })
    await response.text()
    return response
  }
  const begun: number[] = []
  for (let more = 0; more < 60; more++) begun.push((await begin()).status)
  expect(new Set(begun)).toEqual(new Set([200, 503]))
  expect(begun.at(-1)).toBe(503)
  later = 31 * 60_000
  expect((await begin()).status).toBe(200)
  expect((await listening.callTool({ name: 'games', arguments: {} })).isError).not.toBe(true)
  await listening.close()
})
