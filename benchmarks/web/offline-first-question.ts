import type { BrowserContext } from '@playwright/test'
import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { WATCH } from './first-question.ts'
import { LARGE_GAMES } from './frames.ts'
import { onServer } from './pages.ts'

const RUNS = 5
const READY = 'The page opens without a network too.'

/** From the click in the lobby to the first question with the network off, for somebody who was there before, of the game that takes longest. */
export function offlineFirstQuestion(): Promise<Measurement> {
  return onServer(async (browser, url) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(url)
    await page.getByText(READY).waitFor({ timeout: 120_000 })
    await page.close()
    await context.setOffline(true)
    const games: { readonly game: string; readonly runs: readonly number[] }[] = []
    for (const game of LARGE_GAMES) {
      const runs: number[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await questionAfter(context, url, game))
      games.push({ game, runs })
    }
    await context.close()
    const [slowest] = games.toSorted((a, b) => median(b.runs) - median(a.runs))
    if (slowest === undefined) throw new Error('there is no game to open')
    const detail = games.map(({ game, runs }) => `${game} ${amount(median(runs))} ms`).join(', ')
    return { value: median(slowest.runs), runs: slowest.runs, detail }
  })
}

async function questionAfter(context: BrowserContext, url: string, game: string): Promise<number> {
  const page = await context.newPage()
  try {
    await page.addInitScript({ content: WATCH })
    await page.goto(url)
    await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play offline' }).click()
    return Number(await page.locator('html[data-question-after]').getAttribute('data-question-after'))
  } finally {
    await page.close()
  }
}
