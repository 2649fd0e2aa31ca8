import { afterEach, expect, test, vi } from 'vitest'

const ADDRESS = 'https://games.example'
const KEPT = new Response('the page as it was kept')

interface Asked {
  readonly request?: object
  waitUntil?(done: Promise<unknown>): void
  respondWith?(response: Promise<Response>): void
}

/** What the service worker gives for a page, where the network answers so. */
async function opened(network: (request: unknown, init: RequestInit) => Promise<Response>): Promise<Response> {
  const listeners = new Map<string, (event: Asked) => void>()
  vi.resetModules()
  vi.stubGlobal('VERSION', '1')
  vi.stubGlobal('FILES', ['/index.html'])
  vi.stubGlobal('location', { origin: ADDRESS })
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: Asked) => void) => listeners.set(type, listener),
  })
  vi.stubGlobal('caches', { open: async () => ({ match: async () => KEPT }) })
  vi.stubGlobal('fetch', network)
  await import('./service-worker.ts')
  return new Promise((resolve, reject) => {
    const request = { method: 'GET', mode: 'navigate', url: `${ADDRESS}/tables/here-1` }
    listeners.get('fetch')?.({ request, respondWith: (response) => void response.then(resolve, reject) })
  })
}

type Network = (request: { readonly url?: string }) => Promise<Response>

/** A service worker of a browser that keeps what it was told to, with the network there or not. */
async function keeping() {
  const listeners = new Map<string, (event: Asked) => void>()
  const kept = new Map<string, Response>()
  const match = async ({ url }: { readonly url: string }) => kept.get(url)?.clone()
  const put = async ({ url }: { readonly url: string }, response: Response) => void kept.set(url, response)
  let asked = 0
  const network = vi.fn<Network>(async ({ url }) => new Response(`${url} ${++asked}`))
  vi.resetModules()
  vi.stubGlobal('VERSION', '1')
  vi.stubGlobal('FILES', ['/index.html'])
  vi.stubGlobal('location', { origin: ADDRESS })
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: Asked) => void) => listeners.set(type, listener),
    skipWaiting: async () => {},
  })
  vi.stubGlobal('caches', { match, open: async () => ({ match, put }) })
  vi.stubGlobal('fetch', network)
  await import('./service-worker.ts')
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const request = { method: 'GET', mode: 'cors', url: ADDRESS + path }
      const respondWith = (response: Promise<Response>) => void response.then((given) => resolve(given.text()), reject)
      listeners.get('fetch')?.({ request, respondWith })
    })
  const install = () =>
    new Promise<unknown>((resolve, reject) => {
      listeners.get('install')?.({ waitUntil: (done) => void done.then(resolve, reject) })
    })
  return { ask, network, install }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page is the newest where there is a server', async () => {
  const newest = new Response('newest')
  expect(await opened(async () => newest)).toBe(newest)
})

test.each([502, 503, 504])('where a proxy says that there is no server (%i) the kept page opens', async (status) => {
  expect(await opened(async () => new Response('Bad gateway', { status }))).toBe(KEPT)
})

test('a page that has begun to come is not broken off, however slowly the rest comes', async () => {
  vi.useFakeTimers()
  let signal: AbortSignal | null | undefined
  await opened(async (_, init) => {
    signal = init.signal
    return new Response('slow')
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signal?.aborted).toBe(false)
})

test('where nothing comes for long the kept page opens', async () => {
  vi.useFakeTimers()
  const page = opened(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')))
      }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await page).toBe(KEPT)
})

test('what the server built for a game from outside is kept when it was fetched, and what says where it lies is the newest', async () => {
  const { ask, network } = await keeping()
  const [script, looks] = [await ask('/assets/stones-index-1.js'), await ask('/looks.json')]
  expect(await ask('/assets/stones-index-1.js')).toBe(script)
  expect(await ask('/looks.json')).not.toBe(looks)
  const newest = await ask('/looks.json')
  network.mockRejectedValue(new TypeError('no line'))
  expect(await ask('/assets/stones-index-1.js')).toBe(script)
  expect(await ask('/looks.json')).toBe(newest)
  await expect(ask('/assets/stones-index-2.js')).rejects.toThrow('no line')
})

test('what is not there is not kept', async () => {
  const { ask, network } = await keeping()
  network.mockResolvedValueOnce(new Response('gone', { status: 404 }))
  expect(await ask('/assets/stones-index-1.js')).toBe('gone')
  expect(await ask('/assets/stones-index-1.js')).toContain('stones-index-1.js')
})

test('what is there of games from outside when the page is kept is kept with it', async () => {
  const { ask, network, install } = await keeping()
  const looks = {
    stones: { board: { script: '/assets/stones-ui-1.js', styles: [] }, module: '/assets/stones-index-1.js' },
  }
  network.mockImplementation(async ({ url }) =>
    url?.endsWith('/looks.json') === true ? Response.json(looks) : new Response('a file'),
  )
  await install()
  network.mockRejectedValue(new TypeError('no line'))
  for (const path of ['/assets/stones-ui-1.js', '/assets/stones-index-1.js']) expect(await ask(path)).toBe('a file')
})

test('a page is kept also where the server does not say what there is of games from outside', async () => {
  const { network, install } = await keeping()
  network.mockImplementation(async ({ url }) => {
    if (url?.endsWith('/looks.json') === true) throw new TypeError('no line')
    return new Response('a file')
  })
  await expect(install()).resolves.toBeUndefined()
})
