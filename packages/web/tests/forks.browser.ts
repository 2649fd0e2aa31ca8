import type { Page } from '@playwright/test'
import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'
import { misfits } from './misfits.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** As much of a record as both ends are compared by. */
interface Ended {
  readonly result: { readonly scores: readonly number[] }
}

/** Plays on with anything that can be chosen, until the game is over. */
async function playOut(page: Page): Promise<void> {
  for (let answer = 0; answer < 40; answer++) if (!(await chooseSomething(page))) break
  await expect(new Player(page).result).toBeVisible()
}

/** Everything is where it can be read, at a desk and on a phone. */
async function fits(page: Page): Promise<void> {
  for (const screen of [PHONE, DESK]) {
    await page.setViewportSize(screen)
    expect.soft(await misfits(page, { own: null, answers: 'a, button' })).toEqual([])
  }
}

async function playOnFrom(page: Page, answer: number): Promise<void> {
  await page.getByLabel('Moment: after how many answers').fill(String(answer))
  await page.getByRole('button', { name: 'Play on' }).click()
  await expect(page.getByRole('complementary', { name: 'Where this game began' })).toBeVisible()
}

for (const [name, screen] of [
  ['at a desk', DESK],
  ['on a phone', PHONE],
] as const)
  test(`a game that is over is played on from one of its moments, and its end stands beside the real one, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await new Player(page).playsAgainstBots('Tic-tac-toe')
    await playOut(page)
    const over = page.url()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Play on from a moment…' }).click()
    await expect(page.getByRole('heading', { name: 'Play on from here' })).toBeVisible()
    expect.soft(await axeViolations(page)).toEqual([])
    expect.soft(await brokenLayout(page)).toEqual([])
    await playOnFrom(page, 2)
    await expect(page.getByText('Played on from answer 2')).toBeVisible()
    await expect(page.getByRole('img', { name: /, [XO]$/ })).toHaveCount(2)
    expect.soft(await axeViolations(page)).toEqual([])
    expect.soft(await brokenLayout(page)).toEqual([])
    await playOut(page)
    const ending = page.getByRole('region', { name: 'What really happened' })
    await expect(
      ending.getByRole('heading', {
        name: /^You (won|lost|drew)(, as you really did\.|\. Really you (won|lost|drew) this one\.)$/,
      }),
    ).toBeVisible()
    expect.soft(await axeViolations(page)).toEqual([])
    expect.soft(await brokenLayout(page)).toEqual([])
    await ending.getByRole('link', { name: 'The game it came from' }).click()
    await expect(page).toHaveURL(over)
    await page.goBack()
    await ending.getByRole('button', { name: 'See both games' }).press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('row', { name: /The end/ })).toBeVisible()
    expect.soft(await axeViolations(page)).toEqual([])
    expect.soft(await brokenLayout(page)).toEqual([])
    await sheet.getByRole('link', { name: 'Watch both side by side' }).press('Enter')
    const turns = page.getByRole('slider', { name: 'Turns' })
    await expect(turns).toHaveAttribute('aria-valuetext', /^Really Answer 3; Played on Answer 1$/)
    // Both begin where the one was played on from the other.
    await expect(page.getByRole('img', { name: /, [XO]$/ })).toHaveCount(screen === DESK ? 4 : 2)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('img', { name: /, [XO]$/ })).toHaveCount(screen === DESK ? 6 : 3)
    await page.keyboard.press('End')
    await expect(page.getByText(/wins|draw/i).first()).toBeVisible()
    expect.soft(await axeViolations(page)).toEqual([])
    expect.soft(await brokenLayout(page)).toEqual([])
  })

test('one’s own game against bots is played on with the keyboard alone, goes on as it was, and is not rated, as was said', async ({
  page,
}) => {
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  await player.cell('b2').click()
  await expect(page.getByRole('img', { name: /, [XO]$/ })).toHaveCount(2)
  const own = page.url()
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const item = page.getByRole('menuitem', { name: 'Play on from a moment…' })
  await item.focus()
  await item.press('Enter')
  const said = 'that game does not count for your rating any more'
  await expect(page.getByRole('button', { name: 'Play on' })).toHaveAccessibleDescription(new RegExp(said))
  await page.getByLabel('Moment: after how many answers').press('Enter')
  await expect(page.getByText('All that you did not know was dealt anew.')).toBeVisible()
  await expect(player.mark('b2', 'X')).toBeVisible()
  expect(page.url()).not.toBe(own)
  await playOut(page)
  const fork = new URL(page.url()).pathname
  await page.goto(`${fork}/replay`)
  // Its record is kept back, and it is no game that goes on either.
  await expect(page.getByText('Finish that one first')).toBeVisible()
  await page.goto(own)
  await expect(page.getByRole('img', { name: /, [XO]$/ })).toHaveCount(2)
  await playOut(page)
  await page.goto('/you')
  await expect(page.getByRole('region', { name: 'Recent tables' })).toContainText(
    'Not rated: you played on from it before it was over.',
  )
})

test('where other people play a moment is not played on, and it is said why', async ({ browser }) => {
  const { sitDownTogether } = await import('./sit-down.ts')
  const { ana } = await sitDownTogether(browser, 'Tic-tac-toe')
  const table = new URL(ana.page.url()).pathname
  await ana.page.goto(`${table}/fork?at=0`)
  await expect(ana.page.getByText('Other people play in this game.')).toBeVisible()
  await expect(ana.page.getByRole('button', { name: 'Play on' })).toHaveCount(0)
})

test('in another language of longer words replay, form, ribbon, end and both games keep their place', async ({
  page,
}) => {
  await new Player(page).playsAgainstBots('Tic-tac-toe', PSEUDO_LOCALE)
  await playOut(page)
  const table = new URL(page.url()).pathname
  await page.goto(`${table}/replay?at=1&locale=${PSEUDO_LOCALE}`)
  await expect(page.locator('.moment-ask')).toHaveText(/^⟦.*⟧/)
  await fits(page)
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'Play on from here' })).toBeVisible()
  await fits(page)
  await playOnFrom(page, 1)
  await fits(page)
  await playOut(page)
  const ending = page.getByRole('region', { name: 'What really happened' })
  await expect(ending).toBeVisible()
  await fits(page)
  await ending.getByRole('button', { name: 'See both games' }).press('Enter')
  await fits(page)
  await page.getByRole('link', { name: 'Watch both side by side' }).press('Enter')
  await expect(page.locator('.pane-said').first()).toContainText(/⟦.*⟧/)
  await fits(page)
})

test('a replay leads to the form with its moment and its eyes, by a tool and by a key', async ({ page }) => {
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  await playOut(page)
  const table = new URL(page.url()).pathname
  await page.goto(`${table}/replay?at=2&eyes=1`)
  await expect(page.getByRole('link', { name: 'Play on from here' })).toHaveAttribute(
    'href',
    `${table}/fork?at=2&seat=1`,
  )
  await page.keyboard.press('p')
  await expect(page.getByLabel('Moment: after how many answers')).toHaveValue('2')
  await expect(page.getByLabel('Fair Nora’s seat')).toHaveValue('you')
})

test('a friend in a game that is played on is told how the other ended, and is led to no table that is closed to them', async ({
  page,
  browser,
}) => {
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  await playOut(page)
  await page.goto(`${new URL(page.url()).pathname}/fork?at=1`)
  await page.getByLabel('Fair Nora’s seat').selectOption('A friend, by a link')
  await page.getByRole('button', { name: 'Play on' }).press('Enter')
  const friend = await (await browser.newContext()).newPage()
  await friend.goto(await page.getByLabel('Send this link').inputValue())
  await friend.getByRole('button', { name: 'Sit down' }).press('Enter')
  const began = { name: 'Where this game began' }
  const door = { name: 'The game it came from' }
  await expect(page.getByRole('complementary', began).getByRole('link', door)).toBeVisible()
  await expect(friend.getByRole('complementary', began)).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.request.post(`/api${pathname}/leave`, { data: { key: 'k'.repeat(22) } })
  for (const [each, doors] of [
    [page, 1],
    [friend, 0],
  ] as const) {
    const ending = each.getByRole('region', { name: 'What really happened' })
    await ending.getByRole('button', { name: 'See both games' }).click()
    const sheet = each.getByRole('dialog')
    await expect(sheet.getByRole('row', { name: /The end/ })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Watch both side by side' })).toHaveCount(doors)
    await each.keyboard.press('Escape')
    await expect(each.getByRole('link', door)).toHaveCount(2 * doors)
  }
})

test('a record that no table can be made from says why before anything is filled in', async ({ page }) => {
  await page.goto('/')
  const record = { format: 2, game: 'tic-tac-toe', players: ['Ana', 'Bo'], log: [{ kind: 'rules' }] }
  for (const [change, why] of [
    [{}, 'its rules changed'],
    [{ log: [], from: {} }, 'played on from another'],
    [{ log: [], format: 1 }, 'an earlier version'],
  ] as const) {
    const text = JSON.stringify({ ...record, ...change })
    await page.evaluate((kept) => sessionStorage.setItem('turnwright:replay', kept), text)
    await page.goto('/replay/fork?at=0')
    await expect(page.getByRole('status')).toContainText(why)
    await expect(page.getByRole('button', { name: 'Play on' })).toHaveCount(0)
  }
})

test('a record that is watched is played on at a table of the server', async ({ page }) => {
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  await playOut(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const record = await (await page.request.get(`/api/tables/${id}/record`)).text()
  await page.goto('/')
  await page.evaluate((text) => sessionStorage.setItem('turnwright:replay', text), record)
  await page.goto('/replay?at=1')
  await page.getByRole('link', { name: 'Play on from here' }).click()
  await playOnFrom(page, 1)
  await expect(page.getByRole('img', { name: /, [XO]$/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'The game it came from' })).toHaveCount(0)
  await playOut(page)
  const ending = page.getByRole('region', { name: 'What really happened' })
  const both = /^You (won|lost|drew)(, as you really did\.|\. Really you (won|lost|drew) this one\.)$/
  await expect(ending.getByRole('heading', { name: both })).toBeVisible()
  await ending.getByRole('button', { name: 'See both games' }).click()
  const { result } = JSON.parse(record) as Ended
  const seats = page
    .getByRole('dialog')
    .getByRole('row')
    .filter({ hasNot: page.getByText('The end') })
  for (const [seat, score] of result.scores.entries())
    await expect(
      seats
        .nth(1 + seat)
        .getByRole('cell')
        .first(),
    ).toHaveText(String(score))
  expect.soft(await axeViolations(page)).toEqual([])
  expect.soft(await brokenLayout(page)).toEqual([])
})
