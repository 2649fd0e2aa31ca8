import type { Browser, Page } from '@playwright/test'
import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { chooseSomething } from './choose-something.ts'
import { test as base, expect, Player } from './fixtures.ts'
import { misfits } from './misfits.ts'
import { clockedMain, ServerProcess } from './server-process.ts'

const A_DAY = 24 * 60 * 60 * 1_000
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

const test = base.extend<{ readonly clocked: ServerProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
  clocked: async ({}, lend) => {
    const server = await ServerProcess.start(clockedMain)
    await lend(server)
    await server.stop()
  },
  baseURL: async ({ clocked }, lend) => lend(clocked.url),
})

async function somebody(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESK })).newPage()
  await page.request.post('/api/identity', { data: { name } })
  return page
}

/** Where they have played it. */
async function playsToTheEnd(page: Page, deal: string): Promise<string> {
  await page.goto(deal)
  await page.getByRole('button', { name: 'Play this deal too' }).press('Enter')
  await expect(new Player(page).request).toBeVisible()
  for (let answer = 0; answer < 40; answer++) if (!(await chooseSomething(page))) break
  await expect(new Player(page).result).toBeVisible()
  return new URL(page.url()).pathname
}

const statusOf = async (page: Page, path: string): Promise<number> => (await page.request.get(path)).status()

test('a deal for friends is opened with the keyboard, keeps everything until its date, and is then watched side by side', async ({
  browser,
  clocked,
}) => {
  test.slow()
  const ana = await somebody(browser, 'Ana')
  await ana.goto('/')
  await ana.getByRole('button', { name: 'A deal for friends…' }).press('Enter')
  const form = ana.getByRole('dialog', { name: 'A deal for friends' })
  await form.getByLabel('Game').selectOption('Tic-tac-toe')
  await form.getByLabel('Open for').selectOption('One day')
  expect.soft(await axeViolations(ana, '[role="dialog"]')).toEqual([])
  await form.getByRole('button', { name: 'Open this deal' }).press('Enter')
  await expect(ana.getByRole('heading', { name: 'Play this deal too' })).toBeVisible()
  const deal = new URL(ana.url()).pathname
  const mira = await somebody(browser, 'Mira')
  const tables = [await playsToTheEnd(ana, deal), await playsToTheEnd(mira, deal)]

  for (const [page, own] of [
    [ana, tables[0]],
    [mira, tables[1]],
  ] as const) {
    expect(await statusOf(page, `/api${own}/record`)).toBe(403)
    await page.goto(`${own}/replay`)
    await expect(page.getByText('Others still play this deal').first()).toBeVisible()
  }
  expect(await statusOf(mira, `/api${tables[0]}`)).toBe(403)
  await mira.goto(deal)
  await expect(mira.getByRole('link', { name: /side by side/ })).toHaveCount(0)

  await clocked.skip(A_DAY)
  await mira.reload()
  await mira.getByRole('link', { name: 'Watch you and Ana side by side' }).press('Enter')
  const turns = mira.getByRole('slider', { name: 'Turns' })
  await expect(turns).toBeVisible()
  await mira.keyboard.press('Home')
  await expect(mira.getByRole('img', { name: /, [XO]$/ })).toHaveCount(0)
  await mira.keyboard.press('ArrowRight')
  await expect(mira.getByRole('img', { name: /, [XO]$/ }).first()).toBeVisible()
  await mira.keyboard.press('?')
  await expect(mira.getByRole('dialog', { name: 'Keys' })).toContainText('Both, or the one or the other')
  await mira.keyboard.press('Escape')
  for (const screen of [DESK, PHONE]) {
    await mira.setViewportSize(screen)
    expect.soft(await axeViolations(mira)).toEqual([])
    expect.soft(await brokenLayout(mira)).toEqual([])
  }
  expect(await statusOf(mira, `/api${tables[0]}/record`)).toBe(200)
})

test('in another language of longer words the sealed deal, its table, the comparison and both games side by side keep their place', async ({
  browser,
  clocked,
}) => {
  test.slow()
  const ana = await somebody(browser, 'Ana')
  const mira = await somebody(browser, 'Mira')
  const body = { of: 'game', game: 'sealed-auction', players: 2, days: 1, key: 'k'.repeat(22) }
  const { id } = (await (await ana.request.post('/api/deals', { data: body })).json()) as { readonly id: string }
  const fits = async () => {
    for (const screen of [PHONE, DESK]) {
      await ana.setViewportSize(screen)
      expect.soft(await misfits(ana, { own: null, answers: 'a, button' })).toEqual([])
    }
  }
  await playsToTheEnd(mira, `/deals/${id}`)
  await ana.goto(`/deals/${id}?locale=${PSEUDO_LOCALE}`)
  await expect(ana.getByRole('heading', { name: 'Play this deal too' })).toBeVisible()
  await fits()
  await playsToTheEnd(ana, `/deals/${id}?locale=${PSEUDO_LOCALE}`)
  await ana.getByRole('link', { name: 'What others made of this deal' }).press('Enter')
  await expect(ana.getByRole('heading', { name: 'One deal, played twice' })).toBeVisible()
  await expect(ana.getByRole('heading', { name: 'Where the ways part' })).toBeVisible()
  await fits()

  await clocked.skip(A_DAY)
  await ana.reload()
  await ana.getByRole('link', { name: 'Watch you and Mira side by side' }).press('Enter')
  await expect(ana.getByRole('slider', { name: 'Turns' })).toBeVisible()
  await ana.keyboard.press('Home')
  // What others alone were asked is not told.
  await expect(async () => {
    await ana.keyboard.press('ArrowRight')
    await expect(ana.locator('.pane-said').first()).toContainText(/⟦.*⟧/, { timeout: 500 })
  }).toPass()
  await fits()
})
