import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'
import { sitDownTogether } from './sit-down.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

const axis = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' })
const moment = (page: Page) => page.getByRole('region', { name: 'This moment' })

async function looksBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Look back' }).click()
  await expect(axis(page)).toBeVisible()
}

test('somebody looks back while the game goes on, answers nothing there, and comes back to their question', async ({
  page,
}) => {
  await new Player(page).playsAgainstBots('Sealed Auction')
  for (let answer = 0; answer < 3; answer++) await chooseSomething(page)
  await new Player(page).request.waitFor()
  const asked = await page.locator('.request-ask').first().innerText()
  await looksBack(page)
  await expect(page.getByRole('region', { name: 'Meanwhile at the table' })).toContainText('It is your turn')
  await expect(moment(page)).toContainText(/asked|chose/i)
  await expect(page.locator('.request-panel')).toHaveCount(0)
  await page.keyboard.press('Home')
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '0')
  await expect(page.getByRole('button', { name: 'Your turn: back to now' })).toBeInViewport()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('n')
  await expect(page.locator('.request-ask').first()).toHaveText(asked)
})

test('new answers keep arriving for whoever looks back, and the record stays shut', async ({ browser }) => {
  const { ana, mira } = await sitDownTogether(browser, 'Tic-tac-toe')
  const table = new URL(ana.page.url()).pathname
  await ana.cell('b2').click()
  await expect(mira.mark('b2', 'X')).toBeVisible()
  await looksBack(ana.page)
  await expect(axis(ana.page)).toHaveAttribute('aria-valuemax', '1')
  await expect(ana.page.getByRole('button', { name: 'Back to now' })).toBeVisible()
  await mira.cell('a1').click()
  await expect(axis(ana.page)).toHaveAttribute('aria-valuemax', '2')
  await expect(ana.page.getByRole('button', { name: 'Your turn: back to now' })).toBeVisible()
  await ana.page.keyboard.press('Home')
  await expect(ana.page.getByRole('img', { name: 'b2, X' })).toHaveCount(0)
  expect((await ana.page.request.get(`/api${table}/record`)).status()).toBe(409)
})

test('a lost line, a server that has too much to do and one that restarts throw nobody out: it is said, and the moment comes', async ({
  page,
}) => {
  await new Player(page).playsAgainstBots('Sealed Auction')
  for (let answer = 0; answer < 3; answer++) await chooseSomething(page)
  await new Player(page).request.waitFor()
  await looksBack(page)
  const problem = (status: number, code: string) =>
    ({ status, json: { type: '', title: '', status, code, detail: 'Not now.', next: 'Later.' } }) as const
  for (const fails of [null, problem(429, 'too-many-requests'), problem(503, 'stopping')]) {
    await page.keyboard.press('End')
    await expect(moment(page)).toContainText('This is now')
    await page.route(/\/moments\/\d+/, (route) => (fails === null ? route.abort() : route.fulfill(fails)))
    await page.keyboard.press('Home')
    const late = page.getByText(fails === null ? 'The line is down' : 'The server has much to do')
    await expect(late).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your turn: back to now' })).toBeVisible()
    await expect(moment(page)).toContainText('This is now')
    await page.unroute(/\/moments\/\d+/)
    await expect(late).toHaveCount(0)
    await expect(moment(page)).toContainText(/asked/i)
    await expect(axis(page)).toHaveAttribute('aria-valuenow', '0')
  }
})

test('whoever looks back when the game ends stays where they are, and steps on from there in its replay', async ({
  browser,
}) => {
  const { ana, mira } = await sitDownTogether(browser, 'Tic-tac-toe')
  for (const [player, cell] of [
    [ana, 'b2'],
    [mira, 'a1'],
    [ana, 'c3'],
    [mira, 'a2'],
    [ana, 'b1'],
  ] as const)
    await player.cell(cell).click()
  const { page } = ana
  await expect(ana.mark('b1', 'X')).toBeVisible()
  await looksBack(page)
  await page.keyboard.press('Home')
  await expect(page.getByRole('img', { name: /, [XO]$/ })).toHaveCount(0)
  await mira.cell('a3').click()
  await expect(page.getByRole('button', { name: 'The game is over: to the end' })).toBeVisible()
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/replay\?eyes=0&at=1$/)
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '1')
  await expect(ana.mark('b2', 'X')).toBeVisible()
  await expect(page.getByRole('img', { name: /, [XO]$/ })).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('You')
})

test('no link is offered to what one person alone was told, by no key either', async ({ page }) => {
  await new Player(page).playsAgainstBots('Sealed Auction')
  await chooseSomething(page)
  await new Player(page).request.waitFor()
  await looksBack(page)
  await expect(page.getByRole('button', { name: /^Link/ })).toHaveCount(0)
  await page.keyboard.press('l')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog')
  await expect(keys).toContainText('Back to now')
  await expect(keys).not.toContainText('link')
  await expect(page.getByText('lies in your browser alone')).toHaveCount(0)
})

test('the replay of a game that goes on is what one was told of it, and leads back to the table', async ({ page }) => {
  await new Player(page).playsAgainstBots('Sealed Auction')
  for (let answer = 0; answer < 3; answer++) await chooseSomething(page)
  await new Player(page).request.waitFor()
  const table = new URL(page.url()).pathname
  await page.setViewportSize(DESK)
  await page.goto(`${table}/replay?at=2`)
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '2')
  await expect(page.getByRole('region', { name: 'Meanwhile at the table' })).toContainText('It is your turn')
  await expect(page.getByRole('button', { name: 'Everyone' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(new RegExp(`${table}$`))
  await expect(new Player(page).request).toBeVisible()
})

test('whoever looks back sees how the points went so far, and where a card came from', async ({ page }) => {
  await page.setViewportSize(DESK)
  await new Player(page).playsAgainstBots('Wingspan')
  for (let answer = 0; answer < 9; answer++) await chooseSomething(page)
  await new Player(page).request.waitFor()
  await looksBack(page)
  const points = page.getByRole('list', { name: 'Points so far' })
  await expect(points.getByRole('listitem')).toHaveCount(3)
  await expect(points.getByRole('listitem').first()).toHaveText(/\d$/)
  await page.locator('.board-area .place[data-place^="card:"]').first().click()
  const life = page.getByRole('region', { name: /in this game$/ })
  await expect(life.getByRole('listitem').first()).toContainText(/^(?:Dealt|Drawn|Comes) to /)
})

test('on a phone the way back is in sight, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await new Player(page).playsAgainstBots('Wingspan')
  for (let answer = 0; answer < 2; answer++) await chooseSomething(page)
  await looksBack(page)
  await expect(page.getByRole('button', { name: /back to now/i })).toBeInViewport()
  expect(await brokenLayout(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /back to now/i }).click()
  await expect(new Player(page).request).toBeVisible()
})

test('with the keyboard alone, in another language of longer words, somebody looks back and returns', async ({
  page,
}) => {
  await new Player(page).playsAgainstBots('Sealed Auction', PSEUDO_LOCALE)
  for (let answer = 0; answer < 2; answer++) await chooseSomething(page)
  await new Player(page).request.waitFor()
  const asked = await page.locator('.request-panel').getAttribute('data-asked')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const item = page.getByRole('menuitem', { name: 'Look back' })
  await item.focus()
  await item.press('Enter')
  await expect(axis(page)).toBeVisible()
  await page.keyboard.press('Home')
  // What others alone were asked is not told; one's own questions come in between.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(moment(page).getByRole('heading')).toHaveText(/^⟦.*⟧$/, { timeout: 500 })
  }).toPass()
  for (const screen of [DESK, PHONE]) {
    await page.setViewportSize(screen)
    expect.soft(await brokenLayout(page)).toEqual([])
  }
  await page.keyboard.press('n')
  await expect(page.locator(`.request-panel[data-asked="${asked}"]`)).toBeVisible()
})
