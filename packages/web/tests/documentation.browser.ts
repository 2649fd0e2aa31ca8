import { axeViolations } from './axe-violations.ts'
import { expect, test } from './fixtures.ts'

const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

for (const [screen, viewport] of Object.entries(SCREENS))
  test(`${screen}: the documentation is found from the lobby, searched by keys alone, and clean for axe`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.getByRole('link', { name: 'For authors and hosts' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write the rules once.')
    expect(await axeViolations(page)).toEqual([])

    await page.keyboard.press('/')
    await page.keyboard.type('slip')
    await expect(page.locator('#found').getByRole('link').first()).toContainText('Slip')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/hidden-information\.html#slip$/)
    await expect(page.getByRole('heading', { name: 'Slip' })).toBeInViewport()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await page.keyboard.press('/')
    await page.keyboard.type('xyzzy')
    await expect(page.locator('#found')).toHaveText('Nothing is said about “xyzzy”.')
    await page.keyboard.press('Escape')
    await expect(page.locator('#found')).toBeHidden()
  })
