import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { settingsFrom } from '../../settings.ts'
import { seated } from '../../testing/seated.ts'
import type { TestGuest } from '../../testing/test-guest.ts'
import { TestServer } from '../../testing/test-server.ts'

interface Received {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
}

/** A collector that takes OTLP over HTTP, in JSON. */
class TestCollector implements AsyncDisposable {
  readonly spans: Received[] = []
  readonly bodies: string[] = []
  headers: Readonly<Record<string, unknown>> = {}
  readonly #server = createServer((request, response) => void this.#take(request, response))

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    this.bodies.push(body)
    this.headers = request.headers
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans } of scopeSpans) this.spans.push(...spans)
    response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

const tracesTo = (endpoint: string, more: Readonly<Record<string, string>> = {}) => ({
  traces: settingsFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...more }).traces ?? null,
})

test('a request is one trace with what the store did for it, and tells nothing of tables and people', async () => {
  await using collector = new TestCollector()
  const url = await collector.start()
  await using server = await TestServer.start(tracesTo(url, { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b' }))
  const { id, table, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  await ana.answers(id, ['pass'])
  await server.stop()
  const answer = collector.spans.find(({ name }) => name === 'POST /api/tables/:id/answers')
  expect(answer).toMatchObject({ kind: 2, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) })
  const save = collector.spans.filter(({ parentSpanId }) => parentSpanId === answer?.spanId)
  expect(save).toEqual([expect.objectContaining({ name: 'store save', kind: 3, traceId: answer?.traceId })])
  for (const { startTimeUnixNano, endTimeUnixNano } of collector.spans) {
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true)
    expect(Math.abs(Number(BigInt(endTimeUnixNano) / 1_000_000n) - Date.now())).toBeLessThan(60_000)
  }
  expect(collector.headers).toMatchObject({ 'x-key': 'a b', 'content-type': 'application/json' })
  const sent = collector.bodies.join()
  for (const secret of [id, table.invite ?? '', 'Ana', '127.0.0.1', ana.cookie.slice(9)])
    expect(sent).not.toContain(secret)
})

test('a proxy says which trace a request belongs to and whether it is recorded; strangers do not', async () => {
  await using collector = new TestCollector()
  const url = await collector.start()
  const trace = 'a'.repeat(32)
  const ask = async (server: TestServer, flags: string) =>
    (
      await fetch(`${server.origin}/api/games`, { headers: { traceparent: `00-${trace}-${'b'.repeat(16)}-${flags}` } })
    ).text()
  await using proxied = await TestServer.start({ ...tracesTo(url), trustedProxies: ['loopback'] })
  await ask(proxied, '01')
  await ask(proxied, '00')
  await proxied.stop()
  expect(collector.spans).toEqual([expect.objectContaining({ traceId: trace, parentSpanId: 'b'.repeat(16) })])
  await using direct = await TestServer.start(tracesTo(url, { OTEL_TRACES_SAMPLER_ARG: '0' }))
  await ask(direct, '01')
  await direct.stop()
  expect(collector.spans).toHaveLength(1)
})

test('a collector that is away is reported once, and nobody waits for it', async () => {
  await using server = await TestServer.start(tracesTo('http://127.0.0.1:9'))
  const ana = await server.guest('Ana')
  expect(await ana.call('GET /api/games')).toHaveLength(2)
  await vi.waitFor(() => expect(server.reports.join()).toContain('traces not sent'), { timeout: 5_000 })
  await ana.call('GET /api/games')
  await server.stop()
  expect(server.reports.filter((line) => line.includes('traces not sent'))).toHaveLength(1)
})

test('what cannot be understood of the settings is said at the start, and without them nothing is traced', () => {
  const at = (more: Readonly<Record<string, string>>) => () =>
    settingsFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', ...more })
  expect(at({ OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT')
  expect(at({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow('http/json')
  expect(at({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG')
  expect(at({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' })).toThrow(/^(?!.*secret)/)
  expect(at({ OTEL_SDK_DISABLED: 'true' })().traces).toBeNull()
  expect(settingsFrom({}).traces).toBeNull()
})
