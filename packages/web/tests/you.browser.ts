import type { TableSummary } from '@turnwright/protocol'
import { axeViolations } from './axe-violations.ts'
import { expect, Player, test } from './fixtures.ts'
import { peopleAtTable } from './people-at-table.ts'

/** Plays tic-tac-toe to its end, whoever wins. */
async function playsToTheEnd(ana: Player): Promise<void> {
  await ana.playsAgainstBots('Tic-tac-toe')
  for (let turn = 0; turn < 9 && (await ana.result.count()) === 0; turn++) {
    const free = ana.page.getByRole('button', { name: /, empty$/ }).first()
    await free.click({ timeout: 5_000 }).catch(() => undefined)
    await ana.page.waitForTimeout(400)
  }
  await expect(ana.result).toBeVisible()
}

test('who has played finds results by game, the table and its replay, and what is missing for a rating', async ({
  page,
}) => {
  const ana = new Player(page)
  await playsToTheEnd(ana)
  await page.goto('/')
  await page.getByRole('link', { name: 'your page' }).click()
  const games = page.getByRole('region', { name: 'Your games' })
  await expect(games.getByText('1 game,')).toBeVisible()
  await expect(games.getByRole('list', { name: 'Last games of Tic-tac-toe' }).getByRole('listitem')).toHaveCount(1)
  await expect(games.getByText(/9 more rated games|10 rated games/)).toBeVisible()
  const recent = page.getByRole('region', { name: 'Recent tables' })
  await recent.getByRole('link', { name: /^Replay Tic-tac-toe/ }).click()
  await expect(page).toHaveURL(/\/replay$/)
})

test('ten rated games make a strength with its interval, against bots by name', async ({ page }) => {
  await page.goto('/')
  await page.request.post('/api/identity', { data: { name: 'Vera' } })
  await page.route('**/api/history', (route) =>
    route.fulfill({
      json: Array.from({ length: 14 }, (_, at) => ({
        id: `game-${at}`,
        game: 'wingspan',
        ended: new Date(Date.UTC(2026, 10, 14 - at)).toISOString(),
        seat: 0,
        seats: [
          { name: 'Vera', kind: 'person', agent: null },
          { name: 'Fair bot', kind: 'bot', agent: 'fair' },
        ],
        winners: [at % 3 === 0 ? 1 : 0],
        scores: at % 3 === 0 ? [60, 71] : [74, 60],
        unrated: null,
      })),
    }),
  )
  await page.goto('/you')
  const games = page.getByRole('region', { name: 'Your games' })
  await expect(games.getByText('14 games, 9 won')).toBeVisible()
  await expect(games.getByText(/^Strength 1,\d+, between .+ and .+\. Fair 1,000\.$/)).toBeAttached()
  await expect(games.getByText(/against Fair|a wide guess yet/)).toBeVisible()
})

test('light, seat colours and motion that were chosen last a reload, and hold at the table', async ({ page }) => {
  await page.goto('/you')
  const looks = page.getByRole('region', { name: 'Appearance' })
  await looks.getByRole('radio', { name: 'Evening' }).check({ force: true })
  await looks.getByRole('radio', { name: 'Further apart' }).check({ force: true })
  await looks.getByRole('radio', { name: 'None' }).check({ force: true })
  await page.reload()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-seat-colours', 'strong')
  await expect(root).toHaveAttribute('data-motion', 'none')
  await expect(looks.getByRole('radio', { name: 'Further apart' })).toBeChecked()
  await looks.getByRole('radio', { name: 'Day' }).check({ force: true })
  await looks.getByRole('radio', { name: 'Usual' }).check({ force: true })
  await looks.getByRole('radio', { name: 'As the system' }).last().check({ force: true })
  await expect(root).not.toHaveAttribute('data-motion', 'none')
  await expect(root).not.toHaveAttribute('data-seat-colours', 'strong')
})

test('with the keyboard alone one comes from the lobby to one’s page, changes the light and finds the keys', async ({
  page,
}) => {
  await page.goto('/')
  await page.request.post('/api/identity', { data: { name: 'Ana' } })
  await page.reload()
  await page.getByRole('link', { name: 'your page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/you$/)
  const looks = page.getByRole('region', { name: 'Appearance' })
  await expect(looks).toBeVisible()
  const reaches = async (name: string) => {
    const isThere = () => page.evaluate(() => document.activeElement?.closest('label, button')?.textContent ?? '')
    for (let steps = 0; steps < 60 && (await isThere()) !== name; steps++) await page.keyboard.press('Tab')
    expect(await isThere()).toBe(name)
  }
  await reaches('As the system')
  await page.keyboard.press('ArrowLeft')
  await expect(looks.getByRole('radio', { name: 'Evening' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await reaches('Show the keys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Show the keys' })).toBeFocused()
})

test('a seat that is kept in the next game of the same company stands under invitations', async ({
  browser,
  house,
}) => {
  const { id, pages } = await peopleAtTable(browser, house, ['Ana', 'Bo'])
  const [ana, bo] = pages
  await bo.request.post(`/api/tables/${id}/leave`, { data: { key: 'k'.repeat(22) } })
  const asked = await ana.request.post(`/api/tables/${id}/rematch`, { data: { key: 'r'.repeat(22) } })
  const next = (await asked.json()) as { readonly id: string }
  await bo.goto('/you')
  const invitations = bo.getByRole('region', { name: 'Invitations' })
  await expect(invitations).toContainText('Tic-tac-toe')
  await expect(invitations).toContainText('Ana')
  await invitations.getByRole('link').first().click()
  await expect(bo).toHaveURL((url) => url.pathname === `/tables/${next.id}`)
  for (const page of pages) await page.context().close()
})

test('a table that waits for others stands under invitations', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('article', { name: 'Tic-tac-toe' }).getByRole('button', { name: 'Invite a friend' }).click()
  await page.waitForURL('**/tables/*')
  const { pathname } = new URL(page.url())
  await page.goto('/you')
  const invitations = page.getByRole('region', { name: 'Invitations' })
  await expect(invitations.getByText('Your Tic-tac-toe table waits for 1 more')).toBeVisible()
  await invitations.getByRole('link', { name: 'Go to Tic-tac-toe' }).click()
  await expect(page).toHaveURL((url) => url.pathname === pathname)
})

test('the first game of Agricola is the family game', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'First game of Agricola' }).click()
  await expect(new Player(page).request).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as { options: { cards: string } }
  expect(table.options.cards).toBe('none')
})

test('open tables are filtered by game, and the lobby tells round and waiting', async ({ page, browser, house }) => {
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await other.goto(house.url)
  await other.request.post(`${house.url}/api/identity`, { data: { name: 'Nora' } })
  for (const [game, count] of [
    ['agricola', 2],
    ['tic-tac-toe', 2],
  ] as const) {
    const seats = [{ kind: 'you' }, ...Array.from({ length: count - 1 }, () => ({ kind: 'open' }))]
    await other.request.post(`${house.url}/api/tables`, { data: { game, seats, visibility: 'open' } })
  }
  await page.goto('/')
  const open = page.getByRole('region', { name: 'Open tables' })
  await expect(open.getByRole('combobox', { name: 'Which game' })).toBeVisible()
  const rows = open.getByRole('listitem')
  await expect(rows.filter({ hasText: 'Tic-tac-toe' })).not.toHaveCount(0)
  await open.getByRole('combobox').selectOption({ label: 'Agricola' })
  await expect(rows.filter({ hasText: 'Tic-tac-toe' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Agricola' })).not.toHaveCount(0)
  await new Player(page).playsAgainstBots('Agricola')
  await page.goto('/')
  const mine = page.getByRole('region', { name: 'Your tables' })
  await expect(mine.getByText(/round 1, your turn/)).toBeVisible()
  await other.context().close()
})

test('in the lobby Tic-tac-toe is among the small ones: below the row of the others, and lower than they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Games' }).getByRole('article')
  await expect(cards).toHaveCount(6)
  const places = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect()
      return { name: card.getAttribute('aria-labelledby'), top, bottom, height }
    }),
  )
  const small = places.at(-1)!
  expect(small.name).toBe('game-tic-tac-toe')
  for (const large of places.slice(0, -1)) {
    expect(large.top).toBe(places[0]!.top)
    expect(small.top).toBeGreaterThanOrEqual(large.bottom)
    expect(small.height).toBeLessThan(large.height)
  }
})

test('a row in the lobby tells for how long one is waited for, and all that is asked, on every screen', async ({
  page,
}) => {
  const ASKS = 'Choose which of the six cards in your hand you keep, and which two of your foods you give for them'
  await new Player(page).playsAgainstBots('Sealed Auction')
  // Others have done something at the table since: that is not when the turn began.
  await page.route('**/api/tables?which=mine', async (route) => {
    const response = await route.fetch()
    const tables = (await response.json()) as TableSummary[]
    const since = new Date(Date.now() - 3 * 60 * 60 * 1_000).toISOString()
    const json = tables.map((table) => ({ ...table, asks: ASKS, waitingSince: table.waitingFor.map(() => since) }))
    await route.fulfill({ response, json })
  })
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const row = page.getByRole('region', { name: 'Your tables' }).getByRole('listitem').first()
    await expect(row).toContainText('your turn for 3 hours')
    const button = row.getByRole('link', { name: ASKS })
    await expect(button).toBeVisible()
    const { isWhole, left, right } = await button.evaluate((it) => ({
      isWhole: it.scrollWidth <= it.clientWidth + 1 && it.scrollHeight <= it.clientHeight + 1,
      left: it.getBoundingClientRect().left,
      right: it.getBoundingClientRect().right,
    }))
    expect({ width, isWhole }).toEqual({ width, isWhole: true })
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
  }
})

for (const width of [390, 1024, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`on a screen of ${width} px in the ${colorScheme} axe finds nothing wrong with one's page, and all of it has room`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/')
      await page.request.post('/api/identity', { data: { name: 'Wilhelmina Featherstonehaugh' } })
      const seats = [{ kind: 'you' }, { kind: 'bot' }]
      const opened = await page.request.post('/api/tables', { data: { game: 'tic-tac-toe', seats } })
      const { id } = (await opened.json()) as { id: string }
      await page.request.post(`/api/tables/${id}/leave`, { data: { key: 'k'.repeat(22) } })
      await page.goto('/you')
      await expect(page.getByRole('region', { name: 'Appearance' })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
