import { request } from 'node:http'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, expect, test } from 'vitest'
import { mcpServer } from './mcp-server.ts'
import { serveMcp } from './mcp-over-http.ts'

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
  const { port } = new URL(link)
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
  expect(await statusOf({ host: 'evil.example.org' })).toBe(403)
  expect(await statusOf({ host, origin: `http://${host}` })).not.toBe(403)
  expect(await statusOf({ host }, '/other')).toBe(404)
  expect(await statusOf({ host, 'mcp-session-id': 'nobody' })).toBe(404)
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
