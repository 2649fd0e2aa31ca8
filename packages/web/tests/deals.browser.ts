import type { Browser, Page } from '@playwright/test'
import type { DealGameEnd, DealState } from '@turnwright/protocol'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

async function playOut(page: Page): Promise<void> {
  for (let answer = 0; answer < 40; answer++) if (!(await chooseSomething(page))) break
  await expect(new Player(page).result).toBeVisible()
}

/** Somebody who has never been here, at a screen of their own. */
async function somebody(browser: Browser, name: string, screen = DESK): Promise<Page> {
  const page = await (await browser.newContext({ viewport: screen })).newPage()
  await page.request.post('/api/identity', { data: { name } })
  return page
}

for (const [name, screen] of [
  ['at a desk', DESK],
  ['on a phone', PHONE],
] as const)
  test(`a deal that was played is offered to others, stays sealed until they have played it, and is then compared, ${name}`, async ({
    browser,
  }) => {
    test.slow()
    const ana = await somebody(browser, 'Ana', screen)
    await new Player(ana).playsAgainstBots('Tic-tac-toe')
    await playOut(ana)
    await ana.getByRole('button', { name: 'Let others play this deal too' }).click()
    await expect(ana.getByRole('heading', { name: 'One deal, played once' })).toBeVisible()
    const deal = new URL(ana.url()).pathname

    const mira = await somebody(browser, 'Mira', screen)
    await mira.goto(deal)
    await expect(mira.getByRole('heading', { name: 'Play this deal too' })).toBeVisible()
    const envelopes = mira.getByRole('list', { name: 'Who has played it' })
    await expect(envelopes.getByText('Ana')).toBeVisible()
    await expect(envelopes.getByText('sealed')).toBeVisible()
    expect.soft(await axeViolations(mira)).toEqual([])
    expect.soft(await brokenLayout(mira)).toEqual([])
    await mira.getByRole('button', { name: 'Play this deal too' }).press('Enter')
    await playOut(mira)
    await expect(mira.getByRole('link', { name: 'Keep the record' })).toHaveCount(0)
    await mira.getByRole('link', { name: 'What others made of this deal' }).click()
    await expect(mira.getByRole('heading', { name: 'One deal, played twice' })).toBeVisible()
    const table = mira.getByRole('table', { name: 'What everybody made of it' })
    await expect(table.getByRole('row', { name: /Ana/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /You/ })).toBeVisible()
    await expect(mira.getByRole('heading', { name: 'Where the ways part' })).toBeVisible()
    await expect(mira.getByText('a game that Ana had played already')).toBeVisible()
    expect.soft(await axeViolations(mira)).toEqual([])
    expect.soft(await brokenLayout(mira)).toEqual([])
  })

test('the deal of a game is offered in the menu of its replay too, and where it may not be it is said why', async ({
  browser,
}) => {
  test.slow()
  const ana = await somebody(browser, 'Ana')
  await new Player(ana).playsAgainstBots('Tic-tac-toe')
  await ana.getByRole('button', { name: 'Ask for a hint' }).click()
  await expect(ana.getByRole('region', { name: 'Hint' }).getByRole('listitem').first()).toBeVisible()
  await playOut(ana)
  await new Player(ana).result.getByRole('link', { name: 'Look again' }).click()
  await ana.getByRole('button', { name: 'Menu' }).click()
  await ana.getByRole('menuitem', { name: 'Let others play this deal too' }).click()
  await expect(ana.getByRole('alert')).toContainText('This game was played with hints, which deals do not allow.')
  expect.soft(await axeViolations(ana)).toEqual([])
  await new Player(ana).playsAgainstBots('Tic-tac-toe')
  await playOut(ana)
  await new Player(ana).result.getByRole('link', { name: 'Look again' }).click()
  await ana.getByRole('button', { name: 'Menu' }).press('Enter')
  await ana.getByRole('menuitem', { name: 'Let others play this deal too' }).press('Enter')
  await expect(ana.getByRole('heading', { name: 'One deal, played once' })).toBeVisible()
})

test('the points of each game of a deal stand by what they came from, and add up', async ({ browser }) => {
  test.slow()
  const ana = await somebody(browser, 'Ana')
  const mira = await somebody(browser, 'Mira')
  const body = { of: 'game', game: 'sealed-auction', players: 2, days: 1, key: 'k'.repeat(22) }
  const { id } = (await (await ana.request.post('/api/deals', { data: body })).json()) as { readonly id: string }
  for (const page of [ana, mira]) {
    await page.goto(`/deals/${id}`)
    await page.getByRole('button', { name: 'Play this deal too' }).press('Enter')
    await playOut(page)
  }
  await mira.goto(`/deals/${id}`)
  const { games } = (await (await mira.request.get(`/api/deals/${id}`)).json()) as DealState
  const table = mira.getByRole('table', { name: 'What everybody made of it' })
  await expect(table.getByRole('columnheader', { name: 'Lots' })).toBeVisible()
  for (const [row, { number, seat }] of games.entries()) {
    const end = (await (await mira.request.get(`/api/deals/${id}/games/${number}`)).json()) as DealGameEnd
    const cells = table.locator('tbody tr').nth(row)
    await expect(cells.locator('td[data-label="Lots"]')).toHaveText(/^\d+$/)
    const from = (await cells.locator('td[data-label]').allTextContents()).map((text) =>
      text === '–' ? 0 : Number(text),
    )
    expect(from.reduce((sum, points) => sum + points, 0)).toBe(end.play.result?.scores[seat])
    await expect(cells.locator('.deal-total')).toHaveText(String(end.play.result?.scores[seat]))
  }
})

test('the deal of the day is found in the lobby, played once, and gone on with after leaving it', async ({
  browser,
}) => {
  const ana = await somebody(browser, 'Ana')
  await ana.goto('/')
  const today = ana.getByRole('region', { name: /^The deals of / })
  await today.getByRole('link', { name: 'Tic-tac-toe' }).click()
  await ana.getByRole('button', { name: 'Play this deal too' }).click()
  await expect(new Player(ana).request).toBeVisible()
  const table = ana.url()
  await ana.goto('/')
  await today.getByRole('link', { name: 'Tic-tac-toe' }).click()
  await ana.getByRole('link', { name: 'Go on playing' }).click()
  await expect(ana).toHaveURL(table)
})

test('a deal that does not exist says so, and the page goes on', async ({ page }) => {
  await page.goto(`/deals/${'x'.repeat(22)}`)
  await expect(page.getByRole('heading', { name: 'There is no such deal' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page.getByRole('heading', { name: 'What shall we play tonight?' })).toBeVisible()
})
