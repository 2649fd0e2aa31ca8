import { ChangingHouse } from './changing-house.ts'
import { expect, test } from './fixtures.ts'
import { OfflinePlayer } from './offline-player.ts'

test.use({ serviceWorkers: 'allow' })

test('an update reaches the next page, and a page that is open goes on with the files it began with', async ({
  context,
  page,
}) => {
  await using house = await ChangingHouse.open()
  await page.goto(house.url)
  const player = new OfflinePlayer(page)
  await expect(page.getByText('The page opens without a network too.')).toBeVisible({ timeout: 60_000 })
  house.update()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 })
    .toContainEqual('turnwright-page-later')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing === null))
    .toBe(true)
  await page.getByRole('article', { name: 'Tic-tac-toe' }).getByRole('button', { name: 'Play offline' }).click()
  await expect(player.request).toBeVisible()
  const next = await context.newPage()
  await next.goto(house.url)
  await expect(next.locator('html')).toHaveAttribute('data-build', 'later')
  await context.setOffline(true)
  await next.reload()
  await expect(next.locator('html')).toHaveAttribute('data-build', 'later')
})
