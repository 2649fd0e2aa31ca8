import type { Browser, Page } from '@playwright/test'
import type { Pace, TableState } from '@turnwright/protocol'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { test as base, expect } from './fixtures.ts'
import { misfits } from './misfits.ts'
import { clockedMain, ServerProcess } from './server-process.ts'

const A_MINUTE = 60_000
const AN_HOUR = 60 * A_MINUTE

const test = base.extend<{ readonly clocked: ServerProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
  clocked: async ({}, lend) => {
    const server = await ServerProcess.start(clockedMain)
    await lend(server)
    await server.stop()
  },
  baseURL: async ({ clocked }, lend) => lend(clocked.url),
})

const LIVE: Pace = { clock: { kind: 'live', minutes: 5, increment: 0 }, whenOver: 'table', awayMinutes: 3 }

interface Company {
  readonly id: string
  readonly pages: readonly Page[]
}

/** People at a table that has begun, each before a page of their own. */
async function company(browser: Browser, game: string, names: readonly string[], pace: Pace): Promise<Company> {
  const pages: Page[] = []
  for (const name of names) {
    const page = await (await browser.newContext()).newPage()
    await page.request.post('/api/identity', { data: { name } })
    pages.push(page)
  }
  const [host, ...others] = pages as [Page, ...Page[]]
  const seats = [{ kind: 'you' }, ...others.map(() => ({ kind: 'open' }))]
  const opened = await host.request.post('/api/tables', { data: { game, seats, visibility: 'open', pace } })
  const { id, invite } = (await opened.json()) as TableState
  for (const page of others) await page.request.post(`/api/tables/${id}/join`, { data: { invite } })
  for (const page of pages) await page.goto(`/tables/${id}`)
  await expect(host.locator('.request-ask').first()).toBeVisible()
  return { id, pages }
}

function timerOf(page: Page, name: string) {
  return page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name }).getByRole('timer')
}

for (const names of [
  ['Ana', 'Bo', 'Cleo'],
  ['Ana', 'Bo', 'Cleo', 'Dimitri', 'Eve'],
])
  test(`on small phones one's time is in sight with ${names.length} at the table`, async ({ browser }) => {
    const { pages } = await company(browser, 'sealed-auction', names, LIVE)
    for (const page of pages) {
      await page.locator('.request-panel').first().waitFor()
      if ((await timerOf(page, 'You').count()) === 0) continue
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(timerOf(page, 'You')).toBeInViewport({ ratio: 1 })
        expect(await misfits(page, { own: null, answers: '.request-panel' })).toEqual([])
      }
      return
    }
    throw new Error('nobody is asked')
  })

test('with the keyboard alone a table is opened that has a clock, and whoever comes reads how fast it is', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).press('Enter')
  await page.getByLabel('Game', { exact: true }).selectOption('Tic-tac-toe')
  await page.getByRole('radio', { name: /No clock/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /This evening/ })).toBeChecked()
  await page.getByLabel('Everybody has').selectOption('5 minutes')
  await page.getByLabel('A move gives back', { exact: true }).selectOption('10 seconds')
  await page.getByLabel('When somebody’s time is over').selectOption('The others decide')
  await page.getByLabel('Somebody is away after').selectOption('5 minutes')
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
  await page.getByRole('button', { name: 'Open this table' }).press('Enter')
  const words = page.getByText('5 minutes each, a move gives back 10 s')
  await expect(words).toBeVisible()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(await page.getByLabel('Send this link').inputValue())
  await expect(guest.getByText('5 minutes each, a move gives back 10 s')).toBeVisible()
  await guest.getByRole('button', { name: 'Sit down' }).press('Enter')
  await expect(timerOf(page, 'You')).toContainText(/^(5:00|4:5\d)/)
})

test('a row in the lobby says how fast a table is', async ({ page, browser }) => {
  await page.request.post('/api/identity', { data: { name: 'Ana' } })
  const seats = [{ kind: 'you' }, { kind: 'open' }]
  const opens = (pace: Pace) =>
    page.request.post('/api/tables', { data: { game: 'tic-tac-toe', seats, visibility: 'open', pace } })
  await opens(LIVE)
  await opens({ ...LIVE, clock: { kind: 'days', days: 2 } })
  for (const who of [page, await (await browser.newContext()).newPage()]) {
    await who.goto('/')
    const rows = who.getByRole('listitem').filter({ hasText: '1 seat free' })
    await expect(rows.filter({ hasText: '5 min each' })).toHaveCount(1)
    await expect(rows.filter({ hasText: '2 days a move' })).toHaveCount(1)
  }
})

test('a clock runs down on the page without a word to the server, and is not read out second by second', async ({
  browser,
  clocked,
}) => {
  const { pages } = await company(browser, 'tic-tac-toe', ['Ana', 'Bo'], LIVE)
  const [ana, bo] = pages as [Page, Page]
  await expect(timerOf(ana, 'You')).toContainText(/^(5:00|4:5\d)/)
  await expect(timerOf(bo, 'Ana')).toContainText(/^(5:00|4:5\d)/)
  await expect(timerOf(ana, 'You')).toHaveAttribute('aria-live', 'off')
  const asked: string[] = []
  ana.on('request', (request) => asked.push(request.url()))
  const before = await timerOf(ana, 'You').innerText()
  await expect.poll(() => timerOf(ana, 'You').innerText()).not.toBe(before)
  expect(asked).toEqual([])
  expect(await ana.getByLabel('Time and absence').textContent()).toBe('')
  await clocked.skip(6 * A_MINUTE)
  await expect(ana.getByRole('heading', { name: 'Your time is over' })).toBeVisible()
  await expect(ana.getByLabel('Time and absence')).toHaveText('Your time is over')
  await expect(bo.getByRole('heading', { name: 'Ana’s time is over' })).toBeVisible()
  expect(await axeViolations(ana)).toEqual([])
  expect(await axeViolations(bo)).toEqual([])
  // Whoever is late can still answer.
  await ana
    .getByRole('button', { name: /, empty$/ })
    .first()
    .click()
  await expect(bo.getByRole('heading', { name: 'Ana’s time is over' })).toBeHidden()
})

for (const [screen, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(`at a ${screen}`, () => {
    test.use({ viewport })

    test('the others let a bot play for somebody who is away, with the keyboard alone, and who comes back has their seat', async ({
      browser,
      clocked,
    }) => {
      const pace: Pace = { clock: { kind: 'none' }, whenOver: 'table', awayMinutes: 3 }
      const { id, pages } = await company(browser, 'sealed-auction', ['Ana', 'Tomas', 'Ines'], pace)
      const [ana, tomas, ines] = pages as [Page, Page, Page]
      for (const page of pages) await page.setViewportSize(viewport)
      await tomas.goto('about:blank')
      await expect(ana.locator('.nameplate[data-away]')).toBeVisible()
      // Everybody else has answered, and waits.
      for (const page of [ana, ines]) await answerAll(page, id)
      await clocked.skip(4 * A_MINUTE)
      const card = ana.getByRole('region', { name: 'Waiting for Tomas' })
      await expect(card.getByRole('heading', { name: 'Tomas is away for more than 3 minutes' })).toBeVisible()
      await ana.keyboard.press('c')
      const vote = ines.getByRole('region', { name: 'A proposal' })
      await expect(vote).toContainText('Ana proposes')
      await expect(vote.getByRole('listitem').filter({ hasText: 'You' })).toContainText('are asked')
      expect(await axeViolations(ines)).toEqual([])
      expect(await brokenLayout(ines)).toEqual([])
      await ines.keyboard.press('c')
      await expect(ana.getByRole('region', { name: 'A bot plays for Tomas' })).toContainText('Fair Nora')
      expect(await axeViolations(ana)).toEqual([])
      expect(await brokenLayout(ana)).toEqual([])
      await tomas.goto(`/tables/${id}`)
      await expect(tomas.getByRole('region', { name: 'Welcome back' })).toBeVisible()
      await expect(ana.getByRole('region', { name: 'A bot plays for Tomas' })).toBeHidden()
      expect(await axeViolations(tomas)).toEqual([])
      await tomas.getByRole('button', { name: 'See what it did' }).click()
      await expect(tomas.getByText('Looking back', { exact: true })).toBeVisible()
      await expect(tomas.locator('.replay-log')).toContainText('Fair Nora plays for Tomas')
      await tomas.keyboard.press('n')
      await expect(tomas.getByText('Looking back', { exact: true })).toBeHidden()
    })
  })

test('whose time ran out although they are there takes the seat back with a click', async ({ browser, clocked }) => {
  const { pages } = await company(browser, 'tic-tac-toe', ['Ana', 'Bo'], LIVE)
  const [ana, bo] = pages as [Page, Page]
  await clocked.skip(6 * A_MINUTE)
  await bo.getByRole('button', { name: 'Let a bot play for Ana' }).click()
  const own = ana.getByRole('region', { name: 'A bot plays for you' })
  await expect(own).toBeVisible()
  await expect(bo.locator('.request-ask').first()).not.toContainText('Waiting')
  expect(await axeViolations(ana)).toEqual([])
  await ana.keyboard.press('c')
  await expect(own).toBeHidden()
  await expect(timerOf(bo, 'You')).toBeVisible()
})

test('a game of days goes on after the server was killed, and loses no time by it', async ({ browser, clocked }) => {
  test.slow()
  const pace: Pace = { clock: { kind: 'days', days: 1 }, whenOver: 'table', awayMinutes: 3 }
  const { pages } = await company(browser, 'tic-tac-toe', ['Ana', 'Bo'], pace)
  const [ana, bo] = pages as [Page, Page]
  await expect(timerOf(bo, 'Ana')).toContainText(/23 h 59 min|1 d/)
  await clocked.skip(20 * AN_HOUR)
  await expect(timerOf(bo, 'Ana')).toContainText(/3 h 5\d min|4 h/, { timeout: 30_000 })
  // Every two seconds the server writes down how late it is; what a kill takes of that is forgiven.
  await bo.waitForTimeout(5_000)
  await clocked.kill()
  await clocked.start()
  await expect(timerOf(bo, 'Ana')).toContainText(/3 h 5\d min|4 h/, { timeout: 30_000 })
  await clocked.skip(5 * AN_HOUR)
  await expect(bo.getByRole('heading', { name: 'Ana’s time is over' })).toBeVisible({ timeout: 30_000 })
  await bo.getByRole('button', { name: 'End the game' }).click()
  await expect(ana.getByText('This table was closed.')).toBeVisible()
})

/** Answers whatever is asked, as the rules would take it. */
async function answerAll(page: Page, id: string): Promise<void> {
  for (let n = 0; n < 9; n++) {
    const state = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableState
    const [prompt] = state.play?.prompts ?? []
    if (prompt === undefined || state.play === null) return
    await page.request.post(`/api/tables/${id}/answers`, {
      data: {
        actor: state.play.players[state.you.seat ?? 0]?.name,
        title: prompt.title,
        requestId: prompt.requestId,
        branchId: state.play.branchId,
        selection: prompt.choices
          .filter(({ choices }) => choices === undefined)
          .slice(0, Math.max(1, prompt.min))
          .map(({ id: choice }) => choice),
        key: `answer-${n}-${Math.random().toString(36).slice(2)}`,
      },
    })
  }
}
