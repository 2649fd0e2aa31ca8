import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

test('Lords of Estraven is played on its own table: decks, hand, menu, piles and keys', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Lords of Estraven')

  const decks = page.getByRole('region', { name: 'The six decks' })
  await decks.getByRole('button', { name: /^Emberguard/ }).click()
  await decks.getByRole('button', { name: /^Greenoath/ }).click()
  await player.request.getByRole('button', { name: 'Play Emberguard and Greenoath' }).click()
  const keep = player.request.getByRole('button', { name: 'Keep this hand' })
  await keep.waitFor()
  await movesOn(page, () => keep.click())
  await comesToTheMainPhase(page)

  const hand = page.getByRole('region', { name: /^Your hand/ })
  const [card, other] = [hand.getByRole('button').first(), hand.getByRole('button').nth(1)]
  await card.click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  expect(await axeViolations(page, '.estraven')).toEqual([])
  await menu.getByRole('menuitem', { name: 'Pitch' }).click()
  await expect(player.log.getByText(/You pitch/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pitched, 1 card' })).toBeVisible()

  await other.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(other).toBeFocused()

  await page.getByRole('button', { name: 'Pitched, 1 card' }).click()
  const pile = page.getByRole('region', { name: 'Your pitched' })
  await expect(pile.getByRole('img')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(pile).toBeHidden()

  await movesOn(page, () => page.keyboard.press('e'))
  await expect(player.log.getByText(/turn begins/).first()).toBeVisible()
  await comesToTheMainPhase(page)
  const mine = page.getByRole('region', { name: 'Your side' })
  await expect(
    mine
      .getByRole('button', { name: /^Graveyard, [1-9]/ })
      .or(player.result)
      .first(),
  ).toBeVisible()
})

/** Answers whatever comes before: priority is passed, attacks are let through. */
async function comesToTheMainPhase(page: Page): Promise<void> {
  const asked = page.locator('.request-ask')
  const over = page.locator('.result-panel')
  for (let answers = 0; answers < 40; answers++) {
    await over.or(page.locator('.request-panel .choice:not([aria-disabled])').first()).first().waitFor()
    if ((await over.isVisible()) || (await asked.first().textContent()) === 'Your main phase') return
    const ways = page.locator('.request-panel').getByRole('button', { name: /^(Pass|Let it through|No more)$/ })
    if (await ways.first().isVisible()) await movesOn(page, () => ways.first().click())
    else await chooseSomething(page)
  }
  throw new Error('the main phase never came')
}

/** Until another question is drawn, what is on the screen is the old one. */
async function movesOn(page: Page, answer: () => Promise<void>): Promise<void> {
  const panel = page.locator('.request-panel')
  const before = (await panel.getAttribute('data-asked')) ?? ''
  await answer()
  await expect(panel.or(page.locator('.result-panel')).first()).not.toHaveAttribute('data-asked', before)
}
