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
  const hint = page.getByRole('region', { name: 'Hint' })
  await expect(hint.getByText(/noted in its record/)).toBeVisible()
  await expect(hint, 'a rule in words, and none of its numbers').not.toContainText(/\(rule|count for/)
  await expect(page.locator('.request-panel .rank-tag').first()).toBeVisible()
  expect(await axeViolations(page, '.rail')).toEqual([])
  await page.keyboard.press('h')
  await expect(hint).toBeHidden()

  await page.keyboard.press('e')
  await expect(player.log.getByText(/You end the turn/).first()).toBeVisible()
  await comesToTheMainPhase(page)
  await expect(
    page
      .getByRole('region', { name: /^Your hand/ })
      .or(player.result)
      .first(),
  ).toBeVisible()
})

const DECK = `4 Pikachu (Base 58)
4 Magnemite (Base 53)
4 Voltorb (Base 67)
4 Electabuzz (Base 20)
4 Chansey (Base 3)
40 Lightning Energy (Base 100)`

test('a deck is changed, checked where it is written, played on a phone and copied again', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).tap()
  await page.getByLabel('Game', { exact: true }).selectOption('pokemon')
  await page.getByLabel('Who else plays').selectOption({ label: 'Bots: Generator v1' })
  await page.getByRole('button', { name: 'Change a copy of your deck' }).tap()
  const written = page.getByLabel('Your deck, as text')
  await written.fill((await written.inputValue()).replace('4 Bulbasaur', '5 Bulbasaur'))
  await page.getByRole('button', { name: 'Open this table' }).tap()
  await expect(written).toBeFocused()
  await expect(written).toHaveAccessibleDescription(/this one has 61.*at most 4 cards may be called Bulbasaur/)
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])

  await written.fill(DECK)
  await expect(written).toHaveAccessibleDescription(/^60 cards: 20 Pokémon, 40 energy.*opponent can see/)
  await page.getByRole('button', { name: 'Open this table' }).tap()
  await comesToTheMainPhase(page)
  await page.getByRole('button', { name: /^Attach Lightning/ }).tap()
  await expect(page.getByText('Attach Lightning Energy to').or(page.getByText('attaches')).first()).toBeVisible()
  await expect(page.locator('.zoom-frame')).toBeHidden()

  await page.getByRole('button', { name: /^Mine\b/ }).tap()
  await page.getByRole('button', { name: 'Your deck: look at its list' }).tap()
  const list = page.getByRole('region', { name: 'Your deck' })
  expect(await axeViolations(page, '.pile-spread')).toEqual([])
  await list.getByRole('button', { name: 'Copy the list' }).tap()
  await expect(list.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DECK)
  await context.close()
})

test('two people bring decks of their own, checked where they are written, and see only their own list', async ({
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [ana, mira] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
  await ana.goto('/')
  await ana.getByRole('button', { name: 'Open a table of your own' }).click()
  await ana.getByLabel('Game', { exact: true }).selectOption('pokemon')
  await ana.getByLabel('Your deck', { exact: true }).selectOption('own')
  await ana.getByLabel('Your opponent’s deck', { exact: true }).selectOption('own')
  await ana.getByRole('button', { name: 'Open this table' }).click()
  await mira.goto(await ana.getByLabel('Send this link').inputValue())
  await mira.getByRole('button', { name: 'Sit down' }).click()

  await mira.getByLabel('Your deck').selectOption('A deck of my own, as text')
  const written = mira.getByLabel('Its cards, as text')
  await written.fill(DECK.replace('4 Pikachu', '5 Pikachu'))
  await expect(written).toHaveAccessibleDescription(/this one has 61.*at most 4 cards may be called Pikachu/)
  expect(await axeViolations(mira, '.request-panel')).toEqual([])
  await written.fill(DECK)
  await expect(written).toHaveAccessibleDescription(/^60 cards: 20 Pokémon, 40 energy/)
  await mira.getByRole('button', { name: 'Bring this deck' }).click()
  await expect(mira.getByText('Waiting for')).toBeVisible()

  await ana.getByLabel('Your deck').selectOption('Zap!')
  expect(await axeViolations(ana, '.request-panel')).toEqual([])
  await ana.getByRole('button', { name: 'Bring Zap!' }).click()
  await mira.getByRole('button', { name: 'Your deck: look at its list' }).click()
  await expect(mira.getByRole('region', { name: 'Your deck' }).getByText('60 cards: 20 Pokémon')).toBeVisible()
  await expect(ana.getByText('has brought a deck').first()).toBeVisible()
  expect(await ana.content()).not.toContain('Electabuzz')
  await Promise.all(contexts.map((context) => context.close()))
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
