import type { Browser } from '@playwright/test'
import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { LARGE_GAMES } from './frames.ts'
import { onServer, sitDownAt } from './pages.ts'

const RUNS = 5

/** Runs in the page: how long after the click the first frame was painted that shows a question. */
export const WATCH = `
  let clicked = 0
  addEventListener('click', ({ timeStamp }) => { clicked ||= timeStamp }, true)
  const watching = new MutationObserver(() => {
    if (clicked === 0 || document.querySelector('.request:not(.is-waiting) .request-ask') === null) return
    watching.disconnect()
    requestAnimationFrame(() => setTimeout(() => { document.documentElement.dataset.questionAfter = performance.now() - clicked }))
  })
  watching.observe(document, { childList: true, subtree: true })
`

/** From the click in the lobby to the first question, for somebody who was never there, of the game that takes longest. */
export function firstQuestion(): Promise<Measurement> {
  return onServer(
    async (browser, url) => {
      const games: { readonly game: string; readonly runs: readonly number[] }[] = []
      for (const game of LARGE_GAMES) {
        const runs: number[] = []
        for (let run = 0; run < RUNS; run++) runs.push(await questionAfter(browser, url, game))
        games.push({ game, runs })
      }
      const [slowest] = games.toSorted((a, b) => median(b.runs) - median(a.runs))
      if (slowest === undefined) throw new Error('there is no game to open')
      const detail = games.map(({ game, runs }) => `${game} ${amount(median(runs))} ms`).join(', ')
      return { value: median(slowest.runs), runs: slowest.runs, detail }
    },
    { botPace: [0, 0] },
  )
}

async function questionAfter(browser: Browser, url: string, game: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: WATCH })
    await page.goto(url)
    await page.getByRole('article').first().waitFor()
    await sitDownAt(page, game)
    return Number(await page.locator('html[data-question-after]').getAttribute('data-question-after'))
  } finally {
    await context.close()
  }
}
