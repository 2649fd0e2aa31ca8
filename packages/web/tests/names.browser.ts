import { expect, Player, test } from './fixtures.ts'

test('somebody new is called by one name, from the lobby through the log and back', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('button', { name: 'change your name' })
  await expect(bar).not.toContainText('Guest')
  const name = /^(\w+ \w+): change your name$/.exec((await bar.textContent()) ?? '')?.[1] as string
  expect(name).toBeTruthy()

  await page
    .getByRole('article', { name: 'Tic-tac-toe' })
    .getByRole('button', { name: 'Play now against bots' })
    .click()
  const ana = new Player(page)
  await expect(ana.request).toBeVisible()
  await ana.cell('b2').click()
  await expect(ana.log).toContainText(name)

  await page.goBack()
  await expect(bar).toContainText(name)
})

test('a guest keeps the chosen name, though the cookie is gone', async ({ page, context }) => {
  await page.goto('/')
  const bar = page.getByRole('button', { name: 'change your name' })
  const first = await bar.textContent()
  await page.reload()
  await expect(bar).toHaveText(first ?? '')
  await bar.click()
  await page.getByLabel('Your name').fill('Juniper')
  await page.getByRole('button', { name: 'Take this name' }).click()
  await expect(bar).toContainText('Juniper')
  await context.clearCookies()
  await page.reload()
  await expect(bar).toContainText('Juniper')
})
