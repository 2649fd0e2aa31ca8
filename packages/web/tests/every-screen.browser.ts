import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type InSight, misfits } from './misfits.ts'
import { FULL_TABLES, MIDDLES, QUESTIONS } from './moments.ts'
import { stageTable } from './stage-table.ts'

/** From a small phone to a large desk; the last is a laptop at 200 %, which halves what it has. */
const SCREENS = [
  '320x640',
  '390x844',
  '768x1024',
  '1024x600',
  '1024x768',
  '1280x600',
  '1440x900',
  '2560x1440',
  '640x400',
]
/** Where most is asked of little room. */
const TIGHT = ['390x844', '1024x600', '1024x768', '1280x600', '640x400']
/** What is played on: a mat, a farm, one's side, the arena. */
const OWN: Readonly<Record<string, string>> = {
  wingspan: '.wingspan-mine .mat',
  agricola: '.ag-homestead .ag-yard',
  estraven: '.es-mine',
  pokemon: '.pk-arena',
  'sealed-auction': '.auction-middle',
  'tic-tac-toe': '.ttt-cells',
}
const ANSWERS = '.request-panel :is(.choice, [data-key="c"])'

type Light = 'light' | 'dark'
const BOTH: readonly Light[] = ['light', 'dark']

/** Everything that does not fit, by screen and light. */
async function looksAround(
  page: Page,
  inSight: InSight,
  lightsOf: (at: number) => readonly Light[],
  screens: readonly string[] = SCREENS,
) {
  const found: string[] = []
  for (const [at, size] of screens.entries()) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await page.setViewportSize({ width, height })
    for (const colorScheme of lightsOf(at)) {
      await page.emulateMedia({ colorScheme })
      for (const misfit of await misfits(page, inSight)) found.push(`${size}, ${colorScheme}: ${misfit}`)
    }
  }
  return found
}

/** Where little is drawn that was not looked at before, screens are lit in turn. */
const inTurn = (at: number) => BOTH.slice(at % 2, (at % 2) + 1)

for (const moment of MIDDLES) {
  const { game } = moment
  test(`on every screen the middle of a game of ${game} fits, and what is one's own and the answers are in sight`, async ({
    page,
  }) => {
    test.slow()
    await stageTable(page, moment)
    expect(await looksAround(page, { own: OWN[game] ?? null, answers: ANSWERS }, () => BOTH)).toEqual([])
  })

  test(`on every screen the result of a game of ${game} fits`, async ({ page }) => {
    test.slow()
    await stageTable(page, { ...moment, asks: null })
    expect(await looksAround(page, { own: null, answers: '.result-panel .btn' }, inTurn)).toEqual([])
  })
}

for (const moment of FULL_TABLES)
  test(`on every screen a full table of ${moment.game} fits, with all names`, async ({ page }) => {
    test.slow()
    await stageTable(page, moment)
    expect(await looksAround(page, { own: OWN[moment.game] ?? null, answers: ANSWERS }, inTurn)).toEqual([])
  })

for (const moment of QUESTIONS)
  test(`where room is short, "${moment.asks}" of ${moment.game} fits, and one sees what one is asked about`, async ({
    page,
  }) => {
    test.slow()
    await stageTable(page, moment)
    const sight = { own: OWN[moment.game] ?? null, answers: ANSWERS }
    expect(await looksAround(page, sight, inTurn, TIGHT)).toEqual([])
  })

/** What is beside the tables, and what there is to be done. */
const PAGES: readonly (readonly [string, string, string])[] = [
  ['the lobby', '/', 'article'],
  ['one’s own page', '/you', '.you-head button'],
  ['the rules of Wingspan', '/games/wingspan/rules', '.rules-page-cards'],
  ['the cards of Pokémon that fight', '/games/pokemon/cards?type=Fighting', '.cards-card'],
  ['a lesson in Agricola', '/learn/agricola', '.coach .btn'],
  ['a lesson in tic-tac-toe', '/learn/tic-tac-toe', '.coach .btn'],
]

for (const [name, path, answers] of PAGES)
  test(`${name}: everything fits on every screen`, async ({ page }) => {
    test.slow()
    await page.goto(path)
    await page.locator(answers).first().waitFor({ timeout: 30_000 })
    expect(await looksAround(page, { own: null, answers }, inTurn)).toEqual([])
  })

test('a table where friends are awaited fits on every screen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite friends' }).first().click()
  await page.getByText('Send this link').waitFor()
  expect(await looksAround(page, { own: null, answers: '.gathering .btn' }, inTurn)).toEqual([])
})

/** Faults as somebody could make them, and the words in which each is found. */
const FAULTS: readonly (readonly [string, string, RegExp])[] = [
  ['a name without room', '.nameplate { max-width: 40px }', /nameplate-name: \d+ wide in/],
  ['words cut off', '.request-ask { width: 60px; white-space: nowrap; overflow: hidden }', /request-ask: \d+ wide in/],
  ['lines cut off', '.request-ask { height: 6px; overflow: hidden }', /request-ask: \d+ high in/],
  ['words over words', '.request-ask { position: relative; top: 60px }', /request-ask: covered by/],
  [
    'words beyond their paper',
    '*:has(.request-ask) { overflow: hidden } .request-ask { translate: 90% 0 }',
    /cut off by/,
  ],
  ['a button over another', '.choice + .choice { margin-top: -30px }', /overlaps/],
  ['rows pushed sideways', '.request { width: 3000px }', /request-scroll: scrolls sideways/],
  ['a page that is too wide', 'body { min-width: 2600px }', /the page is wider/],
  ['a board below the fold', '.ttt-cells { translate: 0 3000px }', /parts in sight/],
  ['answers out of sight', '.choice { translate: 0 2000px }', /no answer is in sight/],
]

test('a screen on which something does not fit is noticed', async ({ page }) => {
  const last = MIDDLES.find(({ game }) => game === 'tic-tac-toe')
  if (last === undefined) throw new Error('nobody plays tic-tac-toe')
  await stageTable(page, last)
  const sight = { own: OWN['tic-tac-toe'] ?? null, answers: ANSWERS }
  expect(await misfits(page, sight)).toEqual([])
  for (const [fault, css, words] of FAULTS) {
    // The page's policy refuses style tags, as it should.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, css)
    // What moves on a screen takes its time.
    await expect.poll(async () => (await misfits(page, sight)).join('\n'), { message: fault }).toMatch(words)
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
  }
})
