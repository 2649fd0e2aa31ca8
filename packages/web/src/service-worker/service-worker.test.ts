import { afterEach, expect, test, vi } from 'vitest'

const ADDRESS = 'https://games.example'
const KEPT = new Response('the page as it was kept')

interface Asked {
  readonly request: object
  respondWith(response: Promise<Response>): void
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
