import { expect, test } from './fixtures.ts'
import { sitDownTogether } from './sit-down.ts'

test('conceding is asked twice, and then the other one has won', async ({ browser }) => {
  const { ana, mira } = await sitDownTogether(browser, 'Tic-tac-toe')
  const asks = async () => {
    await mira.page.getByRole('button', { name: 'Menu' }).click()
    await mira.page.getByRole('menuitem', { name: 'Concede and leave' }).click()
  }
  await asks()
  await mira.page.getByRole('button', { name: 'Stay' }).click()
  await expect(mira.page.getByRole('dialog')).toBeHidden()
  await expect(ana.request).toBeVisible()

  await asks()
  await mira.page.getByRole('button', { name: 'Concede' }).click()
  await expect(ana.result.getByText('You win!')).toBeVisible()
  await expect(ana.page.getByText('has left')).toBeVisible()
  await mira.page.getByRole('button', { name: 'Menu' }).click()
  await expect(mira.page.getByRole('menuitem', { name: 'Back to the lobby' })).toBeVisible()
  await expect(mira.page.getByRole('menuitem', { name: 'Concede and leave' })).toBeHidden()
})
