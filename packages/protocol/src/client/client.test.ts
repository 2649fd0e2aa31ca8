import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { clientKey } from '../schemas/answer.ts'
import { createClient, newKey, ProblemError, Unreachable } from './client.ts'
import { persist, submitAnswer } from './submit.ts'
import { slowClock } from './testing/slow-clock.ts'

const answering = (status: number, body: unknown) =>
  createClient({ fetch: async () => Response.json(body, { status }) })

test('a request goes where the route table says, with its parameters in the path', async () => {
  const sent: [string, RequestInit][] = []
  const client = createClient({
    origin: 'http://there',
    headers: () => ({ cookie: 'c' }),
    fetch: async (path, init) => {
      sent.push([path, init])
      return Response.json({})
    },
  })
  await client.call('POST /api/tables/:id/join', { params: { id: 'a/b?' }, body: { seat: 1 } })
  await client.call('GET /api/tables', { query: { which: 'open' } })
  expect(sent.map(([path]) => path)).toEqual([
    'http://there/api/tables/a%2Fb%3F/join',
    'http://there/api/tables?which=open',
  ])
  expect(sent[0]?.[1]).toMatchObject({ method: 'POST', body: '{"seat":1}', headers: { cookie: 'c' } })
})

test('a refusal is a ProblemError with its code, anything else that fails is Unreachable', async () => {
  const problem = { type: '', title: '', status: 409, code: 'conflict', detail: 'moved on', next: 'catch up' }
  await expect(answering(409, problem).call('GET /api/games')).rejects.toMatchObject({ code: 'conflict', status: 409 })
  await expect(answering(409, problem).call('GET /api/games')).rejects.toBeInstanceOf(ProblemError)
  await expect(answering(502, 'bad gateway').call('GET /api/games')).rejects.toBeInstanceOf(Unreachable)
  const dead = createClient({ fetch: () => Promise.reject(new TypeError('no network')) })
  await expect(dead.call('GET /api/games')).rejects.toBeInstanceOf(Unreachable)
})

test('whoever wants no answer any more is not told that the server does not answer', async () => {
  const client = createClient({
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  })
  const wanted = new AbortController()
  const asked = client.call('GET /api/games', { signal: wanted.signal })
  wanted.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('a key is 128 new bits in letters the wire takes, made without what only secure pages have', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  try {
    const keys = Array.from({ length: 200 }, newKey)
    for (const key of keys) expect(clientKey.parse(key)).toHaveLength(22)
    expect(new Set(keys).size).toBe(200)
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID')
  }
})

test('what may pass is tried again, what was refused is not', async () => {
  let tries = 0
  const flaky = async () => {
    if (++tries < 3) throw new Unreachable('away')
    return 'there'
  }
  expect(await persist(flaky)).toBe('there')
  expect(tries).toBe(3)
  let refused = 0
  const firm = async () => {
    refused++
    throw new ProblemError({ type: '', title: '', status: 422, code: 'refused', detail: '', next: '' })
  }
  await expect(persist(firm)).rejects.toBeInstanceOf(ProblemError)
  expect(refused).toBe(1)
})

test('no schema travels to the browser with the client', async () => {
  const entry = new URL('./index.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] }, minify: true },
  })
  const [{ output }] = built as unknown as [{ output: readonly { code?: string }[] }]
  const code = output.map((chunk) => chunk.code ?? '').join('')
  expect(code).not.toMatch(/zod/i)
  expect(code.length).toBeLessThan(16_000)
  expect(readFileSync(entry, 'utf8')).not.toContain("'zod'")
})

/** A server that stands still: it takes every request and says nothing, until they hang up. */
function standingStill() {
  const keys: unknown[] = []
  const fetch = (_path: string, { signal, body }: RequestInit): Promise<Response> => {
    if (typeof body === 'string') keys.push((JSON.parse(body) as { readonly key: unknown }).key)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }
  return { keys, fetch }
}

test('a call is given up when nobody answers it, whatever it asks for', async () => {
  const clock = slowClock()
  const client = createClient({ ...standingStill(), waiting: clock.waiting })
  const asked = [client.call('GET /api/tables'), client.call('GET /api/tables/:id/record', { params: { id: 't' } })]
  const ended = asked.map((each) => each.catch((error: unknown) => error))
  await clock.pass(10 * 60_000)
  for (const each of ended) expect(await each).toBeInstanceOf(Unreachable)
})

test('a call whose answer stops in the middle is given up', async () => {
  const clock = slowClock()
  const fetch = async (_path: string, { signal }: RequestInit): Promise<Response> =>
    new Response(
      new ReadableStream({ start: (told) => signal?.addEventListener('abort', () => told.error(signal.reason)) }),
    )
  const ended = createClient({ fetch, waiting: clock.waiting })
    .call('GET /api/games')
    .catch((error: unknown) => error)
  await clock.pass(60_000)
  expect(await ended).toBeInstanceOf(Unreachable)
})

test('an answer to which a server that stands still says nothing is sent again within ten seconds, with the same key', async () => {
  const clock = slowClock()
  const { keys, fetch } = standingStill()
  const client = createClient({ fetch, waiting: clock.waiting })
  const answer = { actor: 'Ana', title: 'Pass', requestId: 'r', branchId: 0, selection: ['pass'] }
  const ended = submitAnswer(client, 't', answer, 'k', clock.waiting).catch((error: unknown) => error)
  await clock.pass(10_000)
  expect(keys).toEqual(['k', 'k'])
  await clock.pass(10 * 60_000)
  expect(await ended).toBeInstanceOf(Unreachable)
})
