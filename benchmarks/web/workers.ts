import type { Page as BrowserPage } from '@playwright/test'
import { games } from '@turnwright/games'
import { buildThinkingPage } from '../../packages/web/tests/thinking-page.ts'
import { onServer, type Page } from './pages.ts'
import { scriptsFor } from './wire.ts'

/** What a worker fetches in which a bot thinks, game by game: all that a page needs beside its own script. */
export async function workers(): Promise<readonly Page[]> {
  const webDist = await buildThinkingPage()
  return onServer(
    async (browser, url) => {
      const own = new Set((await scriptsFor(browser, url, () => Promise.resolve())).map(({ path }) => path))
      const pages: Page[] = []
      for (const { definition } of games) {
        const scripts = await scriptsFor(browser, url, (page) => askFor(page, definition.id))
        pages.push({ name: definition.name, scripts: scripts.filter(({ path }) => !own.has(path)) })
      }
      return pages
    },
    { webDist },
  )
}

/** The rules are fetched before the task is looked at, and there is none. */
async function askFor(page: BrowserPage, game: string): Promise<void> {
  const task = JSON.stringify({ game, agent: 'strong', seat: 0, title: '', fork: null, seed: '', refusal: null })
  await page
    .evaluate((told) => (globalThis as unknown as { thinkWith: Think }).thinkWith(1, JSON.parse(told)), task)
    .catch((error: unknown) => {
      if (String(error).includes('there is no game')) throw error
    })
}

type Think = (count: number, task: unknown) => Promise<unknown>
