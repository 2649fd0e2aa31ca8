import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { START_COMMAND } from '@turnwright/docs/start-command'
import { axeViolations } from './axe-violations.ts'
import { page as built } from './build-page.ts'
import { expect, test } from './fixtures.ts'

/** More than any game of Pig takes. */
const MOST_TURNS = 600

/** As somebody opens it who has the folder on a disk. */
const documentation = pathToFileURL(join(built, 'docs/')).href
const address = `${documentation}index.html`

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const tableOn = (page: Page) => page.getByRole('region', { name: 'The table of Pig' })

async function violationsInBothLights(page: Page): Promise<readonly string[]> {
  const light = await axeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeViolations(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark]
}

/** Rolls until there is something to keep, by keys alone, until somebody has won. */
async function playsToTheEnd(page: Page): Promise<void> {
  const table = tableOn(page)
  const result = table.getByRole('region', { name: 'The result' })
  const question = table.getByRole('region', { name: 'What is asked of you' })
  const pot = table.getByRole('definition').first()
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    if (await result.isVisible()) return
    if (await question.isVisible()) {
      const answer = Number(await pot.innerText()) >= 15 ? 'Keep' : 'Roll'
      await question.getByRole('button', { name: answer }).press('Enter')
      // A hand that has not moved since the last answer means the last question.
      await page.clock.runFor(400)
    } else await page.clock.runFor(1_000)
  }
}

for (const [screen, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}))
  test(`${screen}: from a disk and without a network, the first page has a game that is played to its end`, async ({
    page,
  }) => {
    const asked: string[] = []
    const failed: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('pageerror', (error) => failed.push(error.message))
    await page.context().setOffline(true)
    await page.setViewportSize(viewport)
    await page.clock.install()
    await page.goto(address)
    await tableOn(page).scrollIntoViewIfNeeded()
    await expect(tableOn(page).getByRole('heading', { name: 'Roll on, or keep?' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    const height = await heightOf(page)
    await tableOn(page).getByRole('button', { name: 'Roll' }).press('Enter')
    await expect(tableOn(page).getByRole('region', { name: 'Log', exact: true })).toContainText(/You roll \d/)
    await playsToTheEnd(page)
    const result = tableOn(page).getByRole('region', { name: 'The result' })
    await expect(result).toContainText('Fifty points')
    await expect(result.getByRole('heading')).toHaveText(/^(?:You win!|(?:Bo|Cy) wins)$/)
    expect(await violationsInBothLights(page)).toEqual([])
    expect(await heightOf(page)).toBe(height)

    await result.getByRole('button', { name: 'Play again' }).press('Enter')
    await expect(tableOn(page).getByRole('heading', { name: 'Roll on, or keep?' })).toBeFocused()
    await expect(tableOn(page).getByRole('region', { name: 'Log', exact: true })).toContainText(
      'Nothing has happened yet.',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(asked.filter((url) => !url.startsWith(documentation))).toEqual([])
    expect(failed).toEqual([])
  })

test('an answer that nobody has followed is taken back, and a bot that was about to answer does not', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(address)
  await tableOn(page).scrollIntoViewIfNeeded()
  await tableOn(page).getByRole('button', { name: 'Keep' }).press('Enter')
  await expect(tableOn(page).getByRole('heading', { name: 'Waiting for Bo' })).toBeVisible()
  await page.clock.runFor(500)
  await tableOn(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(tableOn(page).getByRole('heading', { name: 'Roll on, or keep?' })).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(tableOn(page).getByRole('region', { name: 'Log', exact: true })).not.toContainText('Bo')
})

test('a server that allows nothing from elsewhere has the same table', async ({ page }) => {
  await page.goto('/docs/')
  await tableOn(page).scrollIntoViewIfNeeded()
  await tableOn(page).getByRole('button', { name: 'Roll' }).press('Enter')
  await expect(tableOn(page).getByRole('region', { name: 'Log', exact: true })).toContainText(/You roll \d/)
})

test('a part of the table leads to the lines that make it, and each lights the other', async ({ page }) => {
  await page.goto(address)
  await tableOn(page).scrollIntoViewIfNeeded()
  const pin = tableOn(page).getByRole('link', { name: '2: the lines that make this' })
  await pin.focus()
  const lines = page.locator('.lines li[data-lit]')
  await expect(lines.filter({ hasText: 'game.ask.one' })).toBeVisible()
  await pin.press('Enter')
  await expect(page.locator('#pin-2')).toBeInViewport()
  await page.locator('#pin-4').hover()
  await expect(tableOn(page).locator('.pinned[data-lit]')).toContainText('Pot')
  await expect(lines).toHaveCount(1)
})

test('the command is copied with one button', async ({ page }) => {
  await page.goto(address)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the command' }).click()
  await expect(page.locator('#copied')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(START_COMMAND)
})

test('without scripts the page has the source and the doors, and no empty place', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'The rules of Pig' })).toContainText('game.random.die(6)')
  await expect(page.getByRole('link', { name: 'Run a server' })).toBeVisible()
  await expect(page.getByText('live in this page')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await context.close()
})
