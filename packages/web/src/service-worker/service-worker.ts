// The build puts VERSION and FILES before it, and lays it at the root of the page as sw.js.
declare const VERSION: string
/** Every file of this build, by its path. */
declare const FILES: readonly string[]

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null
}

interface Clicked extends Lasting {
  readonly notification: { readonly data: unknown; close(): void }
}

interface OpenPage {
  readonly url: string
  focus(): Promise<OpenPage>
}

interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  skipWaiting(): Promise<void>
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<OpenPage | null>
  }
}

const scope = self as unknown as Scope
const PREFIX = 'turnwright-page-'
const OWN = PREFIX + VERSION
const PAGE = '/index.html'
/** Says what the server has built for games from outside. */
const LOOKS = '/looks.json'
/** A line that is this slow is as good as none, for a page that is here already. */
const LONGEST_WAIT = 4_000
/** Said by a proxy, or by a server that stops: there is none just now, and games of this browser need none. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])
/** This build and the one before it, whose pages may still be open and fetch the rest of their files. */
const MOST_BUILDS = 2

scope.addEventListener('install', (event) => event.waitUntil(keepAll().then(() => scope.skipWaiting())))
scope.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds().then(() => scope.clients.claim())))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // What the server says is never kept, and the documentation is a site of its own.
  if (/^\/(api|healthz|docs)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(newestPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
  else if (pathname === LOOKS || FILES.includes(pathname)) event.respondWith(newestFile(request))
})

scope.addEventListener('push', (event) => event.waitUntil(showNotice(event)))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(tableIn(event.notification.data)))
})

/** What the server built for games from outside is no part of the page, which opens without it too. */
async function keepAll(): Promise<void> {
  await keepFiles()
  await keepOutside().catch(() => undefined)
}

async function keepOutside(): Promise<void> {
  const looks = await newestFile(at(LOOKS))
  const files = (await looks.text()).match(/(?<=")\/assets\/[^"]+/g) ?? []
  await Promise.all(files.map((path) => keptFile(at(path))))
}

function at(path: string): Request {
  return new Request(new URL(path, location.origin))
}

/** A file whose name changes with what is in it is the same in every build: those that are here are not fetched again. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(OWN)
  await Promise.all(
    FILES.map(async (path) => {
      const known = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined
      const response = known ?? (await fetch(path, { cache: 'no-cache' }))
      if (!response.ok) throw new Error(`${path} could not be fetched`)
      await cache.put(path, response)
    }),
  )
}

async function forgetOldBuilds(): Promise<void> {
  // In the order in which they were made.
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  await Promise.all(builds.slice(0, Math.max(0, builds.length - MOST_BUILDS + 1)).map((name) => caches.delete(name)))
}

/** The page as the server has it; without a server, as it was kept. */
async function newestPage(request: Request): Promise<Response> {
  const waiting = new AbortController()
  // What has begun to come is waited for: a page that breaks off is worse than a slow one.
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT)
  try {
    const response = await fetch(request, { signal: waiting.signal })
    return AWAY.has(response.status) ? ((await keptPage()) ?? response) : response
  } catch (error) {
    const page = await keptPage()
    if (page === undefined) throw error
    return page
  } finally {
    clearTimeout(timer)
  }
}

async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(OWN)).match(PAGE)
}

/** What is no part of this build belongs to a game from outside, or is a rare letter: it is kept once somebody needed it. */
async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? keptNow(request, await fetch(request))
}

/** A browser without room shows it all the same. */
async function keptNow(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200) return response
  const copy = response.clone()
  await caches
    .open(OWN)
    .then((cache) => cache.put(request, copy))
    .catch(() => undefined)
  return response
}

async function newestFile(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    return new URL(request.url).pathname === LOOKS ? keptNow(request, response) : response
  } catch (error) {
    const kept = await (await caches.open(OWN)).match(request, { ignoreVary: true })
    if (kept === undefined) throw error
    return kept
  }
}

/** Whose turn it is; of the same table a later notice takes the place of an earlier one. */
async function showNotice({ data }: Pushed): Promise<void> {
  const { title, body, table } = noticeIn(data)
  const options = { body, tag: table ?? 'turnwright', renotify: true, icon: '/icons/app-192.png', data: { table } }
  await scope.registration.showNotification(title, options)
}

/** A browser must show something for every push; what cannot be read says no more than that. */
function noticeIn(data: Pushed['data']) {
  const read = (): { title?: unknown; body?: unknown } => {
    try {
      return Object(data?.json()) as object
    } catch {
      return {}
    }
  }
  const said = read()
  return {
    title: typeof said.title === 'string' ? said.title : 'Turnwright',
    body: typeof said.body === 'string' ? said.body : 'A game waits for you.',
    table: tableIn(said),
  }
}

/** The id of a table, and nothing that would lead elsewhere. */
function tableIn(data: unknown): string | null {
  const { table } = Object(data) as { readonly table?: unknown }
  return typeof table === 'string' && /^[A-Za-z0-9_-]{22}$/.test(table) ? table : null
}

/** To the page that shows it already, else to a new one: nobody is taken away from what they look at. */
async function goTo(table: string | null): Promise<void> {
  const path = table === null ? '/you' : `/tables/${table}`
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shows = pages.find(({ url }) => new URL(url).pathname === path)
  if (shows !== undefined) await shows.focus()
  else await scope.clients.openWindow(path)
}
