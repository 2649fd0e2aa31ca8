import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { onServer } from './pages.ts'

/** A game of two, as both were played by programs that make mistakes. */
const RECORD = fileURLToPath(new URL('../../records/wingspan/table-1.json', import.meta.url))
const RUNS = 2
const LONGEST = 280_000

/** A whole review of one seat of a two-player game, from the address to its last number, in workers of the page. */
export function reviewWingspan(): Promise<Measurement> {
  return onServer(async (browser, url) => {
    const text = readFileSync(RECORD, 'utf8')
    const { players } = JSON.parse(text) as { readonly players: readonly string[] }
    const runs: number[] = []
    const rough: number[] = []
    let workers = 0
    for (let run = 0; run < RUNS; run++) {
      // A browser that has no review kept.
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await page.addInitScript({ content: WATCH })
      await page.goto(`${url}/replay`)
      await page.evaluate(`sessionStorage.setItem('turnwright:replay', ${JSON.stringify(text)})`)
      await page.goto(`${url}/replay/review?seat=${run % players.length}`)
      await page.locator('html[data-reviewed]').waitFor({ state: 'attached', timeout: LONGEST })
      runs.push(Number(await page.locator('html').getAttribute('data-reviewed')) / 1_000)
      rough.push(Number(await page.locator('html').getAttribute('data-rough')) / 1_000)
      workers = await page.evaluate<number>('Math.min(4, navigator.hardwareConcurrency)')
      await context.close()
    }
    const detail = `${workers} workers; all answers roughly after ${rough.map((time) => `${amount(time)} s`).join(', ')}`
    return { value: median(runs), runs, detail }
  })
}

/** In the page: when every answer had its first look, and when there was nothing left to do. */
const WATCH = `
  new MutationObserver(() => {
    const told = document.querySelector('.review-rail')?.textContent ?? ''
    const { dataset } = document.documentElement
    if (told.includes('once more, finer')) dataset.rough ??= performance.now()
    if (told.includes('Looked at by the Master')) dataset.reviewed ??= performance.now()
  }).observe(document, { childList: true, subtree: true, characterData: true })
`
