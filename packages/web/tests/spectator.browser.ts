import type { Page } from '@playwright/test'
import { expect, Player, test } from './fixtures.ts'

interface Hands {
  readonly invite: string | null
  readonly play: {
    readonly view: {
      readonly players: readonly {
        readonly hand: readonly { readonly bird: string }[]
        readonly bonus: readonly { readonly bonus: string }[]
      }[]
    }
  }
}

test('who watches sees the table and its log, but no hand, and is asked nothing', async ({ browser }) => {
  const ana = new Player(await browser.newPage())
  await ana.playsAgainstBots('Wingspan')
  const { invite, play } = await told<Hands>(ana.page)
  const [mine] = play.view.players
  const secrets = [...(mine?.hand ?? []).map(({ bird }) => bird), ...(mine?.bonus ?? []).map(({ bonus }) => bonus)]
  expect(secrets).toHaveLength(7)

  const eve = new Player(await browser.newPage())
  await eve.page.goto(`${ana.page.url()}?invite=${invite}`)
  await expect(eve.page.getByText('Waiting for')).toBeVisible()
  await expect(eve.request).toBeHidden()
  await expect(eve.page.getByRole('button', { name: 'Undo' })).toBeHidden()
  const heard = JSON.stringify(await told<unknown>(eve.page, invite))
  const seen = plain(await eve.page.locator('body').innerText())
  for (const secret of secrets) {
    expect(heard).not.toContain(secret)
    expect(seen).not.toContain(plain(secret))
  }

  for (const name of ['Invertebrate', 'Seed', 'Fish', 'Fruit', 'Rodent'])
    await ana.request.getByRole('button', { name, exact: true }).click()
  await ana.page.locator('.bonus').first().click()
  await ana.request.getByRole('button', { name: 'Keep 0 birds, 5 food' }).click()
  await expect(eve.log.getByText('keeps 0 birds and 5 food')).toBeVisible()
})

/** The table as the server tells it to whoever has this page open. */
async function told<T>(page: Page, invite: string | null = null): Promise<T> {
  const { pathname } = new URL(page.url())
  const response = await page.request.get(`/api${pathname}${invite === null ? '' : `?invite=${invite}`}`)
  expect(response.ok()).toBe(true)
  return response.json() as Promise<T>
}

/** Letters alone: "Blue-Gray Gnatcatcher" and "blue-gray-gnatcatcher" are the same bird. */
function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z]/g, '')
}
