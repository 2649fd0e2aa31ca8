import type { Browser } from '@playwright/test'
import { expect, Player } from './fixtures.ts'

/** Two people at a table for two: the first invites, the second follows the link, and the game begins by itself. */
export async function sitDownTogether(browser: Browser, game: string): Promise<{ ana: Player; mira: Player }> {
  const [ana, mira] = await Promise.all([browser.newPage(), browser.newPage()])
  await ana.goto('/')
  await ana.getByRole('article', { name: game }).getByRole('button', { name: 'Invite' }).click()
  const link = await ana.getByLabel('Send this link').inputValue()
  await mira.goto(link)
  await mira.getByRole('button', { name: 'Sit down' }).click()
  await expect(mira.getByText('Waiting for')).toBeVisible()
  return { ana: new Player(ana), mira: new Player(mira) }
}
