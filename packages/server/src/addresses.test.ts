import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './http/network-address.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const PLENTY = { perSecond: 1_000, burst: 1_000 }
const GENEROUS = { guest: PLENTY, address: PLENTY, opening: PLENTY, connections: 1_000 }
const ONCE = { perSecond: 0.01, burst: 1 }
const behindProxy = { publicOrigin: 'https://play.example.org', limits: { ...GENEROUS, address: ONCE } }

/** Whether the second of two requests is counted as coming from where the first came from. */
async function countsAsOne(server: TestServer, first: string, second: string): Promise<boolean> {
  const stranger = server.stranger()
  await stranger.speak('GET', '/api/me', { headers: { 'x-forwarded-for': first } })
  return (await stranger.speak('GET', '/api/me', { headers: { 'x-forwarded-for': second } })).status === 429
}

test('an IPv6 network is one address, and IPv4 is the same in IPv6 clothes', async () => {
  await using server = await TestServer.start(behindProxy)
  expect(await countsAsOne(server, '2001:db8:1:1::1', '2001:db8:1:1:ffff::2')).toBe(true)
  expect(await countsAsOne(server, '2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false)
  expect(await countsAsOne(server, '192.0.2.1', '::ffff:192.0.2.1')).toBe(true)
  expect(await countsAsOne(server, '::ffff:c000:0202', '192.0.2.2:4711')).toBe(true)
  expect(await countsAsOne(server, '192.0.2.3', '192.0.2.4')).toBe(false)
})

test('two addresses of IPv6 count as one exactly when their first 64 bits are the same', () => {
  const half = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 })
  const written = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':')
  fc.assert(
    fc.property(half, half, half, half, (network, other, host, guest) => {
      const home = networkOf(`${written(network)}:${written(host)}`)
      expect(networkOf(`${written(network)}:${written(guest)}`)).toBe(home)
      expect(networkOf(`${written(network)}:${written(guest)}%eth0`)).toBe(home)
      expect(networkOf(`${written(other)}:${written(host)}`) === home).toBe(written(other) === written(network))
    }),
  )
})

test('the rightmost address that no trusted proxy has written is the one that counts', async () => {
  await using server = await TestServer.start({ ...behindProxy, trustedProxies: ['loopback', '10.0.0.0/8'] })
  expect(await countsAsOne(server, '198.51.100.1, 192.0.2.1', '198.51.100.2, 192.0.2.1')).toBe(true)
  expect(await countsAsOne(server, '192.0.2.2, 10.0.0.1', '192.0.2.2, 10.0.0.2, 10.0.0.3')).toBe(true)
  expect(await countsAsOne(server, '192.0.2.3, 10.0.0.1', '192.0.2.4, 10.0.0.1')).toBe(false)
  expect(await countsAsOne(server, 'nonsense', 'other nonsense')).toBe(true)
})

test('whoever is no trusted proxy cannot make an address up, with a public origin or without', async () => {
  for (const options of [
    { limits: behindProxy.limits },
    { ...behindProxy, trustedProxies: ['10.0.0.2'] },
    { ...behindProxy, trustedProxies: ['private'] },
  ]) {
    await using server = await TestServer.start(options)
    expect(await countsAsOne(server, '192.0.2.1', '192.0.2.2')).toBe(true)
  }
})

test('names are counted by the address that the proxy saw', async () => {
  await using server = await TestServer.start({ ...behindProxy, limits: { ...GENEROUS, opening: ONCE } })
  const namedFrom = async (chain: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': chain }
    const stranger = server.stranger()
    return (await stranger.speak('POST', '/api/identity', { headers, body: '{"name":"Eve"}' })).status
  }
  expect(await namedFrom('192.0.2.1')).toBe(200)
  expect(await namedFrom('198.51.100.7, 192.0.2.1')).toBe(429)
  expect(await namedFrom('192.0.2.2')).toBe(200)
})

test('a server behind a proxy that it was not told of says so, once', async () => {
  await using server = await TestServer.start()
  for (let n = 0; n < 3; n++) await countsAsOne(server, '192.0.2.1', '192.0.2.2')
  const told = server.reports.filter((line) => line.includes('forwarded header not believed'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('TRUSTED_PROXIES')
  expect(told[0]).not.toContain('192.0.2')
  await using configured = await TestServer.start(behindProxy)
  await countsAsOne(configured, '192.0.2.1', '192.0.2.2')
  expect(configured.reports).toEqual([])
})

/** What is said to a request that asks for this name. */
async function askedAs(server: TestServer, host: string, path = '/api/me') {
  const { port } = new URL(server.origin)
  const asking = get({ hostname: '127.0.0.1', port, path, headers: { host } })
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, text }
}

test('a site that lets its own name point here is refused, and hears what to set', async () => {
  for (const options of [{}, { host: '0.0.0.0' }, { publicOrigin: 'https://play.example.org' }]) {
    await using server = await TestServer.start(options)
    for (const path of ['/', '/api/me', '/healthz', '/api/tables?which=open']) {
      for (const host of ['evil.example', 'evil.example:8080', 'localhost.evil.example', 'a:b:c', '10.255.255.254']) {
        const { status, text } = await askedAs(server, host, path)
        expect(status, `${host} at ${path}`).toBe(421)
        expect(JSON.parse(text)).toMatchObject({ code: 'wrong-host', next: expect.stringContaining('PUBLIC_ORIGIN') })
      }
    }
  }
})

test('the server is known by the names it was started for, whatever the port is outside', async () => {
  await using here = await TestServer.start()
  for (const host of ['localhost', 'LOCALHOST:80', '127.0.0.1:8080', '[::1]', '[0:0:0:0:0:0:0:1]:8080', 'localhost.'])
    expect((await askedAs(here, host)).status, `as ${host}`).toBe(200)
  await using open = await TestServer.start({ publicOrigin: 'https://play.example.org' })
  expect((await askedAs(open, 'play.example.org')).status).toBe(200)
  await using everywhere = await TestServer.start({ host: '0.0.0.0' })
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  for (const { address, family } of addresses) {
    const host = family === 'IPv6' ? `[${address.replace(/%.*/, '')}]` : address
    expect((await askedAs(everywhere, host)).status, `as ${host}`).toBe(200)
  }
  expect((await askedAs(everywhere, `${hostname()}:8080`)).status).toBe(200)
})

test('an address that holds too many lines loses its oldest, but never one with a stream of a seat', async () => {
  await using server = await TestServer.start({ limits: { ...GENEROUS, connections: 20 } })
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const stream = await ana.follows(id)
  await stream.until(({ seats }) => seats[0]?.connected === true)
  const { hostname: host, port } = new URL(server.origin)
  const lines: Socket[] = []
  let cut = 0
  for (let n = 0; n < 60; n++) {
    const line = connect(Number(port), host)
    line.on('error', () => undefined)
    line.on('close', () => cut++)
    lines.push(line)
    await once(line, 'connect')
  }
  await ana.answers(id, ['pass'])
  await stream.until(({ seq }) => seq === 1)
  expect(stream.ended).toBe(false)
  expect(lines.slice(0, 30).every(({ closed }) => closed)).toBe(true)
  expect(lines.at(-1)?.closed).toBe(false)
  expect(cut).toBeLessThan(60)
  for (const line of lines) line.destroy()
})

test('where few lines can be held, neither one address nor several shut newcomers out', async () => {
  await using server = await TestServer.start({ limits: GENEROUS, mostLines: 60 })
  const { hostname: host, port } = new URL(server.origin)
  const lines: Socket[] = []
  for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'])
    for (let n = 0; n < 60; n++) {
      const line = connect({ port: Number(port), host, localAddress: from })
      line.on('error', () => undefined)
      lines.push(line)
      await once(line, 'connect')
    }
  for (let n = 0; n < 5; n++) expect((await fetch(`${server.origin}/api/games`)).status).toBe(200)
  for (const line of lines) line.destroy()
})

test('an address that cannot be read is counted like any other request', async () => {
  await using server = await TestServer.start({
    limits: { ...GENEROUS, guest: { perSecond: 0.01, burst: 20 } },
  })
  const statuses: number[] = []
  for (let n = 0; n < 25; n++) statuses.push((await fetch(`${server.origin}/%ff%zz`)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), ...Array.from({ length: 5 }, () => 429)])
})
