import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const LOBBY = 90_000
const TABLE = 220_000

/** The paths of the scripts that a page fetches from now on, with their bytes on the wire. */
function scriptsOf(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const arriving: Promise<readonly [string, number]>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const { pathname } = new URL(request.url())
    arriving.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize] as const))
  })
  return async () => new Map(await Promise.all(arriving))
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, each) => total + each, 0)
}

test('the lobby needs no more than 90 kB of JavaScript on the wire, and a table of any game no more than 220 kB', async ({
  page,
  browser,
}) => {
  const scripts = scriptsOf(page)
  await page.goto('/')
  const games = page.getByRole('article')
  await expect(games).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const lobby = sum((await scripts()).values())
  expect(lobby).toBeGreaterThan(0)
  expect(lobby).toBeLessThanOrEqual(LOBBY)
  for (const name of await games.getByRole('heading').allInnerTexts()) {
    await page.goto('/')
    await page.getByRole('article', { name }).getByRole('button', { name: 'Play now' }).click()
    await page.waitForURL('**/tables/*')
    const newcomer = await browser.newContext({ storageState: await page.context().storageState() })
    const table = await newcomer.newPage()
    const fetched = scriptsOf(table)
    await table.goto(page.url())
    await expect(table.getByRole('region', { name: 'What is asked of you' })).toBeVisible()
    const weight = sum((await fetched()).values())
    expect(weight, name).toBeGreaterThan(lobby)
    expect(weight, name).toBeLessThanOrEqual(TABLE)
    await newcomer.close()
  }
})

for (const [how, come] of [
  ['points at', (page: Page) => playButton(page).hover()],
  ['comes by keyboard to', (page: Page) => playButton(page).focus()],
] as const)
  test(`the table is on its way as soon as somebody ${how} a game's button, and not before`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto('/')
    await expect(playButton(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = new Set((await scripts()).keys())
    const isTable = (path: string) => path.includes('/table-page-')
    expect([...before].some(isTable)).toBe(false)
    const board = page.waitForResponse((response) => /\/ui-[\w-]+\.js$/.test(response.url()))
    await come(page)
    await board
    await expect.poll(async () => [...(await scripts()).keys()].some(isTable)).toBe(true)
    expect(page.url()).not.toContain('/tables/')
  })

function playButton(page: Page) {
  return page.getByRole('article', { name: 'Agricola' }).getByRole('button', { name: 'Play now' })
}
