import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

test('when the server is killed in mid-game, the page finds its way back without a reload', async ({
  browser,
  ownServer,
}) => {
  const page = await browser.newPage({ baseURL: ownServer.url })
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  for (let answer = 0; answer < 3; answer++) await chooseSomething(page)
  await expect(player.request).toBeVisible()
  const told = await player.log.getByRole('listitem').count()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await ownServer.kill()
  await expect(page.getByText('Reconnecting')).toBeVisible()
  await ownServer.start()
  await expect(page.getByText('Reconnecting')).toBeHidden({ timeout: 20_000 })

  expect(await player.log.getByRole('listitem').count()).toBe(told)
  await chooseSomething(page)
  await expect(async () => expect(await player.log.getByRole('listitem').count()).toBeGreaterThan(told)).toPass()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('whose table cannot be fetched is told so, and one click tries again', async ({ page }) => {
  const player = new Player(page)
  const scripts = '**/assets/table-page-*.js'
  await page.goto('/')
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('article', { name: 'Tic-tac-toe' }).getByRole('button', { name: 'Play now' }).click()
  await expect(page.getByText('The table could not be fetched.')).toBeVisible()
  await page.unroute(scripts)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(player.request).toBeVisible()
})

test('an answer given while the server is away arrives once it is back, and only once', async ({
  browser,
  ownServer,
}) => {
  const page = await browser.newPage({ baseURL: ownServer.url })
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  await expect(player.cell('b2')).toBeVisible()
  await ownServer.kill()
  await player.cell('b2').click()
  await ownServer.start()
  await expect(player.mark('b2', 'X')).toBeVisible({ timeout: 20_000 })
  await expect(player.log.getByText('You mark b2')).toHaveCount(1)
})
