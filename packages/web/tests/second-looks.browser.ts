import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'
import { sitDownTogether } from './sit-down.ts'

const WILL_SAY = 'This goes back past something revealed: the result will say “with second looks”.'

/** A table against a bot, with what the form says of taking back. */
async function opensWithBots(page: Page, takingBack: string): Promise<Player> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).click()
  const form = page.getByRole('dialog', { name: 'Open a table' })
  await form.getByLabel('Game').selectOption('Tic-tac-toe')
  await form.getByLabel('Who else plays').selectOption('Bots: Random')
  await form.getByLabel('Taking back past something revealed').selectOption(takingBack)
  await form.getByRole('button', { name: 'Open this table' }).click()
  const player = new Player(page)
  await expect(player.request).toBeVisible()
  return player
}

async function notesOfMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  const words = await items.allTextContents()
  await page.keyboard.press('Escape')
  await expect(items.first()).toBeHidden()
  return words
}

test('against bots it is said what going back past something revealed means, and once done menu and result say so', async ({
  page,
}) => {
  const player = await opensWithBots(page, 'Allowed')
  await player.cell('b2').click()
  const undo = page.getByRole('button', { name: 'Undo my answer' })
  await undo.click()
  const dialog = page.getByRole('dialog', { name: 'Take it back?' })
  await expect(dialog.getByText(WILL_SAY)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Play on' }).click()
  await expect(player.mark('b2', 'X')).toBeVisible()
  expect(await notesOfMenu(page)).not.toContain('Played with second looks')

  await undo.click()
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(player.cell('b2')).toBeVisible()
  await expect(page.getByRole('banner').getByText('with second looks')).toBeVisible()
  expect(await notesOfMenu(page)).toContain('Played with second looks')

  await player.cell('a1').click()
  await undo.click()
  await expect(dialog, 'it is asked once').toBeHidden()
  await expect(player.cell('a1')).toBeVisible()
  while (await chooseSomething(page));
  await expect(player.result.getByText('with second looks')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The game is over' }).getByText('with second looks')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('at a table without second looks what was revealed stays, and the button says why', async ({ page }) => {
  const player = await opensWithBots(page, 'Not at this table')
  await player.cell('b2').click()
  await expect(page.getByRole('img', { name: /, O$/ })).toBeVisible()
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await undo.hover()
  await expect(page.getByText('This table allows no second looks: what was revealed stays.')).toBeVisible()
  await undo.click({ force: true })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(player.mark('b2', 'X')).toBeVisible()
  expect(await notesOfMenu(page)).toContain('No second looks at this table')
  while (await chooseSomething(page));
  await expect(player.result.getByRole('heading')).toBeVisible()
  await expect(player.result.getByText('with second looks')).toBeHidden()
})

test('whoever offers and whoever is asked to agree read what it will mean, as far as each can know', async ({
  browser,
}) => {
  const { ana, mira } = await sitDownTogether(browser, 'Tic-tac-toe')
  const offer = ({ page }: Player) => page.getByRole('alert').filter({ hasText: 'to take back' })
  await ana.cell('a1').click()
  await mira.cell('b2').click()
  await ana.page.getByRole('button', { name: 'Ask to undo' }).click()
  const perhaps = 'If this goes back past something revealed, the result will say “with second looks”.'
  await expect(ana.page.getByRole('dialog').getByText(perhaps)).toBeVisible()
  await ana.page.getByRole('button', { name: 'Ask the others' }).click()
  await expect(offer(ana)).toContainText(perhaps)
  await expect(offer(mira)).toBeVisible()
  await expect(offer(mira), 'Mira knows that nothing was').not.toContainText('second looks')
  await mira.page.getByRole('button', { name: 'Decline' }).click()
  await expect(offer(ana)).toBeHidden()

  await offersAllOfIt(ana.page)
  await expect(offer(mira)).toContainText(WILL_SAY)
  await mira.page.getByRole('button', { name: 'Agree' }).click()
  await expect(mira.page.getByRole('banner').getByText('with second looks')).toBeVisible()
  await expect(ana.cell('a1')).toBeVisible()
})

/** The page offers the last answer alone; a program may offer more. */
async function offersAllOfIt(page: Page): Promise<void> {
  await page.evaluate(() => {
    const id = location.pathname.split('/').at(-1)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ answers: 0, key: 'all-of-it-again' })
    return fetch(`/api/tables/${id}/undo-offers`, { method: 'POST', headers, body }).then(({ ok }) => ok)
  })
}
