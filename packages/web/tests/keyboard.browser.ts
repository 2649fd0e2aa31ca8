import type { Page } from '@playwright/test'
import { expect, Player, test } from './fixtures.ts'

test('a whole game of tic-tac-toe is played with the keyboard alone', async ({ page }) => {
  const player = new Player(page)
  await page.goto('/')
  await tabTo(page, 'Play now against bots', 'Tic-tac-toe')
  await page.keyboard.press('Enter')
  await expect(player.cell('a1')).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await expect(player.cell('a1')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(player.cell('b1')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(player.cell('b2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(player.mark('b2', 'X')).toBeVisible()

  while (!(await isOver(player))) {
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    if (!label.includes('empty')) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
  await expect(player.result).toBeVisible()
})

test('letters do what is written on the buttons, and ? shows the keys', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
  // A new question takes the focus; whoever goes on from there does so after it.
  await expect(player.request.getByRole('heading', { level: 2 })).toBeFocused()
  await player.request.locator('.choice').first().focus()
  await page.keyboard.press('Enter')
  await expect(player.request.getByText('1 of 3 chosen')).toBeVisible()
  await page.keyboard.press('u')
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
  await expect(player.log.getByText(/ wins? |withdrawn/)).toBeVisible()
})

test('an answer leads the focus to the next question, and not onto one of its buttons', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
  await expect(player.request.getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.request-panel') !== null)).toBe(true)
})

async function isOver(player: Player): Promise<boolean> {
  await expect(player.request.or(player.result)).toBeVisible()
  return player.result.isVisible()
}

/** Presses Tab until the control of that name on the card of a game has the focus. */
async function tabTo(page: Page, name: string, game: string): Promise<void> {
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press('Tab')
    const [text, card] = await page.evaluate(() => {
      const { activeElement } = document
      return [activeElement?.textContent ?? '', activeElement?.closest('article')?.textContent ?? '']
    })
    if (text.includes(name) && card.includes(game)) return
  }
  throw new Error(`Tab never reached "${name}" of ${game}`)
}
