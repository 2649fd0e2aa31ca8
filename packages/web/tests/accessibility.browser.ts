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

test('a button without a name is found, on the page, in a part of it and in a frame', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const part = document.createElement('section')
    const frame = document.createElement('iframe')
    frame.title = 'A frame'
    frame.id = 'frame'
    document.querySelector('main')?.append(part, frame)
    part.append(document.createElement('button'))
    frame.contentDocument?.body.append(document.createElement('button'))
  })
  expect(await axeViolations(page, 'article')).toEqual([])
  const wrong = [expect.stringMatching(/^button-name: /)]
  expect(await axeViolations(page, 'section:has(> button:empty)')).toEqual(wrong)
  expect(await axeViolations(page, { fromFrames: ['#frame', 'body'] })).toEqual(wrong)
  expect((await axeViolations(page)).filter((each) => each.startsWith('button-name'))).toHaveLength(2)
})

test('axe finds nothing on a page that is still on its way', async ({ page }) => {
  await page.route('**/assets/deal-page-*.js', () => {})
  await page.goto('/deals/any', { waitUntil: 'commit' })
  await expect(page.getByText('The deal is being looked up…')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
