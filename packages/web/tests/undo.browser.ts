import { expect, Player, test } from './fixtures.ts'
import { sitDownTogether } from './sit-down.ts'

test('an answer that nobody has seen yet is taken back with one click', async ({ browser }) => {
  const { ana, mira } = await sitDownTogether(browser, 'Tic-tac-toe')
  await ana.cell('b2').click()
  await expect(mira.mark('b2', 'X')).toBeVisible()
  await ana.page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(ana.cell('b2')).toBeVisible()
  await expect(mira.page.getByRole('img', { name: 'b2, empty' })).toBeVisible()
})

test('past the barrier everyone must agree: a refusal leaves the table as it is, consent takes the answer back', async ({
  browser,
}) => {
  const { ana, mira } = await sitDownTogether(browser, 'Tic-tac-toe')
  await ana.cell('a1').click()
  await mira.cell('b2').click()
  await expect(ana.cell('c3')).toBeVisible()

  const asks = async () => {
    await ana.page.getByRole('button', { name: 'Ask to undo' }).click()
    await ana.page.getByRole('button', { name: 'Ask the others' }).click()
  }
  await asks()
  await mira.page.getByRole('button', { name: 'Decline' }).click()
  await expect(ana.page.getByText('You ask to take back')).toBeHidden()
  await expect(ana.mark('b2', 'O')).toBeVisible()

  await asks()
  await mira.page.getByRole('button', { name: 'Agree' }).click()
  await expect(mira.cell('b2')).toBeVisible()
  await expect(ana.mark('a1', 'X')).toBeVisible()
})

test('what is chosen but not confirmed is taken back without a word to anybody', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  await player.request.locator('.choice').first().click()
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
  await player.request.locator('.choice').first().click()
  await expect(player.request.getByText('1 of 3 chosen')).toBeVisible()
  await player.request.getByRole('button', { name: 'Undo' }).click()
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
})

test('"Undo my turn" takes back every answer of the turn at once, and "Undo" the last of them', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Lords of Estraven')
  const decks = page.getByRole('region', { name: 'The six decks' })
  await decks.getByRole('button', { name: /^Emberguard/ }).click()
  await decks.getByRole('button', { name: /^Greenoath/ }).click()
  await player.request.getByRole('button', { name: 'Play Emberguard and Greenoath' }).click()
  await player.request.getByRole('button', { name: 'Keep this hand' }).click()
  const panel = page.locator('.request-panel')
  const pitches = player.request.getByRole('button', { name: /^Pitch/ })
  const pass = player.request.getByRole('button', { name: 'Pass', exact: true })
  for (let answer = 0; answer < 20; answer++) {
    await expect(pitches.first().or(pass).first()).toBeVisible()
    if (await pitches.first().isVisible()) break
    const asked = (await panel.getAttribute('data-asked')) ?? ''
    await pass.click()
    // Otherwise the same question would be looked at once more.
    await expect(panel).not.toHaveAttribute('data-asked', asked)
  }
  const pitched = player.log.getByText(/You pitch/)
  const tools = page.getByRole('banner')
  const turn = tools.getByRole('button', { name: 'Undo my turn' })
  for (const times of [1, 2]) {
    await pitches.first().click()
    await expect(pitched).toHaveCount(times)
  }
  await tools.getByRole('button', { name: 'Undo my answer' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(pitched, 'the last answer').toHaveCount(1)
  await pitches.first().click()
  await expect(pitched).toHaveCount(2)
  await turn.click()
  await expect(pitched, 'the whole turn').toHaveCount(0)
  await expect(turn).toBeHidden()
})
