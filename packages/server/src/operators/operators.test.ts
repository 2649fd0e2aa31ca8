import { setTimeout as pause } from 'node:timers/promises'
import { problemCodes, routes, streamRoute } from '@turnwright/protocol'
import { describe, expect, test, vi } from 'vitest'
import { settingsFrom } from '../settings.ts'
import { everyStore } from '../testing/every-store.ts'
import { seated } from '../testing/seated.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'

const TOKEN = 'a token of more than sixteen letters'
const LOCAL = { port: 0, host: '127.0.0.1', token: null }

/** One number of the text format, read to the letter. */
interface Read {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

function read(text: string): readonly Read[] {
  const kinds = new Map<string, string>()
  const samples: Read[] = []
  expect(text.endsWith('\n')).toBe(true)
  const ofKind = Array.from(text.matchAll(/^# TYPE \S+ (.+)$/gm), ([, kind]) => kind)
  expect(ofKind.filter((kind) => !['counter', 'gauge', 'histogram'].includes(kind as string))).toEqual([])
  for (const line of text.trimEnd().split('\n')) {
    const [, about, name, rest] = /^# (HELP|TYPE) ([a-z_]+) (.+)$/.exec(line) ?? []
    if (about === 'TYPE') kinds.set(name as string, rest as string)
    if (about !== undefined) continue
    const [, sample, labels = '', value] = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    expect({ line, isSample: sample !== undefined && Number.isFinite(Number(value)) }).toEqual({ line, isSample: true })
    const family = (sample as string).replace(/_(bucket|sum|count)$/, '')
    expect(kinds.has(sample as string) || kinds.get(family) === 'histogram', `${line} has a type`).toBe(true)
    const pairs = Array.from(labels.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"(?:,|$)/g), ([, key, of]) => [key, of])
    samples.push({ name: sample as string, labels: Object.fromEntries(pairs), value: Number(value) })
  }
  return samples
}

const stores = everyStore()

describe.each(stores)('the port of operators, with tables in $name', (kept) => {
  test('tells what happens here, and names no table, person, address or secret', async () => {
    await using server = await TestServer.start({ ...(await kept.options()), operators: LOCAL })
    const { id, table, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    const stream = await ana.follows(id)
    await stream.until(({ seats }) => seats[0]?.connected === true)
    await ana.answers(id, ['pass'])
    await bo.isRefused(bo.undoes(id))
    await server.stranger().speak('GET', `/api/tables/${id}/nowhere?invite=${table.invite}`)
    await bo.answers(id, ['break']).catch(() => undefined)
    const text = await (await fetch(`${server.operators}/metrics`)).text()
    const numbers = read(text)
    const valueOf = (name: string, labels: Readonly<Record<string, string>> = {}): number | undefined =>
      numbers.find((each) => each.name === name && Object.entries(labels).every(([k, v]) => each.labels[k] === v))
        ?.value
    expect(valueOf('turnwright_log_entries_total', { kind: 'answer' })).toBe(1)
    expect(valueOf('turnwright_faults_total')).toBe(1)
    expect(valueOf('turnwright_streams', { kind: 'seat' })).toBe(1)
    expect(valueOf('turnwright_live_tables')).toBe(1)
    expect(valueOf('turnwright_ready')).toBe(1)
    expect(valueOf('turnwright_nodes')).toBe(1)
    expect(valueOf('turnwright_refusals_total', { code: 'undo-barred' })).toBe(1)
    expect(valueOf('turnwright_requests_total', { route: 'POST /api/tables/:id/answers', status: '200' })).toBe(1)
    expect(valueOf('turnwright_store_seconds_count', { operation: 'save' })).toBeGreaterThan(2)
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e7)

    const known = new Set<string>([...Object.keys(routes), streamRoute, 'page', ...problemCodes])
    for (const { labels } of numbers) {
      const { route, code, ...others } = labels
      for (const value of [route ?? 'page', code ?? 'page']) expect(known).toContain(value)
      for (const value of Object.values(others)) expect(value).toMatch(/^(\d{3}|\+Inf|[\d.]+|[a-zA-Z ]{1,30})$/)
    }
    const secrets = [id, table.invite ?? '', ana.cookie.slice(9), 'Ana', 'Bo', '127.0.0.1', 'secret-card']
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})

test('numbers are not told at the port that people use', async () => {
  await using server = await TestServer.start({ operators: LOCAL })
  for (const path of ['/metrics', '/api/metrics']) {
    const text = await (await fetch(`${server.origin}${path}`)).text()
    expect(text).not.toContain('turnwright_')
  }
})

test('where others reach the port they must show the token', async () => {
  await using server = await TestServer.start({ operators: { ...LOCAL, token: TOKEN } })
  const asked = (headers: Record<string, string>) => fetch(`${server.operators}/metrics`, { headers })
  expect((await asked({})).status).toBe(401)
  expect((await asked({ authorization: `Bearer ${TOKEN}x` })).status).toBe(401)
  expect((await asked({ authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  expect((await fetch(`${server.operators}/readyz`)).status, 'a proxy has none').toBe(200)
})

test('without a token only this machine is let in, and by no other name', async () => {
  const at = (more: Record<string, string>) => () => settingsFrom({ METRICS_PORT: '9464', ...more })
  expect(at({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_TOKEN')
  expect(at({ METRICS_TOKEN: 'short' })).toThrow('16 characters')
  expect(at({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT')
  expect(at({ METRICS_HOST: '0.0.0.0', METRICS_TOKEN: TOKEN })().operators).toMatchObject({ host: '0.0.0.0' })
  expect(settingsFrom({}).operators).toBeNull()
  await using server = await TestServer.start({ operators: LOCAL })
  const { get } = await import('node:http')
  const status = await new Promise((resolve) =>
    get(`${server.operators}/metrics`, { headers: { host: 'evil.example' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }),
  )
  expect(status).toBe(401)
})

test('a store that cannot be written is not healthy, and a server that is about to stop is not ready', async () => {
  let isBroken = false
  await using server = await TestServer.start({
    operators: LOCAL,
    drain: 900,
    wrapStore: (store) =>
      new Proxy(store, {
        get: (target, name) =>
          name === 'check' && isBroken
            ? () => Promise.reject(new Error('no'))
            : (target[name as 'check'] as () => unknown).bind(target),
      }),
  })
  const statusOf = async (path: string) => (await fetch(`${server.operators}${path}`)).status
  expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/')]).toEqual([200, 200, 404])
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  isBroken = true
  await vi.waitFor(async () => expect(await statusOf('/healthz')).toBe(503), { timeout: 3_000, interval: 200 })
  isBroken = false
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 3_000, interval: 200 })
  const stopped = server.stop()
  await pause(100)
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
  await stopped
})

test('a server that drains takes answers and no more streams, and lets go of those it has before it ends', async () => {
  await using server = await TestServer.start({ drain: 1_500 })
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const streams = [await ana.follows(id), await bo.follows(id)]
  for (const stream of streams) await stream.until(({ seats }) => seats.every(({ connected }) => connected))
  let hasStopped = false
  const stopped = server.stop().then(() => (hasStopped = true))
  await pause(200)
  expect((await ana.isRefused(ana.follows(id))).code).toBe('stopping')
  await ana.answers(id, ['pass'])
  for (const stream of streams) {
    await stream.until(({ seq }) => seq === 1)
    expect(JSON.parse((await stream.hears('reconnect')).data)).toEqual({ afterMs: 20 })
  }
  expect(hasStopped).toBe(false)
  await bo.answers(id, ['pass'])
  await stopped
  expect((await fetch(server.origin).catch(() => null)) === null).toBe(true)
})
