import type { Page } from '@playwright/test'
import { games } from '@turnwright/games'
import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { expect, Player, test } from './fixtures.ts'
import { MIDDLES } from './moments.ts'
import { stageTable } from './stage-table.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** Where each game's question in the middle of it is told. */
const ASKED: Readonly<Record<string, string>> = {
  wingspan: 'W7',
  agricola: 'G7',
  estraven: 'E9',
  pokemon: 'P9',
  'sealed-auction': 'S9',
  'tic-tac-toe': 'T3',
}

function sheetOf(page: Page) {
  return page.getByRole('complementary', { name: /^Rules of/ })
}

for (const [screen, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
  for (const moment of MIDDLES)
    test(`${moment.game}, ${screen}: the number at a question opens the rules there, beside a request that stays in sight`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await stageTable(page, moment)
      const number = ASKED[moment.game] ?? ''
      await page
        .locator('.request-from')
        .getByRole('button', { name: `Rule ${number}` })
        .click()
      const sheet = sheetOf(page)
      const rule = sheet.locator(`#rule-${number}`)
      await expect(rule).toBeInViewport()
      await expect(rule.getByText('What you are asked now')).toBeVisible()
      await expect(page.locator('.request-ask').first()).toBeInViewport({ ratio: 1 })
      expect(await overlap(page, '.rules-sheet .rule[data-now]', '.request-ask')).toBe(false)
      expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
      expect(await axeViolations(page, '.rules-sheet', '.request-panel')).toEqual([])
      expect(await brokenLayout(page)).toEqual([])
      await sheet.getByRole('button', { name: 'Close the rules' }).click()
      await expect(sheet).toBeHidden()
    })

/** Whether two things lie over each other. */
async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([page.locator(one).first().boundingBox(), page.locator(other).first().boundingBox()])
  if (a === null || b === null) throw new Error('one of them is not there')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('what cannot be chosen names the rule that keeps it from being chosen', async ({ page }) => {
  await stageTable(page, { game: 'pokemon', seats: 2, asks: 'main', after: 2 })
  await page.locator('.request').getByRole('button', { name: 'Rule P17' }).click()
  await expect(sheetOf(page).locator('#rule-P17')).toBeInViewport()
  await page.getByText('1 more is not possible now').click()
  await page.locator('.request').getByRole('button', { name: 'Rule P18' }).click()
  await expect(sheetOf(page).locator('#rule-P18')).toBeInViewport()
  await expect(sheetOf(page).locator('#rule-P18').getByText('What you are asked now')).toBeHidden()
})

test('with the keyboard alone: R opens the rules, / searches, numbers lead on, Esc goes back to the table', async ({
  page,
}) => {
  await new Player(page).playsAgainstBots('Sealed Auction')
  await page.keyboard.press('r')
  const sheet = sheetOf(page)
  await expect(sheet.locator('#rule-S7').getByRole('heading')).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type('promise coin')
  await expect(
    sheet.getByText('3 rules speak of “promise coin”.').or(sheet.getByText(/rules? speaks? of/)),
  ).toBeVisible()
  await expect(sheet.locator('.rule mark').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet.getByLabel('Search the rules')).toHaveValue('')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('0 of 3 chosen')).toBeVisible()
})

for (const [screen, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
  test(`what is found is read from its first line, wherever the rules were open before, ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await new Player(page).playsAgainstBots('Agricola')
    await page.keyboard.press('r')
    const sheet = sheetOf(page)
    await expect(sheet.locator('#rule-G7').getByRole('heading', { level: 3 })).toBeFocused()
    for (const query of ['fence', 'fences']) {
      await sheet.getByLabel('Search rules and cards').fill(query)
      const list = sheet.getByRole('region', { name: 'The text of the rules' })
      await expect(list.getByText(/rules speak of/)).toBeInViewport()
      expect(await list.evaluate((text) => text.scrollTop)).toBe(0)
      await list.evaluate((text) => (text.scrollTop = 200))
    }
  })

test('? opens the rule behind what has the focus: the question, or a thing that cannot be chosen', async ({ page }) => {
  await stageTable(page, { game: 'wingspan', seats: 3, asks: 'turn', after: 3 })
  await page.locator('.request-ask').first().focus()
  await page.keyboard.press('?')
  await expect(sheetOf(page).locator('#rule-W7').getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  const refused = page.locator('[data-place][aria-disabled="true"]').first()
  await refused.focus()
  await page.keyboard.press('?')
  await expect(sheetOf(page).locator('#rule-W12')).toBeInViewport()
  await expect(sheetOf(page).locator('#rule-W12')).toHaveAttribute('data-now')
})

test('an answer that the rules refuse names its rule', async ({ page }) => {
  await page.route('**/api/tables/*/answers', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        status: 422,
        code: 'refused',
        title: 'Refused',
        detail: 'That cell is taken.',
        next: 'Choose another.',
      }),
    }),
  )
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  await page.getByRole('button', { name: 'a1, empty' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('That cell is taken.')
  await notice.getByRole('button', { name: 'Rule T3' }).click()
  await expect(sheetOf(page).locator('#rule-T3')).toBeInViewport()
})

test('rules are fetched when they are opened, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  const isRules = (url: string) => /\/(RULES|rules-sheet)-[\w-]+\.js$/.test(url)
  expect(fetched.filter(isRules)).toEqual([])
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await expect(sheetOf(page).getByText('Nine empty cells')).toBeVisible()
  expect(fetched.filter(isRules).length).toBeGreaterThan(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const [screen, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
    test(`the rules of every game are a page of their own, the goal, a turn and the scoring first, ${screen}, ${colorScheme}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ colorScheme, viewport })
      const page = await context.newPage()
      for (const { definition } of games) {
        await page.goto(`/games/${definition.id}/rules`)
        await expect(page.getByRole('heading', { level: 1, name: `Rules of ${definition.name}` })).toBeVisible()
        const chapters = page.getByRole('heading', { level: 2 })
        await expect(chapters.first()).toBeVisible()
        expect((await chapters.allInnerTexts()).slice(0, 3)).toEqual(['The goal', 'A turn', 'Scoring'])
        expect(await axeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
      await context.close()
    })

test('an address can name a rule, numbers lead from rule to rule, and back is back', async ({ page }) => {
  await page.goto('/games/agricola/rules#G66')
  await expect(page.locator('#rule-G66')).toBeInViewport()
  await page.goto('/games/agricola/rules#G64')
  await page.locator('#rule-G64').getByRole('button', { name: 'Rule G50' }).click()
  await expect(page).toHaveURL(/#G50$/)
  await expect(page.locator('#rule-G50')).toBeInViewport()
  await page.goBack()
  await expect(page.locator('#rule-G64')).toBeInViewport()
  await page.goto('/games/no-such-game/rules')
  await expect(page.getByRole('heading', { name: 'There are no rules here.' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'Rules of Wingspan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Wingspan' })).toBeVisible()
})

test('who waits for others can read the rules meanwhile, without leaving the table', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('article', { name: 'Agricola' }).getByRole('button', { name: 'Invite' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Read the rules meanwhile' }).click()
  const rules = await opened
  await expect(rules.getByRole('heading', { level: 1, name: 'Rules of Agricola' })).toBeVisible()
  await expect(page.getByLabel('Send this link')).toBeVisible()
})

test('in another language, of longer words, nothing of the sheet is cut off', async ({ page }) => {
  await new Player(page).playsAgainstBots('Wingspan', PSEUDO_LOCALE)
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await expect(sheetOf(page).locator('.rule').first()).toBeVisible()
  for (const screen of [DESK, PHONE]) {
    await page.setViewportSize(screen)
    expect(await brokenLayout(page)).toEqual([])
  }
})
