import type { Locator, Page } from '@playwright/test'
import { expect, Player, test } from './fixtures.ts'

/** The one name that the bar shows, from the moment in which it is there. */
async function nameIn(bar: Locator): Promise<string> {
  const words = (await bar.textContent()) ?? ''
  const name = /^(\w+ \w+|Juniper): your page$/.exec(words)?.[1]
  if (name === undefined) throw new Error(`the bar says "${words}"`)
  return name
}

test('somebody new is called by one name before and after a game, and addressed in its log', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('link', { name: 'your page' })
  const name = await nameIn(bar)

  await page
    .getByRole('article', { name: 'Tic-tac-toe' })
    .getByRole('button', { name: 'Play now against bots' })
    .click()
  const ana = new Player(page)
  await expect(ana.request).toBeVisible()
  await ana.cell('b2').click()
  await expect(ana.log).toContainText('You mark b2')

  await page.goBack()
  await expect(bar).toContainText(name)
})

test('a guest keeps the chosen name, though the cookie is gone', async ({ page, context }) => {
  await page.goto('/')
  const bar = page.getByRole('link', { name: 'your page' })
  const first = await nameIn(bar)
  await page.reload()
  expect(await nameIn(bar)).toBe(first)
  await bar.click()
  await rename(page, 'Juniper')
  await page.getByRole('link', { name: 'Turnwright' }).click()
  await expect(bar).toContainText('Juniper')
  await context.clearCookies()
  await page.reload()
  await expect(bar).toContainText('Juniper')
})

test('what the server said earlier and arrives later does not bring an old name back', async ({ page, baseURL }) => {
  await page.goto('/')
  const bar = page.getByRole('link', { name: 'your page' })
  const take = (name: string) => page.request.post(`${baseURL}/api/identity`, { data: { name } })
  await take('Otto')
  await expect(bar).toContainText('Otto')

  let isHeld = false
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/me', async (route) => {
    if (isHeld) return route.continue()
    isHeld = true
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await page.waitForRequest('**/api/me')
  await take('Juniper')
  await expect(bar).toContainText('Juniper')
  const lateLook = page.waitForResponse('**/api/tables?which=mine')
  letThrough()
  await (await lateLook).finished()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  expect(await nameIn(bar)).toBe('Juniper')
})

/** On one's own page. */
async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change your name' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Take this name' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
