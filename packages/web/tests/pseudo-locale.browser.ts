import type { Page } from '@playwright/test'
import { games } from '@turnwright/games'
import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol'
import { brokenLayout } from './broken-layout.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'
import { projectionAt } from './moments.ts'
import { shownInEnglish } from './shown-words.ts'
import { stagePlay } from './stage-table.ts'
import { englishTitles, plainSentences } from './told-words.ts'

const ANSWERS = 20
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

for (const { definition } of games)
  test(`${definition.name} in another language, of longer words: all that is asked and told is in it, and nothing is cut off`, async ({
    page,
  }) => {
    test.slow()
    await new Player(page).playsAgainstBots(definition.name, PSEUDO_LOCALE)
    const plain = new Set<string>()
    const broken = new Set<string>()
    for (let answer = 0; answer < ANSWERS; answer++) {
      const { state, shown } = await looksAt(page)
      for (const sentence of [...plainSentences(state), ...shown]) plain.add(sentence)
      // Answers are given at both widths in turn, and every question is looked at in both.
      for (const screen of answer % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK]) {
        await page.setViewportSize(screen)
        for (const place of await brokenLayout(page)) broken.add(`${screen.width}: ${place}`)
      }
      if (!(await chooseSomething(page))) break
    }
    expect.soft([...broken]).toEqual([])
    expect.soft([...plain]).toEqual([])
  })

test('fences are asked for in words of twice the length, and fit on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const moment = { game: 'agricola', seats: 4, asks: 'build-fences', after: 2, deal: 1, locale: PSEUDO_LOCALE }
  const play = projectionAt(moment)
  const prompts = play.prompts.map((prompt) => ({ ...prompt, text: `${prompt.text} ${prompt.text}` }))
  await stagePlay(page, 'agricola', { ...play, prompts })
  await expect(page.locator('.ag-draft-foot')).toBeVisible()
  expect(await brokenLayout(page)).toEqual([])
})

/** The table as the server tells it, and what the page shows of just that. */
async function looksAt(page: Page): Promise<{ readonly state: TableState; readonly shown: readonly string[] }> {
  const id = /\/tables\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  const panel = page.locator('.request-panel')
  await page.locator('.result-panel, .request:not(.is-waiting)').first().waitFor()
  for (let look = 0; look < 20; look++) {
    const answer = await page.request.get(`/api/tables/${id}?locale=${PSEUDO_LOCALE}`)
    const state = (await answer.json()) as TableState
    const asked = state.play?.prompts.map(({ requestId }) => requestId).join(' ') ?? ''
    const shown = await shownInEnglish(page, englishTitles(state))
    if (state.play?.result !== null || (await panel.getAttribute('data-asked')) === asked) return { state, shown }
  }
  throw new Error('the page never shows what the server tells')
}

test('the language in the address stays from page to page, and friends are invited without it', async ({ page }) => {
  await page.goto(`/?locale=${PSEUDO_LOCALE}`)
  await page.getByRole('article', { name: 'Tic-tac-toe' }).getByRole('button', { name: 'Invite' }).click()
  expect(await page.getByLabel('Send this link').inputValue()).not.toContain('locale')
  expect(new URL(page.url()).searchParams.get('locale')).toBe(PSEUDO_LOCALE)
  await page.getByRole('link', { name: 'Turnwright' }).click()
  await expect(page).toHaveURL(`/?locale=${PSEUDO_LOCALE}`)
  await page.goto('/?locale=no_language')
  await new Player(page).playsAgainstBots('Tic-tac-toe', 'no_language')
  await expect(page.locator('.request-ask')).toHaveText('Mark a cell')
})
