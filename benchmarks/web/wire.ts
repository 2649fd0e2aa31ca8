import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test'

/** A script as a browser fetched it. */
export interface Fetched {
  readonly path: string
  /** Bytes of its body on the wire, as they were compressed. */
  readonly bytes: number
  readonly isOfWorker: boolean
}

/** Every script that a browser with an empty cache fetches for a page, until it has come to rest. */
export async function scriptsFor(
  browser: Browser,
  url: string,
  isThere: (page: Page) => Promise<void>,
  as: BrowserContextOptions = {},
): Promise<readonly Fetched[]> {
  // What is kept for times without a network comes later, and is none of what the page waits for.
  const context = await browser.newContext({ ...as, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const arriving: Promise<Fetched | null>[] = []
    page.on('requestfinished', (request) => void arriving.push(fetchedBy(request)))
    await page.goto(url)
    await isThere(page)
    await comesToRest(page, arriving)
    return (await Promise.all(arriving)).filter((fetched) => fetched !== null)
  } finally {
    await context.close()
  }
}

async function fetchedBy(request: Request): Promise<Fetched | null> {
  const response = await request.response()
  if (response?.headers()['content-type']?.includes('javascript') !== true) return null
  const { responseBodySize } = await request.sizes()
  // Of a worker's first script the browser does not tell what came; the server says what it sent.
  const sent = Number(response.headers()['content-length'] ?? 0)
  const { 'sec-fetch-dest': destination = '' } = await request.allHeaders()
  return {
    path: new URL(request.url()).pathname,
    bytes: responseBodySize > 0 ? responseBodySize : sent,
    isOfWorker: destination.endsWith('worker'),
  }
}

/** The stream of a table stays open, so rest is when nothing more has arrived for a while. */
async function comesToRest(page: Page, arriving: readonly unknown[]): Promise<void> {
  for (let before = -1; before !== arriving.length; ) {
    before = arriving.length
    await page.waitForTimeout(1_000)
  }
}

export function kilobytes(scripts: readonly Fetched[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}
