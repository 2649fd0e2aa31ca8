import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, Player, test } from './fixtures.ts'
import { screens } from './people-at-table.ts'

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
    // One of the bonus cards is called like the feeder that everybody sees.
    if (plain(secret) !== 'birdfeeder') expect(seen).not.toContain(plain(secret))
  }

  for (const name of ['Invertebrate', 'Seed', 'Fish', 'Fruit', 'Rodent'])
    await ana.request.getByRole('button', { name, exact: true }).click()
  await ana.page.locator('.bonus').first().click()
  await ana.request.getByRole('button', { name: 'Keep 0 birds, 5 food' }).click()
  await expect(eve.log.getByText('keeps 0 birds and 5 food')).toBeVisible()
})

for (const [screen, size] of Object.entries(screens)) {
  test(`on a ${screen} a table is opened without spectators, and says so to who came to look`, async ({ browser }) => {
    const [ana, bo, eve] = await Promise.all([0, 1, 2].map(async () => (await browser.newContext(size)).newPage()))
    if (ana === undefined || bo === undefined || eve === undefined) throw new Error('three pages')
    await ana.goto('/')
    await ana.getByRole('button', { name: /Open a table of your own/ }).click()
    const form = ana.getByRole('dialog')
    await form.getByLabel('Game').selectOption('Tic-tac-toe')
    await form.getByLabel('Who may sit down').selectOption('invite')
    await expect(form.getByText('They see what lies open, and no hands.')).toBeVisible()
    await form.getByLabel('Who may look on').selectOption('Nobody')
    await expect(form.getByText('the game is for those who sit here')).toBeVisible()
    expect(await axeViolations(ana, '[role="dialog"]')).toEqual([])
    await form.getByRole('button', { name: 'Open this table' }).click()
    const link = await ana.getByLabel('Send this link').inputValue()
    for (const page of [bo, eve]) {
      await page.goto(link)
      await expect(page.getByText('Nobody looks on at this table')).toBeVisible()
    }
    await bo.getByRole('button', { name: 'Sit down' }).click()
    await expect(bo.locator('.top-seats')).toBeVisible()
    // Who had the page open is told at once; who comes later, and who asks for the replay, reads the same.
    await expect(eve.getByRole('heading', { name: 'Nobody looks on at this table' })).toBeVisible()
    await expect(eve.getByText('Or open a table of your own.')).toBeVisible()
    expect(await axeViolations(eve)).toEqual([])
    for (const at of [link, link.replace('?', '/replay?')]) {
      await eve.goto(at)
      await expect(eve.getByText('Nobody looks on at this table')).toBeVisible()
      await expect(eve.locator('.top-seats, .board-area')).toHaveCount(0)
    }
    await ana.getByRole('button', { name: 'Menu' }).click()
    await expect(ana.getByRole('menuitem', { name: 'Nobody looks on at this table' })).toBeVisible()
    for (const page of [ana, bo, eve]) await page.context().close()
  })
}

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
