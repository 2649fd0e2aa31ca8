import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

const MAIN = 'Play cards, then attack or end your turn'

test('Pokémon is played on its own table: opening, hand, menu, hint, piles and keys', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Pokémon TCG')
  await comesToTheMainPhase(page)

  const mine = page.locator('.pk-active[data-mine]').getByRole('button')
  await mine.click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  expect(await axeViolations(page, '.pokemon')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(mine).toBeFocused()

  await page.keyboard.press('h')
  await expect(player.request.getByText(/^Rule /)).toBeVisible()
  expect(await axeViolations(page, '.request-panel')).toEqual([])

  await page.keyboard.press('e')
  await expect(player.log.getByText(/ends the turn/).first()).toBeVisible()
  await comesToTheMainPhase(page)
  await expect(
    page
      .getByRole('region', { name: /^Your hand/ })
      .or(player.result)
      .first(),
  ).toBeVisible()
})

/** Answers whatever comes before, as anybody would. */
async function comesToTheMainPhase(page: Page): Promise<void> {
  const asked = page.locator('.request-ask')
  for (let answers = 0; answers < 30; answers++) {
    await page.locator('.result-panel, .request-panel .choice, .request-panel [data-key="c"]').first().waitFor()
    if ((await page.locator('.result-panel').isVisible()) || (await asked.first().textContent()) === MAIN) return
    await chooseSomething(page)
  }
  throw new Error('the main phase never came')
}
