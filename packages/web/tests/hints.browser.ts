import type { Page } from '@playwright/test'
import { games } from '@turnwright/games'
import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }

const hintAt = (page: Page) => page.getByRole('region', { name: 'Hint' })
const ask = (page: Page) => page.getByRole('button', { name: 'Ask for a hint' })
/** The first hint of a server has to wait for a thread. */
const PATIENTLY = { timeout: 30_000 }
const NOTED = /Hint \d+ of this game, noted in its record\./

/** Until the hint is there, with its numbers. */
async function asks(page: Page): Promise<void> {
  await ask(page).click()
  await expect(hintAt(page).getByText(NOTED)).toBeVisible(PATIENTLY)
}

test('a hint shows three answers with bars and reasons, lights them on the table, and is marked for good', async ({
  page,
}) => {
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  const before = await player.request.boundingBox()
  await asks(page)
  const hint = hintAt(page)
  await expect(hint.getByRole('listitem').filter({ has: page.locator('.weight-bar') })).toHaveCount(3)
  await expect(hint.locator('.weight-worth').first()).toHaveText(/^\d+ % ±\d+$/)
  for (const why of await hint.locator('.weight .hint-why').allTextContents())
    expect(why).toMatch(/^(About as good as|Perhaps|\d+ % (more|less) than) /)
  await expect(hint.getByText('Hint 1 of this game')).toBeVisible()
  for (const rank of [1, 2, 3]) await expect(page.locator(`.board-area .advice[data-rank="${rank}"]`)).toBeVisible()
  await expect(page.locator('.request-panel .rank-tag')).toHaveCount(3)
  expect((await player.request.boundingBox())?.y, 'the request does not move').toBe(before?.y)
  expect(await axeViolations(page)).toEqual([])

  const best = await hint.locator('.weight-what').first().textContent()
  await player.cell(best ?? '').click()
  await expect(hint, 'a hint goes with its question').toBeHidden()
  await expect(page.locator('.advice-tag')).toHaveCount(0)
  while (await chooseSomething(page));
  await expect(player.result.getByText('with hints: you 1')).toBeVisible()

  await player.result.getByRole('link', { name: 'Look again' }).click()
  await page.getByRole('slider').first().press('Home')
  await expect(page.getByRole('region', { name: 'This moment' }).getByText('after a hint')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'This moment' }).getByText('after a hint')).toBeHidden()
})

test('with the keyboard alone a hint is asked for, read, hidden and asked for again', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  await page.keyboard.press('h')
  await expect(hintAt(page).getByText(NOTED)).toBeVisible(PATIENTLY)
  await expect(hintAt(page).getByRole('heading', { level: 2 })).toHaveText(/\w/)
  await page.keyboard.press('h')
  await expect(hintAt(page)).toBeHidden()
  await page.keyboard.press('h')
  await expect(hintAt(page).getByText('Hint 1 of this game'), 'the same one, counted once').toBeVisible()
  await hintAt(page).getByRole('button', { name: 'Hide the hint' }).press('Enter')
  await expect(hintAt(page)).toBeHidden()
  await expect(ask(page)).toBeFocused()
  // With the focus at a question it opens the rule behind that.
  await ask(page).blur()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' }).getByText('Ask for a hint')).toBeVisible()
})

for (const { definition } of games)
  test(`${definition.name}: hints fit a phone and a desk, in another language of longer words`, async ({ page }) => {
    test.slow()
    await new Player(page).playsAgainstBots(definition.name, PSEUDO_LOCALE)
    for (let answer = 0; answer < 3; answer++) {
      await asks(page)
      const words = await hintAt(page).locator('.weight-what').allTextContents()
      expect(words.length).toBeGreaterThan(0)
      for (const screen of [{ width: 1440, height: 900 }, PHONE]) {
        await page.setViewportSize(screen)
        await expect(hintAt(page)).toBeInViewport()
        expect(await brokenLayout(page)).toEqual([])
        expect(await axeViolations(page, '.hint-panel')).toEqual([])
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await hintAt(page).getByRole('button', { name: 'Hide the hint' }).click()
      if (!(await chooseSomething(page))) break
    }
  })

test('on a phone the hint has the place of the request, and the table above shows its numbers', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  await ask(page).tap()
  await expect(hintAt(page).getByText(NOTED)).toBeVisible(PATIENTLY)
  await expect(page.locator('.request-panel')).toBeHidden()
  await expect(page.locator('.board-area .advice-tag').first()).toBeInViewport()
  expect(await axeViolations(page)).toEqual([])
  await hintAt(page).getByRole('button', { name: 'Hide the hint' }).tap()
  await expect(page.locator('.request-panel')).toBeVisible()
  await context.close()
})

/** Mira comes with her own browser to a table that Ana has opened in the form. */
async function together(page: Page, friend: Page, hints: string) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).click()
  const form = page.getByRole('dialog', { name: 'Open a table' })
  await form.getByLabel('Game').selectOption('Tic-tac-toe')
  await form.getByLabel('Who else plays').selectOption('People')
  await form.getByLabel('Hints').selectOption(hints)
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
  await form.getByRole('button', { name: 'Open this table' }).click()
  await friend.goto(await page.getByLabel('Send this link').inputValue())
}

test('among people there are no hints unless the table was opened so, and whoever sits down reads it', async ({
  page,
  browser,
}) => {
  const friend = await (await browser.newContext()).newPage()
  const agreement = /Hints are allowed at this table.*Whoever sits down agrees\./
  await together(page, friend, 'Not among people')
  await expect(friend.getByText(agreement)).toBeHidden()
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(new Player(page).request).toBeVisible()
  await expect(ask(page)).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText('No hints: other people play here')).toBeVisible()

  await together(page, friend, 'For everybody: who sits down agrees')
  await expect(friend.getByText(agreement)).toBeVisible()
  await expect(page.getByText(agreement)).toBeVisible()
  expect(await axeViolations(friend)).toEqual([])
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(new Player(page).request).toBeVisible()
  await asks(page)
  await expect(hintAt(friend)).toBeHidden()
  await expect(friend.locator('.advice-tag')).toHaveCount(0)
})

test('where a table was opened without hints there are none, and the menu says so', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).click()
  const form = page.getByRole('dialog', { name: 'Open a table' })
  await form.getByLabel('Game').selectOption('Tic-tac-toe')
  await form.getByLabel('Who else plays').selectOption('Bots: Random')
  await form.getByLabel('Hints').selectOption('Not at this table')
  await form.getByRole('button', { name: 'Open this table' }).click()
  await expect(new Player(page).request).toBeVisible()
  await expect(ask(page)).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText('No hints at this table')).toBeVisible()
})

test('a hint that cannot be had is told in a sentence, and the table stays as it is', async ({ page }) => {
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  await page.route('**/hints*', (route) => route.abort())
  await ask(page).click()
  await expect(hintAt(page).getByRole('heading', { level: 2 })).toHaveText('The server cannot be reached')
  await expect(hintAt(page)).not.toContainText('thinks about it')
  await page.unroute('**/hints*')
  await hintAt(page).getByRole('button', { name: 'Hide the hint' }).click()
  await asks(page)
})
