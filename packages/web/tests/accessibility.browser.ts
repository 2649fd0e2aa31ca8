import { axeViolations } from './axe-violations.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

for (const colorScheme of ['light', 'dark'] as const)
  for (const [screen, viewport] of Object.entries(screens)) {
    test(`axe finds nothing in the lobby, ${colorScheme}, ${screen}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, viewport })
      const page = await context.newPage()
      await page.goto('/')
      await expect(page.getByRole('article')).not.toHaveCount(0)
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Open a table of your own' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
    })

    test(`axe finds nothing at a table, ${colorScheme}, ${screen}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, viewport })
      const page = await context.newPage()
      const player = new Player(page)
      await player.playsAgainstBots('Sealed Auction')
      expect(await axeViolations(page)).toEqual([])
      for (let answer = 0; answer < 5; answer++) await chooseSomething(page)
      await expect(player.request).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
    })
  }

test('axe finds nothing on a page that is still on its way', async ({ page }) => {
  await page.route('**/assets/deal-page-*.js', () => {})
  await page.goto('/deals/any', { waitUntil: 'commit' })
  await expect(page.getByText('The deal is being looked up…')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
