import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../scripts/find-browser.ts'
import { buildPage } from './build-page.ts'
import { chooseSomething } from './choose-something.ts'
import { ServerProcess } from './server-process.ts'

/** Pictures of every page in both lights, for the eyes of whoever changes how it looks: `npm run screenshots`. */
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../test-results/screenshots'))
const screens = {
  'desktop-1440': { width: 1440, height: 900 },
  'desktop-1280': { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}
type Screen = keyof typeof screens

mkdirSync(folder, { recursive: true })
const only = process.argv[3]
await buildPage()
const server = await ServerProcess.start()
const browser = await chromium.launch(await findBrowser())
try {
  for (const light of ['light', 'dark'] as const)
    for (const screen of Object.keys(screens) as Screen[])
      if (only === undefined || `${screen}-${light}` === only) await takePictures(browser, screen, light)
} finally {
  await browser.close()
  await server.stop()
}

async function takePictures(from: Browser, screen: Screen, light: 'light' | 'dark'): Promise<void> {
  const phone = screen === 'phone'
  const context = await from.newContext({
    viewport: screens[screen],
    colorScheme: light,
    deviceScaleFactor: phone ? 2 : 1,
    hasTouch: phone,
    isMobile: phone,
    baseURL: server.url,
  })
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && console.error(`${screen}: ${message.text()}`))
  const shoot = (name: string, fullPage = false) =>
    page.screenshot({ path: join(folder, `${name}-${screen}-${light}.png`), fullPage, animations: 'disabled' })

  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots' }).first().waitFor()
  await shoot('lobby-first', true)

  await play(page, 'Sealed Auction', 0)
  await shoot('auction-start')
  await play(page, null, 9)
  for (let answer = 0; answer < 4 && !(await isAskedToBid(page)); answer++) await chooseSomething(page)
  await page.locator('.request-panel .choice').first().click()
  await page.waitForTimeout(500)
  await shoot('auction-middle')
  for (const tab of phone ? ['Mine', 'Others', 'Log'] : []) {
    await page.getByRole('button', { name: tab }).first().click()
    await page.waitForTimeout(500)
    await shoot(`auction-${tab.toLowerCase()}`)
  }
  await play(page, null, 400)
  await shoot('auction-result')

  await page.goto('/')
  await play(page, 'Tic-tac-toe', 2)
  await shoot('tic-tac-toe')
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite friends' }).first().click()
  await page.getByText('Send this link').waitFor()
  await shoot('gathering')
  await page.goto('/')
  await page.getByText('Your tables').waitFor()
  await page.waitForTimeout(600)
  await shoot('lobby', true)
  await context.close()
}

async function isAskedToBid(page: Page): Promise<boolean> {
  return (await page.locator('.request-ask').first().textContent())?.startsWith('Seal') === true
}

/** Plays on with anything that can be chosen, for so many answers. */
async function play(page: Page, game: string | null, answers: number): Promise<void> {
  if (game !== null) {
    const card = page.getByRole('article', { name: game })
    await card.getByRole('button', { name: 'Play now against bots' }).click()
    await page.waitForSelector('.request-ask')
    await page.waitForTimeout(600)
  }
  for (let answer = 0; answer < answers; answer++) if (!(await chooseSomething(page))) break
  await page.locator('.request-panel .choice, .result-panel').first().waitFor()
  await page.waitForTimeout(700)
}
