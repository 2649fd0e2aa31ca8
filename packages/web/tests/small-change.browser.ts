import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { MIDDLES } from './moments.ts'
import { stageTable } from './stage-table.ts'

const TIMES = 20
/** What one small change may take of the time that the whole board takes. */
const SHARE = 1 / 25
/** One thing that comes to the table with all that it holds; a style that looks around the page would draw hundreds anew. */
const FEW = 12

interface TraceEvent {
  readonly name: string
  readonly args?: { readonly elementCount?: number }
}

/** The processor time of the page's own thread, in milliseconds, that it takes to do this once. */
async function timeOf(page: Page, change: 'a word' | 'the whole board'): Promise<number> {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Performance.enable')
  const spent = async () => {
    const { metrics } = await chromium.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0
  }
  const before = await spent()
  await page.evaluate(
    ([what, times]) => {
      const board = document.querySelector<HTMLElement>('.board-layout')
      if (board === null) throw new Error('there is no board')
      const words = document.createTreeWalker(board, NodeFilter.SHOW_TEXT).nextNode()
      for (let time = 0; time < times; time++) {
        if (what === 'the whole board') {
          board.style.display = 'none'
          document.body.getBoundingClientRect()
          board.style.display = ''
        } else if (words !== null) words.nodeValue = time % 2 === 0 ? 'another' : 'word'
        document.body.getBoundingClientRect()
      }
    },
    [change, TIMES] as const,
  )
  const after = await spent()
  await chromium.detach()
  return ((after - before) * 1000) / TIMES
}

for (const moment of MIDDLES.filter(({ game }) => game !== 'tic-tac-toe')) {
  test(`a word that changes on the board of ${moment.game} does not lay out the whole board`, async ({ page }) => {
    await stageTable(page, moment)
    await page.waitForTimeout(500)
    await timeOf(page, 'a word')
    expect((await timeOf(page, 'a word')) / (await timeOf(page, 'the whole board'))).toBeLessThan(SHARE)
  })

  test(`something that comes to the board of ${moment.game} is drawn alone`, async ({ page, browser }) => {
    await stageTable(page, moment)
    await page.waitForTimeout(500)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.evaluate(() => {
      const thing = document.createElement('span')
      thing.style.color = 'red'
      document.querySelector('.board-section')?.append(thing)
      document.body.getBoundingClientRect()
    })
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[]
    }
    const drawn = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
    expect(drawn.length).toBeGreaterThan(0)
    for (const { args } of drawn) expect(args?.elementCount ?? 0).toBeLessThan(FEW)
  })
}
