import { once } from 'node:events'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const PLENTY = { perSecond: 1_000, burst: 1_000 }
const GENEROUS = { guest: PLENTY, address: PLENTY, opening: PLENTY, connections: 1_000 }

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

test('another seat cannot be answered for, whoever one claims to be', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const eve = await server.guest('Ana')
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  expect((await bo.isRefused(bo.sends(id, answer))).code).toBe('not-your-seat')
  expect((await eve.isRefused(eve.sends(id, answer))).code).toBe('not-seated')
  expect((await ana.sees(id)).seq).toBe(0)
})

test('a cookie that this server did not sign is nobody', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const [claim, signature] = [ana.cookie.slice(0, ana.cookie.lastIndexOf('.')), ana.cookie.split('.').at(-1) ?? '']
  const forgeries = [
    `${claim}.`,
    claim,
    `${claim}.${'A'.repeat(signature.length)}`,
    `${claim}.${signature.slice(0, -1)}`,
    `${claim}x.${signature}`,
    `tw_guest=x.QQ.${signature}`,
    `${ana.cookie}.more`,
    `${ana.cookie}.`,
    'tw_guest=',
    `tw_guest=${'é'.repeat(5000)}`.slice(0, 4000).replaceAll('é', '%'),
  ]
  for (const cookie of forgeries) {
    const stranger = server.stranger()
    stranger.cookie = cookie
    const { status } = await stranger.speak('POST', `/api/tables/${id}/answers`, json(answer))
    expect(status, `at ${cookie}`).toBe(401)
  }
  expect((await ana.sees(id)).seq).toBe(0)
})

test('who watches answers nothing', async () => {
  await using server = await TestServer.start()
  const [ana, eve] = await Promise.all([server.guest('Ana'), server.guest('Eve')])
  const { id } = await ana.opens({ game: 'tic-tac-toe', visibility: 'open', seats: [{ kind: 'you' }, { kind: 'bot' }] })
  await eve.sees(id)
  const answer = { ...ana.answerTo(await ana.sees(id), ['a1']), actor: 'Eve' }
  expect(await eve.isRefused(eve.sends(id, answer))).toMatchObject({ code: 'not-seated', status: 403 })
  expect((await eve.isRefused(eve.undoes(id))).status).toBe(403)
  expect((await eve.isRefused(eve.leaves(id))).status).toBe(403)
  expect((await server.stranger().speak('POST', `/api/tables/${id}/answers`, json(answer))).status).toBe(401)
})

test('bodies that are too large, too deep, no JSON or of another type are refused as such', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const path = `/api/tables/${id}/answers`
  const deep = JSON.stringify(answer).replace('"pass"', `${'['.repeat(5_000)}${']'.repeat(5_000)}`)
  const codeOf = async (init: RequestInit) => {
    const { status, body } = await ana.speak('POST', path, init)
    return [status, (body as { code: string }).code]
  }
  expect(await codeOf(json({ ...answer, title: 'x'.repeat(1_000_000) }))).toEqual([413, 'too-large'])
  expect(await codeOf(json(deep))).toEqual([400, 'malformed'])
  expect(await codeOf(json('{"actor":'))).toEqual([400, 'malformed'])
  expect(await codeOf(json('null'))).toEqual([400, 'malformed'])
  expect(await codeOf(json({ ...answer, isAdmin: true }))).toEqual([400, 'malformed'])
  for (const key of ['__proto__', '\\u005f_proto__', '__prot\\u006f__']) {
    expect(await codeOf(json(`{"${key}":{"actor":"Ana"}}`))).toEqual([400, 'malformed'])
    const inside = JSON.stringify(answer).replace('"pass"', `{"title":"pass","selection":[{"${key}":1}]}`)
    expect(await codeOf(json(inside))).toEqual([400, 'malformed'])
  }
  expect(await codeOf(json({ ...answer, branchId: '1' }))).toEqual([400, 'malformed'])
  expect(await codeOf({ body: 'actor=Ana', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).toEqual(
    [415, 'wrong-type'],
  )
  expect(await codeOf({ body: JSON.stringify(answer), headers: { 'content-type': 'text/plain' } })).toEqual([
    415,
    'wrong-type',
  ])
  expect((await ana.sees(id)).seq).toBe(0)
})

test('no body is read that nobody may send there', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const begun = (path: string, cookie: string, length = 1_000) =>
    problemAfter(
      server.origin,
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${cookie}content-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n{"actor`,
    )
  const ana = `cookie: ${people[0]!.cookie}\r\n`
  expect(await begun(`/api/tables/${id}/answers`, '')).toMatchObject({ code: 'no-identity' })
  expect(await begun('/api/tables', 'cookie: tw_guest=a.b.c\r\n')).toMatchObject({ code: 'bad-identity' })
  expect(await begun('/api/tables/elsewhere/answers', ana)).toMatchObject({ code: 'no-such-table' })
  expect(await begun('/api/nothing', ana)).toMatchObject({ code: 'no-such-page' })
  expect(await begun(`/api/tables/${id}/leave`, ana, 3_000)).toMatchObject({ code: 'too-large' })
  expect(await begun(`/api/tables/${id}/answers`, ana, 20_000)).toMatchObject({ code: 'too-large' })
})

test('a body of thousands of keys is refused before anything is made of it', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 0]))
  const why = async (selection: unknown) => {
    const { body } = await ana.speak('POST', `/api/tables/${id}/answers`, json({ ...answer, selection }))
    return (body as { readonly detail: string }).detail
  }
  expect(await why([keys(490)])).not.toContain('500 keys')
  expect(await why([keys(500)])).toContain('500 keys')
  expect(await why(['"{":[,:,'.repeat(600)]), 'in a text they are none').not.toContain('500 keys')
})

test('a request is counted by what it sends', async () => {
  await using server = await TestServer.start({ limits: { ...GENEROUS, guest: { perSecond: 0.01, burst: 20 } } })
  const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
  const large = json({ filler: 'x'.repeat(15_000) })
  const path = `/api/tables/${'A'.repeat(22)}/answers`
  const until429 = async (ask: () => Promise<{ readonly status: number }>) => {
    for (let n = 0; ; n++) if ((await ask()).status === 429) return n
  }
  expect(await until429(() => ana.speak('GET', '/api/me'))).toBeGreaterThanOrEqual(19)
  expect(await until429(() => eve.speak('POST', path, large))).toBe(2)
})

test('requests that another site makes in our name are refused', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const statusFrom = async (headers: Record<string, string>) =>
    (await ana.speak('POST', '/api/identity', json({ name: 'Ana' }, headers))).status
  expect(await statusFrom({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusFrom({ origin: 'null' })).toBe(403)
  expect(await statusFrom({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusFrom({ origin: server.origin.replace('http:', 'https:') }), 'another site to a browser').toBe(403)
  expect(await statusFrom({ origin: server.origin })).toBe(200)
})

const spellings = (origin: string) => ['/api/identity', '/%61pi/identity', '/api/%69dentity', `${origin}/api/identity`]

test('however an address is spelled, other sites cannot use it', async () => {
  await using server = await TestServer.start()
  for (const path of [...spellings(server.origin), '/nowhere'])
    expect((await postExactly(server.origin, path, { origin: 'https://evil.example' })).status, `at ${path}`).toBe(403)
  for (const path of spellings(server.origin))
    expect(await postExactly(server.origin, path, {}), `at ${path}`).toEqual({ status: 200, caching: 'no-store' })
})

test('however an address is spelled, it is counted', async () => {
  const one = { perSecond: 0.01, burst: 1 }
  for (const limits of [
    { ...GENEROUS, opening: one },
    { ...GENEROUS, guest: one },
  ]) {
    await using server = await TestServer.start({ limits })
    const statuses: number[] = []
    for (const path of spellings(server.origin)) statuses.push((await postExactly(server.origin, path, {})).status)
    expect(statuses).toEqual([200, 429, 429, 429])
  }
})

/** Takes a name at a path that nobody tidies up on the way. */
async function postExactly(origin: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(origin)
  const sending = request({
    hostname,
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  })
  sending.end(JSON.stringify({ name: 'Ana' }))
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  response.resume()
  return { status: response.statusCode ?? 0, caching: response.headers['cache-control'] }
}

test('asking for its health is counted like everything else that is not the page', async () => {
  const limits = { ...GENEROUS, address: { perSecond: 0.01, burst: 2 } }
  await using server = await TestServer.start({ limits })
  const statuses: number[] = []
  for (const path of ['/', '/healthz', '/tables/x', '/healthz', '/healthz'])
    statuses.push((await server.stranger().speak('GET', path)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('addresses under the API that lead nowhere are counted too', async () => {
  const limits = { ...GENEROUS, address: { perSecond: 0.01, burst: 2 } }
  await using server = await TestServer.start({ limits })
  const statuses: number[] = []
  for (const path of ['/api/nothing', '/api/nothing/else', '/api/nothing'])
    statuses.push((await server.stranger().speak('GET', path)).status)
  expect(statuses).toEqual([404, 404, 429])
})

test('a flood is slowed down, and others are not made to wait for it', async () => {
  await using server = await TestServer.start({
    limits: { ...GENEROUS, guest: { perSecond: 1, burst: 20 } },
  })
  const [ana, eve] = await Promise.all([server.guest('Ana'), server.guest('Eve')])
  const flood = await Promise.all(Array.from({ length: 60 }, () => eve.speak('GET', '/api/me')))
  const refused = flood.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(30)
  expect(refused[0]?.body).toMatchObject({ code: 'too-many-requests' })
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ana.speak('GET', '/api/me')).status).toBe(200)
})

test('behind a proxy an address cannot be made up', async () => {
  const limits = { ...GENEROUS, address: { perSecond: 0.01, burst: 5 } }
  await using server = await TestServer.start({ publicOrigin: 'https://play.example.org', limits })
  const eve = server.stranger()
  const from = async (chain: string) =>
    (await eve.speak('GET', '/api/me', { headers: { 'x-forwarded-for': chain } })).status
  const flood = await Promise.all(Array.from({ length: 10 }, (_, n) => from(`10.0.0.${n}, 192.0.2.1`)))
  expect(flood.filter((status) => status === 429)).toHaveLength(5)
  expect(await from('192.0.2.2')).toBe(200)
})

test('names and tables are not made without end from one address', async () => {
  await using server = await TestServer.start({ limits: { ...GENEROUS, opening: { perSecond: 0.01, burst: 3 } } })
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const { id } = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'bot' }] })
  expect(
    (await bo.isRefused(bo.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'bot' }] }))).status,
  ).toBe(429)
  await ana.answers(id)
})

test('a stream asked for by HEAD is no stream', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const headers = { cookie: people[0]!.cookie }
  const { status } = await fetch(`${server.origin}/api/tables/${id}/stream`, { method: 'HEAD', headers })
  expect(status).toBe(405)
})

test('one visitor cannot hold all streams', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (let n = 0; n < 30; n++) await ana.follows(id)
  expect(await ana.isRefused(ana.follows(id))).toMatchObject({ code: 'too-many-streams', status: 429 })
  await (await bo.follows(id)).until(({ you }) => you.seat === 1)
})

test('addresses that lead nowhere are problems', async () => {
  await using server = await TestServer.start()
  const unknown = 'A'.repeat(22)
  for (const path of [
    '/api/nothing',
    '/api/tables/../../etc/passwd',
    '/api/tables/%2e%2e%2f%2e%2e/stream',
    `/api/tables/${unknown}`,
    `/api/tables/${unknown}/stream`,
    '/api/tables/__proto__',
    '/api/tables/%00',
    '/assets/../../secret.key',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/%',
  ]) {
    const { status, type, text } = await getExactly(server.origin, path)
    expect([400, 404], `at ${path}`).toContain(status)
    expect(type, `at ${path}`).toContain('application/problem+json')
    expect(JSON.parse(text), `at ${path}`).toMatchObject({ status })
  }
})

test('a known address used another way says which ways there are', async () => {
  await using server = await TestServer.start()
  const eve = await server.guest('Eve')
  const table = `/api/tables/${'A'.repeat(22)}`
  for (const [method, path, allow] of [
    ['DELETE', '/api/games', 'GET'],
    ['PUT', '/api/tables', 'GET, POST'],
    ['GET', `${table}/answers`, 'POST'],
    ['POST', `${table}/stream`, 'GET'],
    ['PATCH', '/api/docs', 'GET'],
    ['POST', '/', 'GET, HEAD'],
  ] as const) {
    const body = method === 'GET' ? {} : { body: 'anything', headers: { 'content-type': 'text/plain' } }
    const answered = await eve.speak(method, path, body)
    expect(answered, `${method} ${path}`).toMatchObject({ status: 405, body: { code: 'wrong-method' } })
    expect(answered.headers.get('allow'), `${method} ${path}`).toBe(allow)
  }
  expect((await eve.speak('DELETE', '/api/nothing')).status).toBe(404)
})

test('what is no request at all is a problem too', async () => {
  await using server = await TestServer.start()
  const large = `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(100_000)}\r\n\r\n`
  const noText = 'GET /%ff HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
  expect(await problemAfter(server.origin, 'hello\r\n\r\n')).toMatchObject({ status: 400, code: 'malformed' })
  expect(await problemAfter(server.origin, large)).toMatchObject({ status: 431, code: 'headers-too-large' })
  expect(await problemAfter(server.origin, noText)).toMatchObject({ status: 400, code: 'malformed' })
})

test('a request that does not come to an end is given up', async () => {
  await using server = await TestServer.start({ requestPatience: 20 })
  const headers =
    'POST /api/identity HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 20\r\n'
  for (const sent of [headers, `${headers}\r\n{`])
    expect(await problemAfter(server.origin, sent)).toMatchObject({ status: 408, code: 'too-slow' })
})

/** The problem with which a line ends after something was written to it. */
async function problemAfter(origin: string, sent: string): Promise<{ readonly status: number }> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(sent)
  const answered = await textOf(socket)
  const problem = JSON.parse(answered.slice(answered.indexOf('\r\n\r\n')))
  expect(answered).toMatch(new RegExp(`^HTTP/1.1 ${problem.status} `))
  expect(answered).toContain('application/problem+json')
  expect(answered).toContain("default-src 'none'")
  return problem
}

test('the page is served at its addresses, and nothing outside its folder is', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-page-'))
  const dist = join(folder.path, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), 'the page')
  writeFileSync(join(dist, '.hidden'), 'hidden')
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), 'the script')
  writeFileSync(join(folder.path, 'outside.txt'), 'outside')
  await using server = await TestServer.start({ webDist: dist })
  for (const path of ['/', '/tables/some-id?invite=x', '/gallery'])
    expect(await getExactly(server.origin, path)).toMatchObject({ status: 200, text: 'the page', caching: 'no-cache' })
  const script = await getExactly(server.origin, '/assets/app-1a2b.js')
  expect(script).toMatchObject({ status: 200, text: 'the script', caching: 'public, max-age=31536000, immutable' })
  for (const path of [
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/.hidden',
  ]) {
    const { text } = await getExactly(server.origin, path)
    expect(text, `at ${path}`).not.toContain('outside')
    expect(text, `at ${path}`).not.toContain('hidden')
  }
})

/** A request whose path nobody tidies up on the way. */
async function getExactly(origin: string, path: string) {
  const { hostname, port } = new URL(origin)
  const [response] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += chunk
  const { 'content-type': type, 'cache-control': caching } = response.headers
  return { status: response.statusCode, type, caching, text }
}

test('names are short, visible and one line', async () => {
  await using server = await TestServer.start()
  const eve = server.stranger()
  const statusOf = async (name: unknown) => (await eve.speak('POST', '/api/identity', json({ name }))).status
  for (const name of ['', '   ', 'x'.repeat(31), 'a\u0000b', 'a\u202eb', 'a\u0007b', 7, null, ['a']])
    expect(await statusOf(name), `named ${JSON.stringify(name)}`).toBe(400)
  for (const name of ['\u3164', '\u2800 \u2800', '\u0301\u0302', '\u115f\u1160', '\uffa0', '\ufe0f'])
    expect(await statusOf(name), `named ${JSON.stringify(name)}`).toBe(400)
  expect(await statusOf('  Ana   María ')).toBe(200)
  expect(await eve.call('GET /api/me')).toEqual({ me: { name: 'Ana María', kept: false } })
})

test('every answer carries the headers that keep a browser safe', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  for (const path of ['/', '/api/games', '/api/nothing', '/api/docs', '/tables/x']) {
    const { headers } = await ana.speak('GET', path)
    expect(headers.get('content-security-policy'), `at ${path}`).toContain("default-src 'none'")
    // WebAssembly may be compiled ('wasm-unsafe-eval'), and no script may be made of text.
    expect(headers.get('content-security-policy'), `at ${path}`).not.toContain("'unsafe-")
    expect(headers.get('x-content-type-options'), `at ${path}`).toBe('nosniff')
    expect(headers.get('referrer-policy'), `at ${path}`).toBe('no-referrer')
  }
})

test('the cookie is out of reach of scripts and of other sites', async () => {
  await using server = await TestServer.start({ publicOrigin: 'https://play.example.org' })
  const { headers } = await server.stranger().speak('POST', '/api/identity', json({ name: 'Ana' }))
  const cookie = headers.getSetCookie()[0] ?? ''
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(cookie).toContain(attribute)
})
