import { expect, Player, test } from './fixtures.ts'
import { sitDownTogether } from './sit-down.ts'

test('the host frees the seat of a guest who went away, and the guest may sit down again', async ({ browser }) => {
  const [ana, mira] = await Promise.all([browser.newPage(), browser.newPage()])
  await ana.goto('/')
  const card = ana.getByRole('article', { name: 'Sealed Auction' })
  await card.getByRole('button', { name: 'Invite' }).click()
  const link = await ana.getByLabel('Send this link').inputValue()
  await mira.goto(link)
  await mira.getByRole('button', { name: 'Sit down' }).click()
  await expect(mira.getByText('The host begins the game.')).toBeVisible()
  await expect(ana.getByText('away')).toBeHidden()
  await mira.goto('about:blank')
  await expect(ana.getByText('away')).toBeVisible()
  await ana.getByRole('button', { name: /^Free seat 2/ }).click()
  await expect(ana.getByText('away')).toBeHidden()
  await mira.goto(link)
  await mira.getByRole('button', { name: 'Sit down' }).click()
  await expect(mira.getByText('The host begins the game.')).toBeVisible()
})

test('a seat that is kept for somebody who does not come back is named, freed, and given to a bot', async ({
  browser,
}) => {
  const { ana, mira } = await sitDownTogether(browser, 'Tic-tac-toe')
  for (const [player, cell] of [
    [ana, 'a1'],
    [mira, 'b1'],
    [ana, 'a2'],
    [mira, 'b2'],
    [ana, 'a3'],
  ] as const)
    await player.cell(cell).click()
  await ana.result.getByRole('button', { name: 'Play again' }).click()
  const seats = ana.page.getByRole('list', { name: 'Seats' })
  await expect(seats.getByText(/^Kept for /)).toBeVisible()
  await seats.getByRole('button', { name: /kept for/ }).click()
  await seats.getByRole('button', { name: /to a bot$/ }).click()
  await expect(new Player(ana.page).request.or(ana.page.getByText('Waiting for'))).toBeVisible()
})
