import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { createGame, type Game, type GameRecord, PSEUDO_LOCALE, recordOf } from '@turnwright/kernel/host'
import { costliest, openReview, reviewTogether } from '@turnwright/search/review'
import { ticTacToe, ticTacToeModule } from '@turnwright/tic-tac-toe'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'
import { misfits } from './misfits.ts'

const records = resolve(import.meta.dirname, '../../../records')
const golden = (game: string, table: number): string => readFileSync(`${records}/${game}/table-${table}.json`, 'utf8')
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
/** Two workers on a busy machine. */
const LONG = 240_000

/** With a2 Bo lets Ana threaten two rows at once; in a corner, it would have held. */
function lostByBo(): GameRecord {
  const game = createGame(ticTacToe, { players: ['Ana', 'Bo'], seed: 'review' }) as unknown as Game
  game.run()
  for (const cell of ['b2', 'a1', 'c3', 'a2', 'a3', 'c1', 'b3']) {
    const [selector] = game.waiting?.selectors ?? []
    if (selector === undefined) throw new Error('nobody is asked')
    game.respondToInputRequest({ actor: selector.actor, title: selector.title, selection: [cell] })
  }
  return recordOf(game)
}

async function reviews(page: Page, record: string, seat: number, locale: string | null = null): Promise<void> {
  const words = locale === null ? '' : `&locale=${locale}`
  await page.goto(`/replay?${words.slice(1)}`)
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  })
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible()
  await page.goto(`/replay/review?seat=${seat}${words}`)
  await expect(review(page)).toBeVisible()
}

const review = (page: Page) => page.getByRole('complementary', { name: 'The review' })
const judged = (page: Page) => page.getByRole('region', { name: 'This moment' })
const isDone = (page: Page) => expect(page.getByText('Looked at by the Master')).toBeVisible({ timeout: LONG })
const answer = (page: Page) => page.getByRole('slider', { name: 'Answer that is looked at' })

/** How many of the answers are on the graph. */
const lookedAt = (page: Page) => page.locator('.outlook-costs > i').count()

for (const [name, screen] of [
  ['at a desk', DESK],
  ['on a phone', PHONE],
] as const)
  test(`one tap after a game shows what cost most, and leads to trying it again, ${name}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(screen)
    await new Player(page).playsAgainstBots('Tic-tac-toe')
    for (let given = 0; given < 9; given++) if (!(await chooseSomething(page))) break
    await expect(new Player(page).result).toBeVisible()
    await page.getByRole('link', { name: 'Review my game' }).click()
    await isDone(page)
    await expect(review(page).getByText(/of your \d choices? (was|were) as good as the bot’s/)).toBeVisible()
    await expect(review(page).getByText('each choice is judged by what you knew then')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Chance to win' })).toBeVisible()
    await expect(judged(page)).toBeVisible()
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.reload()
      await isDone(page)
      await expect(judged(page)).toBeVisible()
      expect.soft(await axeViolations(page)).toEqual([])
    }
    expect.soft(await brokenLayout(page)).toEqual([])
    await page.getByRole('link', { name: 'Try it again from here' }).click()
    await expect(page.getByRole('heading', { name: 'Play on from here' })).toBeVisible()
    await page.getByRole('button', { name: 'Play on' }).click()
    await expect(page.getByRole('complementary', { name: 'Where this game began' })).toBeVisible()
  })

test('a review is read with the keyboard alone, and tells by which answer the game was lost', async ({ page }) => {
  await reviews(page, JSON.stringify(lostByBo()), 1)
  await isDone(page)
  await expect(page.getByRole('heading', { name: 'One moment that cost Bo' })).toBeVisible()
  await expect(judged(page)).toContainText(/^.*to win, (.* in 19 of 20 repeats|in every repeat)/)
  await expect(judged(page).getByRole('listitem').filter({ hasText: 'Bo chose it' })).toContainText('a2')
  await expect(judged(page).getByRole('listitem').filter({ hasText: 'what the bot prefers' })).toContainText('c1')
  // Both stand on the table too, as it was then.
  await expect(page.locator('.advice-tag')).toHaveCount(2)
  await expect(page.locator('.advice-tag').filter({ hasText: /^Bot$/ })).toHaveCount(1)
  await expect(page.locator('.advice-tag').filter({ hasText: /^Bo$/ })).toHaveCount(1)
  await expect(answer(page)).toHaveAttribute('aria-valuetext', /answer 4 of 7.*cost \d+ % to win/)
  await expect(page.locator('.outlook-swing')).toHaveText(/^The biggest swing: −\d+ %$/)
  await page.keyboard.press('ArrowLeft')
  await expect(answer(page)).toHaveAttribute('aria-valuetext', /answer 2 of 7/)
  await expect(judged(page)).toContainText('As good as what the bot prefers')
  await page.keyboard.press('m')
  await expect(answer(page)).toHaveAttribute('aria-valuetext', /answer 4 of 7/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/at=3/)
  await page.keyboard.press('r')
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveAttribute('aria-valuenow', '3')
  await page.getByRole('link', { name: 'Review', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/replay\/review\?seat=1/)
  await page.getByRole('link', { name: /^Review of Ana/ }).press('Enter')
  await isDone(page)
  await expect(page.getByRole('heading', { name: 'Nothing cost Ana surely' })).toBeVisible()
})

test('on every screen all of it is in reach, and nothing but the table goes sideways', async ({ page }) => {
  await reviews(page, JSON.stringify(lostByBo()), 1)
  await isDone(page)
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(judged(page)).toBeVisible()
    const again = page.getByRole('link', { name: 'Try it again from here' })
    await expect(again).toBeInViewport()
    // Nothing lies over it.
    await again.click({ trial: true })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(wide).toBe(0)
    expect.soft(await brokenLayout(page)).toEqual([])
  }
})

test('the workers of the page come to what the terminal comes to', async ({ page }) => {
  const record = lostByBo()
  const opened = openReview(ticTacToeModule as never, record, { seat: 1 })
  const here = await reviewTogether([async (entry, look) => opened.judge(entry, look)], opened)
  const [moment] = costliest(here, 3)
  await reviews(page, JSON.stringify(record), 1)
  await isDone(page)
  const cost = `−${Math.round((moment?.cost?.mean ?? 0) * 100)} %`
  await expect(page.getByRole('list', { name: 'Moments', exact: true })).toContainText(cost)
})

test('where more than two play everybody’s points come in from the left; it is stopped, read, and gone on with', async ({
  page,
}) => {
  test.slow()
  await reviews(page, golden('agricola', 4), 0)
  await expect(page.getByRole('heading', { name: 'Points expected at the end' })).toBeVisible({ timeout: LONG })
  await expect.poll(() => lookedAt(page), { timeout: LONG }).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Stop' }).click()
  const before = await lookedAt(page)
  await answer(page).press('Home')
  await expect(judged(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'At this moment' }).getByRole('listitem')).toHaveText([
    /^ana\d/,
    /^bo\d/,
    /^cy\d/,
  ])
  await page.setViewportSize(PHONE)
  const legend = await page.getByRole('list', { name: 'At this moment' }).boundingBox()
  expect.soft((legend?.x ?? 0) + (legend?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
  expect.soft(await brokenLayout(page)).toEqual([])
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => lookedAt(page), { timeout: LONG }).toBeGreaterThan(before + 1)
  // What is being read stays.
  await expect(answer(page)).toHaveAttribute('aria-valuenow', '1')
})

/** Runs in the page: notices work that was done before. */
const WATCH = `
  new MutationObserver(() => {
    if (document.querySelector('.at-work') !== null) document.documentElement.dataset.worked = 'yes'
  }).observe(document, { childList: true, subtree: true })
`

test('a review is in the language that was asked for, of longer words that fit, and is not worked out a second time', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript({ content: WATCH })
  await reviews(page, golden('sealed-auction', 1), 0, PSEUDO_LOCALE)
  await isDone(page)
  await expect(page.locator('html')).toHaveAttribute('data-worked', 'yes')
  await expect(judged(page).locator('.judged-where > span')).toHaveText(/^⟦.*⟧$/)
  const share = await review(page)
    .getByText(/as good as the bot’s/)
    .textContent()
  await page.reload()
  await isDone(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-worked')
  await expect(review(page).getByText(/as good as the bot’s/)).toHaveText(share ?? '')
  for (const screen of [DESK, PHONE]) {
    await page.setViewportSize(screen)
    expect.soft(await misfits(page, { own: null, answers: 'a, button' })).toEqual([])
  }
})

test('a game that goes on is not reviewed, and it is said why', async ({ page }) => {
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  const table = new URL(page.url()).pathname
  await page.goto(`${table}/review?seat=0`)
  await expect(page.getByRole('link', { name: 'To the table' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not over|goes on|still/i)
  await page.goto(`${table}/review?seat=1`)
  await expect(page.getByRole('link', { name: 'To the table' })).toBeVisible()
})

test('a deal that others may still play gives no review', async ({ page }) => {
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  const table = new URL(page.url()).pathname
  for (let given = 0; given < 9; given++) if (!(await chooseSomething(page))) break
  await page.getByRole('button', { name: 'Let others play this deal too' }).click()
  await expect(page.getByRole('heading', { name: 'One deal, played once' })).toBeVisible()
  await page.goto(table)
  await expect(new Player(page).result).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review my game' })).toHaveCount(0)
  await page.goto(`${table}/review?seat=0`)
  await expect(page.getByRole('link', { name: 'To the table' })).toBeVisible()
  await expect(page.getByText('Looked at by the Master')).toHaveCount(0)
})
