import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { percentile } from '../server/percentile.ts'
import { onServer } from './pages.ts'

const RECORDS = fileURLToPath(new URL('../../records', import.meta.url))
const OPENINGS = 5
/** The first ones run code that was never run before, and are not counted. */
const FIRST_JUMPS = 12
const JUMPS = 120
const SCRUBS = 4
const POINTS_IN_A_SCRUB = 45

interface Golden {
  readonly name: string
  readonly text: string
  readonly entries: number
}

/** The longest golden record of each game, the longest of all first; Agricola's is of four players. */
function longestRecords(): readonly Golden[] {
  const longest = readdirSync(RECORDS).map((game) => {
    const records = readdirSync(`${RECORDS}/${game}`).map((file): Golden => {
      const text = readFileSync(`${RECORDS}/${game}/${file}`, 'utf8')
      const { entries } = JSON.parse(text) as { readonly entries: number }
      return { name: `${game} ${file}`, text, entries }
    })
    return records.toSorted((a, b) => b.entries - a.entries)[0] as Golden
  })
  return longest.toSorted((a, b) => b.entries - a.entries)
}

/** From the drop of a file to its end on the screen, as the page counts it; the game counts that takes longest. */
export function replayOpen(): Promise<Measurement> {
  return onServer(async (browser, url) => {
    const games: { readonly record: Golden; readonly runs: readonly number[] }[] = []
    for (const record of longestRecords()) {
      const runs: number[] = []
      for (let run = 0; run < OPENINGS; run++) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        await isReadyFor(page, url)
        runs.push(await opened(page, record))
        await page.close()
      }
      games.push({ record, runs })
    }
    const [slowest] = games.toSorted((a, b) => median(b.runs) - median(a.runs))
    if (slowest === undefined) throw new Error('there is no golden record')
    const detail = games
      .map(({ record: { name, entries }, runs }) => `${name} ${amount(median(runs))} ms (${entries} answers)`)
      .join(', ')
    return { value: median(slowest.runs), runs: slowest.runs, detail }
  })
}

/** Any moment after a click on the axis: until the log has come to it. A click on the moment that is there is no jump. */
export function replayJump(): Promise<Measurement> {
  return looked(async (page) => {
    const box = await axisOf(page)
    for (let jump = 0; jump < FIRST_JUMPS + JUMPS; jump++) {
      if (jump === FIRST_JUMPS) await page.evaluate('watching.jumps = []')
      const share = ((jump * 7919) % 1000) / 1000
      await page.mouse.click(box.x + share * box.width, box.y + box.height / 2)
      await page.waitForTimeout(60)
      await page.evaluate('watching.arrival()')
    }
    return page.evaluate<number[]>('watching.jumps')
  }, 0.99)
}

/** Frames while the playhead is drawn over the whole game and back. */
export function scrubFrames(): Promise<Measurement> {
  return looked(async (page) => {
    const box = await axisOf(page)
    const y = box.y + box.height / 2
    await page.mouse.move(box.x, y)
    await page.mouse.down()
    await page.evaluate('watching.frames = []')
    for (let scrub = 0; scrub < SCRUBS; scrub++)
      for (let point = 0; point <= POINTS_IN_A_SCRUB; point++) {
        const share = scrub % 2 === 0 ? point / POINTS_IN_A_SCRUB : 1 - point / POINTS_IN_A_SCRUB
        await page.mouse.move(box.x + share * box.width, y)
        await page.waitForTimeout(16)
      }
    await page.mouse.up()
    return page.evaluate<number[]>('watching.frames')
  }, 0.95)
}

/** The game counts in which it is worst. */
async function looked(look: (page: Page) => Promise<readonly number[]>, share: number): Promise<Measurement> {
  return onServer(async (browser, url) => {
    const games: { readonly name: string; readonly time: number; readonly moments: number }[] = []
    for (const record of longestRecords()) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' })
      await isReadyFor(page, url)
      await opened(page, record)
      // The points so far are worked out meanwhile.
      await page.waitForTimeout(1_500)
      await page.evaluate(WATCH)
      const time = percentile(await look(page), share)
      games.push({ name: record.name, time, moments: await page.evaluate<number>('watching.moments') })
      await page.close()
    }
    const value = Math.max(...games.map(({ time }) => time))
    const detail = games
      .map(({ name, time, moments }) => `${name} ${amount(time)} ms (${moments} moments on the table)`)
      .join(', ')
    return { value, runs: games.map(({ time }) => time), detail }
  })
}

async function axisOf(page: Page) {
  const box = await page.locator('#moments').boundingBox()
  if (box === null) throw new Error('there is no axis')
  return box
}

/** Until a record can be dropped: a page that is still on its way takes none. */
async function isReadyFor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/replay`)
  await page.getByLabel('Or paste its text').waitFor()
}

/** Drops a file on the page, which tells how long it took until its end was there. */
function opened(page: Page, { text }: Golden): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([${JSON.stringify(text)}], 'game.json'))
    const start = performance.now()
    const look = () => {
      if (document.querySelector('.log-here') === null) requestAnimationFrame(look)
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    }
    document.querySelector('main').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    look()
  })`)
}

/** In the page: how long frames are, and how long it takes from a click until the log shows the moment asked for. */
const WATCH = `
  const HERE = 300
  let asked = null
  globalThis.watching = { frames: [], jumps: [], moments: 0, arrival }
  const axis = document.getElementById('moments')
  let last = performance.now()
  axis.addEventListener('pointerdown', () => { asked = { at: performance.now(), from: seen } }, { capture: true })
  let seen = ''
  // A slow jump is waited for and counts; one to where we are never changes anything.
  function arrival() {
    return new Promise((resolve) => {
      const look = () => {
        if (asked === null || performance.now() - asked.at > HERE) resolve()
        else requestAnimationFrame(look)
      }
      look()
    })
  }
  const frame = (now) => {
    watching.frames.push(now - last)
    last = now
    const here = document.querySelector('.log-here').lastElementChild.textContent
    if (here !== seen) watching.moments++
    seen = here
    const isShown = axis.getAttribute('aria-valuetext').includes(here)
    if (isShown && asked !== null && here !== asked.from) {
      watching.jumps.push(performance.now() - asked.at)
      asked = null
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
`
