import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { TestServer } from './testing/test-server.ts'

const SCRIPT = 'export const board = "laid"\n'.repeat(40)
const FORMS = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT), identity: Buffer.from(SCRIPT) }
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A server with a page whose script the build has compressed, and whose picture it has not. */
async function served(more: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-static-'))
  const assets = join(folder.path, 'assets')
  mkdirSync(assets)
  writeFileSync(join(folder.path, 'index.html'), 'the page')
  writeFileSync(join(folder.path, 'index.html.br'), brotliCompressSync('the page'))
  writeFileSync(join(folder.path, 'favicon.svg'), '<svg/>')
  writeFileSync(join(assets, 'app-1a2b.js'), FORMS.identity)
  writeFileSync(join(assets, 'app-1a2b.js.br'), FORMS.br)
  writeFileSync(join(assets, 'app-1a2b.js.gz'), FORMS.gzip)
  for (const [path, text] of Object.entries(more)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  const server = await TestServer.start({ webDist: folder.path })
  return {
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      exchange(server.origin, path, headers, method),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      folder.remove()
    },
  }
}

interface Answered {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** As it comes over the wire: nothing is unpacked on the way. */
async function exchange(
  origin: string,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<Answered> {
  const asking = request(new URL(path, origin), { method, headers })
  asking.end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['br;q=0.2, identity', 'identity'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=much', 'identity'],
  ['identity;q=0', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
] as const)('a script for "%s" comes as the build compressed it: %s', async (accept, form) => {
  await using page = await served()
  const { status, headers, body } = await page.ask(
    '/assets/app-1a2b.js',
    accept === null ? {} : { 'accept-encoding': accept },
  )
  expect(status).toBe(200)
  expect(body.equals(FORMS[form])).toBe(true)
  expect(headers['content-encoding']).toBe(form === 'identity' ? undefined : form)
  expect(headers['content-length']).toBe(String(FORMS[form].length))
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': IMMUTABLE })
  expect(headers['content-type']).toContain('text/javascript')
})

test('every form has a tag of its own, and who has that form already is told so in few bytes', async () => {
  await using page = await served()
  const tags = new Set<string>()
  for (const accept of ['br', 'gzip', 'identity']) {
    const path = '/assets/app-1a2b.js'
    const tag = (await page.ask(path, { 'accept-encoding': accept })).headers.etag ?? ''
    tags.add(tag)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, headers, body } = await page.ask(path, { 'accept-encoding': accept, 'if-none-match': known })
      expect({ status, length: body.length }).toEqual({ status: 304, length: 0 })
      expect(headers).toMatchObject({ etag: tag, vary: 'accept-encoding', 'cache-control': IMMUTABLE })
    }
  }
  expect(tags.size).toBe(3)
  const [brotli = ''] = tags
  const asGzip = { 'accept-encoding': 'gzip', 'if-none-match': brotli }
  expect((await page.ask('/assets/app-1a2b.js', asGzip)).status).toBe(200)
})

test.each(['/', '/tables/some-id', '/assets/app-1a2b.js', '/favicon.svg'])(
  'HEAD of %s says what GET says, without the body',
  async (path) => {
    await using page = await served()
    for (const accept of ['br', 'identity']) {
      const got = await page.ask(path, { 'accept-encoding': accept })
      const head = await page.ask(path, { 'accept-encoding': accept }, 'HEAD')
      const says = { ...got.headers, date: head.headers.date }
      expect({ status: head.status, said: head.headers }).toEqual({ status: 200, said: says })
      expect(head.body).toHaveLength(0)
      expect(got.body.length).toBe(Number(got.headers['content-length']))
    }
  },
)

test('the page itself is asked for anew each time, at whatever address, and is not sent again unchanged', async () => {
  await using page = await served()
  for (const path of ['/', '/index.html', '/tables/some-id?invite=x']) {
    const { headers } = await page.ask(path, { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br', vary: 'accept-encoding' })
    const again = await page.ask(path, { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
  }
})

test('what the build did not compress is sent as it is, and compressed files have no address', async () => {
  await using page = await served()
  const picture = await page.ask('/favicon.svg', { 'accept-encoding': 'br, gzip' })
  expect(picture.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
  expect(picture.headers['content-encoding']).toBeUndefined()
  expect(picture.headers.vary).toBeUndefined()
  for (const path of ['/assets/app-1a2b.js.br', '/assets/app-0000.js'])
    expect(await page.ask(path)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
})

test('what is told about tables is never compressed', async () => {
  await using page = await served()
  for (const path of ['/api/games', '/api/tables', '/api/docs']) {
    const { status, headers } = await page.ask(path, { 'accept-encoding': 'br, gzip' })
    expect(status).toBeLessThan(500)
    expect(headers['content-encoding'], `at ${path}`).toBeUndefined()
  }
})

test('a site of its own lies in a folder, and its first page is the folder', async () => {
  await using page = await served({ 'docs/index.html': 'the documentation', 'docs/rules.html': 'the rules' })
  expect(String((await page.ask('/docs/')).body)).toBe('the documentation')
  expect(String((await page.ask('/docs/rules.html')).body)).toBe('the rules')
  const { status, headers } = await page.ask('/docs')
  expect([status, headers.location]).toEqual([308, '/docs/'])
})
