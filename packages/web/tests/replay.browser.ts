import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { games } from '@turnwright/games'
import { createGame, type Game, type GameRecord, PSEUDO_LOCALE, recordOf } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

const records = resolve(import.meta.dirname, '../../../records')
const golden = (game: string, table: number): string => readFileSync(`${records}/${game}/table-${table}.json`, 'utf8')
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** Three collectors bid; two answers are taken back on the way. */
function wavering(): GameRecord {
  const module = games.find(({ definition }) => definition.id === 'sealed-auction')
  if (module === undefined) throw new Error('there is no auction')
  const game = createGame(module.definition, { players: ['Ana', 'Bo', 'Cy'], seed: 'hammer' }) as Game
  const chance = Random.fromSeed('bids')
  const answer = (times: number) => {
    for (let given = 0; given < times && game.waiting !== null; given++) {
      const [selector] = game.waiting.selectors
      if (selector === undefined) return
      const { actor, title } = selector
      game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
    }
  }
  game.run()
  answer(8)
  game.undoWithConsent(1, 6, [0, 2])
  answer(1_000)
  return recordOf(game)
}

async function watches(page: Page, text: string, locale: string | null = null): Promise<void> {
  await page.goto(locale === null ? '/replay' : `/replay?locale=${locale}`)
  await drops(page, text)
  await expect(axis(page)).toBeVisible()
}

async function drops(page: Page, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

/** As when somebody drags it there. */
async function dropsLarge(page: Page, size: number): Promise<void> {
  await page.getByRole('main').evaluate((main, bytes) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(bytes)], 'large.json'))
    main.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, size)
}

const axis = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' })
const stopOf = async (page: Page) => Number(await axis(page).getAttribute('aria-valuenow'))
const question = (page: Page) => page.getByRole('region', { name: 'This moment' })

for (const { definition } of games)
  test(`${definition.name}: a record is dropped, opens at its end, and is looked at with the keyboard alone`, async ({
    page,
  }) => {
    await watches(page, golden(definition.id, 1))
    await expect(page.getByRole('heading', { level: 1, name: definition.name })).toBeVisible()
    await expect(question(page)).toContainText('The game is over')
    await expect(page.getByText('Every fingerprint is as it was recorded.')).toBeVisible()
    await expect(axis(page)).toBeFocused()
    const last = await stopOf(page)
    await page.keyboard.press('ArrowLeft')
    await expect(axis(page)).toHaveAttribute('aria-valuenow', String(last - 1))
    await expect(question(page)).toContainText('asked')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => stopOf(page)).toBeLessThan(last - 1)
    await page.keyboard.press('Home')
    await expect(axis(page)).toHaveAttribute('aria-valuenow', '0')
    await page.keyboard.press('PageDown')
    await expect.poll(() => stopOf(page)).toBeGreaterThan(0)
    await page.keyboard.press('End')
    await expect(axis(page)).toHaveAttribute('aria-valuenow', String(last))
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('One round')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('a game plays by itself, faster when asked to, and stops when somebody steps', async ({ page }) => {
  await watches(page, golden('tic-tac-toe', 1))
  await page.keyboard.press('Home')
  for (let press = 0; press < 3; press++) await page.keyboard.press('+')
  await expect(page.getByRole('button', { name: 'Speed: 4 turns a second' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(() => stopOf(page)).toBeGreaterThan(1)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('things travel from moment to moment, and after a leap each lies where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(`
    globalThis.travels = 0
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      if (this.dataset.travel !== undefined) travels++
      return animate.apply(this, how)
    }
  `)
  const travels = () => page.evaluate<number>('travels')
  await watches(page, golden('wingspan', 1))
  await expect(question(page)).toContainText('The game is over')
  for (const key of ['Home', 'End', 'Home']) {
    await page.keyboard.press(key)
    await expect(page.locator('.log-here')).toContainText(key === 'Home' ? 'answer 1 of' : 'after')
    await page.evaluate('new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))')
  }
  expect(await travels()).toBe(0)
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(await travels()).toBeGreaterThan(0)
  }).toPass()
})

test('through other eyes there is another hand, and the address names moment and eyes', async ({ page }) => {
  await watches(page, JSON.stringify(wavering()))
  await page.setViewportSize(DESK)
  const eyes = page.getByRole('group', { name: 'Whose eyes' })
  await expect(eyes.getByRole('button', { name: 'Everyone' })).toHaveAttribute('aria-pressed', 'true')
  await eyes.getByRole('button', { name: 'Spectator' }).click()
  await page.keyboard.press('Escape')
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft')
  await expect(question(page)).toContainText('the log tells')
  await expect.poll(async () => page.url().endsWith(`at=${await stopOf(page)}&eyes=spectator`)).toBe(true)
  await page.reload()
  await expect(eyes.getByRole('button', { name: 'Spectator' })).toHaveAttribute('aria-pressed', 'true')
  await expect(question(page)).toContainText('the log tells')
  await page.keyboard.press('e')
  await expect(question(page)).toContainText('Chose')
})

test('what was taken back is shown as such, on the axis, in the log and at its moment', async ({ page }) => {
  await watches(page, JSON.stringify(wavering()))
  await page.keyboard.press('Home')
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight')
  await expect(question(page)).toContainText('Taken back later')
  await expect(axis(page)).toHaveAttribute('aria-valuetext', /taken back later$/)
  for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowRight')
  await expect(question(page)).toContainText('Bo takes answers back')
  await expect(page.locator('.axis-turn[data-gone]').first()).toBeAttached()
})

test('a line leads to the question it came from', async ({ page }) => {
  await watches(page, golden('wingspan', 1))
  const line = page.getByRole('region', { name: 'Log' }).locator('.log-line').nth(12).getByRole('button')
  const said = await line.innerText()
  await line.click()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.log-line[data-now]', { hasText: said }).first()).toBeVisible()
})

test('the log stays where it is when lines around it are drawn after a jump, and the earlier ones are a press away', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await watches(page, golden('wingspan', 3))
  const here = page.locator('.log-here')
  const topOf = async () => (await here.boundingBox())?.y ?? 0
  const lines = page.locator('.replay-log .log-line')
  const number = async () => /answer \d+ of \d+/.exec((await axis(page).getAttribute('aria-valuetext')) ?? '')?.[0]
  // Into its middle, when it lies still.
  await axis(page).click()
  await expect.poll(number, 'the end has none').toBeDefined()
  await expect(here).toContainText((await number()) ?? 'a number')
  const top = await topOf()
  // As soon as somebody stays there is more to scroll through than a screen holds.
  await expect.poll(() => lines.count()).toBe(84)
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1)
  await page.getByRole('button', { name: 'Later lines' }).evaluate((more: HTMLElement) => more.click())
  await expect.poll(() => lines.count()).toBeGreaterThan(84)
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1)
})

test('the answer of a moment is marked on the table as long as one looks at it, also where nothing moves', async ({
  page,
}) => {
  await watches(page, golden('wingspan', 1))
  const mark = page.locator('.board-area .place-trace')
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await expect(async () => {
      await page.keyboard.press('ArrowLeft')
      await expect(mark.first()).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.waitForTimeout(2_500)
    await expect(mark.first()).toHaveCSS('outline-style', 'solid')
    await expect(mark.first()).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  }
})

test('a card that is pressed tells when it was drawn, played and used, and each of these moments is a press away', async ({
  page,
}) => {
  await watches(page, golden('wingspan', 1))
  const bird = page.locator('.board-area .mat-bird[data-place^="card:"]').first()
  await bird.click()
  const life = page.getByRole('region', { name: /in this game$/ })
  await expect(life.getByRole('listitem').first()).toContainText(/^(?:Dealt|Drawn|Comes) to /)
  const played = life.getByRole('button', { name: / plays / })
  await expect(played).toBeVisible()
  await played.click()
  const name = (await life.getAttribute('aria-label'))?.replace(' in this game', '') ?? ''
  await expect(question(page)).toContainText(name)
  const at = await stopOf(page)
  await page.keyboard.press('.')
  await expect.poll(() => stopOf(page)).toBeGreaterThan(at)
  await page.keyboard.press(',')
  await expect.poll(() => stopOf(page)).toBe(at)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('c')
  await expect(life).toHaveCount(0)
})

test('on a phone a card that is pressed tells its life below the axis, with the card in sight, and gives the graph its place back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await watches(page, golden('wingspan', 1))
  const points = page.getByRole('list', { name: 'Points so far' })
  await expect(points).toBeVisible()
  const bird = page.locator('.board-area .mat-bird[data-place^="card:"]').first()
  await bird.click()
  const life = page.getByRole('region', { name: /in this game$/ })
  await expect(life).toBeInViewport({ ratio: 1 })
  await expect(bird).toBeInViewport()
  await expect(points).toHaveCount(0)
  await expect(life.getByRole('listitem').first()).toContainText(/^(?:Dealt|Drawn|Comes) to /)
  const last = await stopOf(page)
  await life.getByRole('button', { name: / plays / }).click()
  await expect.poll(() => stopOf(page)).toBeLessThan(last)
  await expect(life.locator('[data-now], [data-when="future"]').first()).toBeInViewport()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await axeViolations(page)).toEqual([])
  }
  expect.soft(await brokenLayout(page)).toEqual([])
  await life.getByRole('button', { name: 'Follow it no more' }).click()
  await expect(life).toHaveCount(0)
  await expect(points).toBeInViewport()
})

test('a line that is pointed at shows on the axis where it leads', async ({ page }) => {
  await page.setViewportSize(DESK)
  await watches(page, golden('wingspan', 1))
  const middleOf = async (name: string) => {
    const box = await page.locator(name).boundingBox()
    return box === null ? null : Math.round(box.x + box.width / 2)
  }
  const line = page.getByRole('region', { name: 'Log' }).locator('.log-jump').nth(12)
  await line.hover()
  const ghost = await middleOf('.axis-ghost')
  expect(ghost).not.toBe(await middleOf('.axis-head'))
  await line.click()
  await expect.poll(() => middleOf('.axis-head')).toBe(ghost)
  await expect(page.locator('.axis-ghost')).toHaveCount(0)
})

test('whatever is wrong with a record is said in a sentence, and the page stays usable', async ({ page }) => {
  await page.goto('/replay')
  const whole = golden('tic-tac-toe', 1)
  const record = JSON.parse(whole) as GameRecord
  const log = record.log.with(3, { kind: 'answer', seat: 0, title: 'Never asked', selection: ['b2'] })
  const problems: readonly (readonly [string, RegExp])[] = [
    [whole.slice(0, 400), /cut off: its end is missing/],
    ['hello', /no JSON/],
    [JSON.stringify({ ...record, game: 'chess' }), /“chess”, which is not played here/],
    [JSON.stringify({ ...record, seed: 5 }), /"seed" is not a text/],
    [JSON.stringify({ ...record, players: ['Ana'] }), /a table that cannot be/],
    [JSON.stringify({ ...record, rules: 7 }), /newer than 1\. Update Turnwright/],
  ]
  for (const [text, said] of problems) {
    await drops(page, text)
    await expect(page.getByRole('alert')).toHaveText(said)
  }
  await dropsLarge(page, 50_000_000)
  await expect(page.getByRole('alert')).toHaveText(/This is 50 MB, and no record has more than 8 MB/)
  await page.getByLabel('Or paste its text').fill(JSON.stringify({ ...record, log }))
  await page.getByRole('button', { name: 'Watch it' }).click()
  await expect(page.getByText('It came out differently after 3 answers')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '2')
})

test('a record that goes in circles is put away, and the page stays usable', async ({ page }) => {
  const record = JSON.parse(golden('agricola', 5)) as GameRecord
  const whole = record.log.slice(0, -1)
  const middle = Math.floor(whole.length / 2)
  const circle = [{ kind: 'undo', seat: 0, to: middle, consent: [1] }, ...whole.slice(middle)]
  const log = [...whole, ...Array.from({ length: Math.floor(40_000 / circle.length) }, () => circle).flat()]
  await page.clock.install()
  await page.goto('/replay')
  await drops(page, JSON.stringify({ ...record, log, entries: log.length, fingerprints: [] }))
  await expect(page.getByText('It is being played again…')).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('alert')).toHaveText(/takes too long to play/)
  await drops(page, golden('tic-tac-toe', 1))
  await expect(question(page)).toContainText('The game is over')
})

for (const [name, screen] of [
  ['phone', PHONE],
  ['desktop', DESK],
] as const)
  for (const light of ['light', 'dark'] as const)
    test(`a replay on a ${name} in the ${light} passes an automatic check of accessibility`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: light })
      await page.setViewportSize(screen)
      await page.goto('/replay')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await axeViolations(page)).toEqual([])
      await watches(page, golden('sealed-auction', 3))
      for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowLeft')
      await expect(question(page)).toContainText('asked')
      expect(await axeViolations(page)).toEqual([])
    })

test('in another language, of longer words, all that is asked and told is in it, and nothing is cut off', async ({
  page,
}) => {
  await watches(page, golden('agricola', 3), PSEUDO_LOCALE)
  for (let press = 0; press < 6; press++) await page.keyboard.press('Shift+ArrowLeft')
  const worded = /^⟦[\s\S]*⟧/
  await expect(page.locator('.moment-ask')).toHaveText(worded)
  for (const line of await page.locator('.log-jump').allInnerTexts()) expect(line).toMatch(worded)
  for (const screen of [DESK, PHONE]) {
    await page.setViewportSize(screen)
    expect(await brokenLayout(page)).toEqual([])
  }
})

test('on a phone steps, moment and log are at hand', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await watches(page, golden('wingspan', 2))
  const last = await stopOf(page)
  await page.getByRole('button', { name: 'Turn back' }).click()
  await expect.poll(() => stopOf(page)).toBeLessThan(last)
  await page.getByRole('button', { name: 'Moment', exact: true }).click()
  await expect(question(page)).toBeInViewport()
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect(page.getByText('You are here')).toBeInViewport()
})

test('on a phone whoever is on the way to another part arrives there, though the log grows longer meanwhile', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await watches(page, golden('tic-tac-toe', 1))
  await page.getByRole('button', { name: 'Moment', exact: true }).evaluate((tab: HTMLElement) => {
    tab.click()
    document.getElementById('section-log')?.style.setProperty('padding-bottom', '2000px')
  })
  await expect(question(page)).toBeInViewport()
  // Nothing brings them back later.
  await expect(page.getByRole('button', { name: 'Moment', exact: true })).toHaveAttribute('aria-current', 'true')
})

test('a finished game is looked at again from its result and from the lobby, and a link leads to the very moment', async ({
  page,
}) => {
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  const table = new URL(page.url()).pathname
  for (let turn = 0; turn < 5; turn++) if (!(await chooseSomething(page))) break
  await expect(new Player(page).result).toBeVisible()
  await new Player(page).result.getByRole('link', { name: 'Look again' }).click()
  await expect(question(page)).toContainText('The game is over')
  // Through everybody's eyes one is still who one is: the review is that of one's own answers.
  const [seat] = await page
    .locator('.top-seats li', { hasText: 'You' })
    .evaluateAll((plates) => plates.map((plate) => [...(plate.parentElement?.children ?? [])].indexOf(plate)))
  await expect(page.getByRole('link', { name: 'Review' })).toHaveAttribute('href', new RegExp(`seat=${seat}`))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/replay\?at=1&eyes=everybody/)
  await page.goto(page.url())
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '1')
  await expect(page.getByRole('link', { name: 'Play on from here' })).toHaveAttribute('href', `${table}/fork?at=1`)
  await page.goto('/')
  await page.getByRole('link', { name: 'Look again at Tic-tac-toe' }).first().click()
  await expect(question(page)).toContainText('The game is over')
})

test('a game that was over before its rules changed is shown as far as they lead the same way, with where and why they part', async ({
  browser,
  ownServer,
}) => {
  const page = await browser.newPage({ baseURL: ownServer.url, viewport: DESK })
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  for (let turn = 0; turn < 5; turn++) if (!(await chooseSomething(page))) break
  await expect(player.result).toBeVisible()
  const table = new URL(page.url()).pathname
  await ownServer.restartsAfter((db) => {
    // Earlier rules let somebody mark two cells at once.
    db.exec(`UPDATE entries SET entry = json_set(entry, '$.selection', json_array('b2', 'b3')) WHERE seq = 3`)
    db.exec(`UPDATE snapshots SET snapshot = json_set(snapshot, '$.rules', 0)`)
  })
  await page.goto(`${table}/replay`)
  await expect(page.locator('.verdict')).toHaveText(
    /^Diverged .*It came out differently after 3 answers; what comes later is not shown\. None of its answers is proven\. It was played by rules 0, and Tic-tac-toe has rules 1 now/,
  )
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '3')
  await page.keyboard.press('Home')
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '0')
  await expect(question(page)).toContainText('asked')
})

test('L copies a link with which somebody else comes to the very moment, through the same eyes', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await new Player(page).playsAgainstBots('Sealed Auction')
  const id = new URL(page.url()).pathname
  for (let answer = 0; answer < 40; answer++) if (!(await chooseSomething(page))) break
  await expect(new Player(page).result).toBeVisible()
  await page.goto(`${id}/replay`)
  await expect(question(page)).toContainText('The game is over')
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('l')
  await expect(page.getByText('Link to this moment copied')).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(async () => link.includes(`at=${await stopOf(page)}`)).toBe(true)
  const at = await stopOf(page)
  const friend = await (await browser.newContext({ viewport: DESK })).newPage()
  await friend.goto(link)
  await expect(axis(friend)).toHaveAttribute('aria-valuenow', String(at))
  await expect(friend.getByRole('group', { name: 'Whose eyes' }).locator('[aria-pressed="true"]')).toHaveAttribute(
    'aria-label',
    'Fair Nora',
  )
  // Who was there is "You" to themselves alone.
  const asked = (await question(page).textContent()) ?? ''
  expect(asked).toContain('Round')
  await expect(question(friend)).toContainText(asked.slice(asked.indexOf('Round')))
  await expect(question(friend)).not.toContainText('You ')
  // Whoever was invited finds it from the table too.
  await friend.goto(`${id}?invite=${new URL(link).searchParams.get('invite')}`)
  await new Player(friend).result.getByRole('link', { name: 'Look again' }).click()
  await expect(question(friend)).toContainText('The game is over')
})
