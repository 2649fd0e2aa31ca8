import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page as BrowserPage } from '@playwright/test'
import { ensureWebBuilt, type ServerOptions, startServer } from '@turnwright/server'
import { findBrowser } from '../../scripts/find-browser.ts'
import { inMeasuredFolder } from '../server/measured-folder.ts'
import { type Fetched, kilobytes, scriptsFor } from './wire.ts'

const WEB = fileURLToPath(new URL('../../packages/web', import.meta.url))

/** What a page needed. */
export interface Page {
  readonly name: string
  readonly scripts: readonly Fetched[]
}

/** The lobby of a server with all games, for somebody who was never there. */
export function lobby(): Promise<Page> {
  return onServer(async (browser, url) => {
    const scripts = await scriptsFor(browser, url, (page) => page.getByRole('article').first().waitFor())
    return { name: 'lobby', scripts }
  })
}

/** A table of every game, opened by its link in a browser with an empty cache; the heaviest one first. */
export function tables(): Promise<readonly Page[]> {
  return onServer(async (browser, url) => {
    const opened = await openTables(browser, url)
    const pages: Page[] = []
    for (const { name, link, storageState } of opened) {
      const request = { name: 'What is asked of you' }
      const scripts = await scriptsFor(browser, link, (page) => page.getByRole('region', request).waitFor(), {
        storageState,
      })
      pages.push({ name, scripts })
    }
    return pages.toSorted((a, b) => kilobytes(b.scripts) - kilobytes(a.scripts))
  })
}

/** Sits down against bots at every game of the lobby, one after the other. */
async function openTables(browser: Browser, url: string) {
  const opened = []
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(url)
    const games = page.getByRole('article')
    await games.first().waitFor()
    const names = await games.getByRole('heading').allInnerTexts()
    for (const name of names) {
      await page.goto(url)
      await sitDownAt(page, name)
      opened.push({ name, link: page.url(), storageState: await context.storageState() })
    }
    return opened
  } finally {
    await context.close()
  }
}

/** From the lobby to a table against bots. */
export async function sitDownAt(lobbyPage: BrowserPage, game: string): Promise<void> {
  await lobbyPage.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click()
  await lobbyPage.waitForURL('**/tables/*')
}

/** A browser, and the server as it is shipped, but for these settings. */
export async function onServer<T>(
  look: (browser: Browser, url: string) => Promise<T>,
  settings: ServerOptions = {},
): Promise<T> {
  const webDist = await ensureWebBuilt(WEB, () => {})
  return inMeasuredFolder(async (dataDir) => {
    const server = await startServer({ port: 0, dataDir, webDist, ...settings })
    const browser = await chromium.launch(await findBrowser())
    try {
      return await look(browser, server.url)
    } finally {
      await browser.close()
      await server.stop()
    }
  })
}
