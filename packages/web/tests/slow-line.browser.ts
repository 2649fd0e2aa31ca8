import { expect, Player, test } from './fixtures.ts'

test('an answer that hangs is said to be on its way within two seconds, and nothing is said once it arrived', async ({
  page,
}) => {
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/api\/tables\/[^/]+\/answers$/, async (route) => {
    await held
    await route.continue()
  })
  await player.cell('b2').click()
  await expect(page.getByText('Your answer is on its way')).toBeVisible({ timeout: 2_000 })
  letThrough()
  await expect(player.mark('b2', 'X')).toBeVisible()
  await expect(page.getByText('Your answer is on its way')).toBeHidden()
})

test('who loses the line is told so at once, also while nothing is answered', async ({ page, context }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible({ timeout: 2_000 })
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
})
