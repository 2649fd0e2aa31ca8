import { games } from '@turnwright/games'
import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, test } from './fixtures.ts'
import { misfits } from './misfits.ts'
import { OfflinePlayer } from './offline-player.ts'

test.use({ serviceWorkers: 'allow' })

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** On a phone the same is played for a while, and given up. */
const ANSWERS = 10

for (const { definition } of games)
  test(`${definition.name} with the network off: played to its end, looked at again, and there after a reload`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const player = new OfflinePlayer(page)
    await player.comesOnce()
    await player.losesTheNetwork()
    await player.sitsDown({ game: definition.name, level: 'easy', seats: '2' })
    await chooseSomething(page)
    await page.reload()
    await expect(player.request.or(player.result)).toBeVisible({ timeout: 30_000 })
    while (await chooseSomething(page));
    await expect(player.result.getByText('The game is over')).toBeVisible()
    await page.reload()
    await expect(player.result).toBeVisible({ timeout: 30_000 })
    await player.result.getByRole('link', { name: 'Look again' }).click()
    await expect(page.getByRole('region', { name: 'Moments of the game' })).toBeVisible({ timeout: 30_000 })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Offline' })).toContainText('1 game kept here')
    await expect(page.getByRole('link', { name: `Look again at ${definition.name}` })).toBeVisible()
  })

for (const { definition } of games)
  test(`${definition.name} on a phone with the network off: nothing is cut off, and it can be given up`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(PHONE)
    const player = new OfflinePlayer(page)
    await player.comesOnce()
    await player.losesTheNetwork()
    await player.sitsDown({ game: definition.name, level: 'fair', seats: '2' })
    const broken = new Set<string>()
    for (let answer = 0; answer < ANSWERS; answer++) {
      for (const place of await brokenLayout(page)) broken.add(place)
      if (!(await chooseSomething(page))) break
    }
    expect([...broken]).toEqual([])
    if (!(await player.result.isVisible())) await player.concedes()
    // Where conceding does not end the game, bots do not play on among themselves.
    await expect(player.result.or(page.getByRole('heading', { name: 'This table was closed.' }))).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: `Remove ${definition.name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { name: 'Offline' })).toContainText('against bots')
  })

test('a reload in the middle of a game brings back the same question, and what was answered stays', async ({
  page,
}) => {
  const player = new OfflinePlayer(page)
  await player.comesAndRests()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Sealed Auction', level: 'fair', seats: '3' })
  await chooseSomething(page)
  await expect(page.locator('.request:not(.is-waiting)')).toBeVisible()
  const [asked, lines] = [await player.asked(), await player.log.getByRole('listitem').count()]
  await page.reload()
  await expect(page.locator(`.request-panel[data-asked="${asked}"]`)).toBeVisible()
  expect(await player.log.getByRole('listitem').count()).toBe(lines)
  await page.goto('/')
  await page.getByRole('link', { name: 'Go on with Sealed Auction' }).click()
  await expect(page.locator(`.request-panel[data-asked="${asked}"]`)).toBeVisible()
})

test('with the keyboard alone somebody without a network finds the bots, plays, and takes an answer back', async ({
  page,
}) => {
  const player = new OfflinePlayer(page)
  await player.comesOnce()
  await player.losesTheNetwork()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play offline' }).first()).toBeVisible()
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    const [text, card] = await page.evaluate(() => {
      const { activeElement } = document
      return [activeElement?.textContent ?? '', activeElement?.closest('article')?.textContent ?? '']
    })
    if (text === 'Play offline' && card.includes('Tic-tac-toe')) break
  }
  await page.keyboard.press('Enter')
  await expect(player.request).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /, X$/ })).toHaveCount(1)
  await expect(page.getByRole('img', { name: /, O$/ })).toHaveCount(1)
  await page.keyboard.press('u')
  await page.getByRole('button', { name: 'Take it back' }).press('Enter')
  await expect(page.getByRole('img', { name: /, [XO]$/ })).toHaveCount(0)
  await expect(page.getByText('with second looks')).toBeVisible()
  await page.goto('/')
  const door = page.getByRole('button', { name: 'Play offline…' })
  await door.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Play offline' }).getByLabel('Game')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(door).toBeFocused()
  await page.getByRole('button', { name: 'Remove Tic-tac-toe' }).press('Enter')
  await page.getByRole('button', { name: 'Keep it' }).press('Enter')
  await page.getByRole('link', { name: 'Go on with Tic-tac-toe' }).press('Enter')
  await expect(player.request).toBeVisible()
})

for (const [name, screen] of [
  ['at a desk', DESK],
  ['on a phone', PHONE],
] as const)
  test(`lobby, form and table without a network have nothing that axe would mend, ${name}`, async ({ page }) => {
    await page.setViewportSize(screen)
    const player = new OfflinePlayer(page)
    await player.comesOnce()
    expect(await axeViolations(page, '.kept-games')).toEqual([])
    await player.losesTheNetwork()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Choose level' }).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Play offline…' }).click()
    await expect(page.getByRole('dialog', { name: 'Play offline' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await player.sitsDown({ game: 'Tic-tac-toe', level: 'easy' })
    expect(await axeViolations(page)).toEqual([])
    while (await chooseSomething(page));
    expect(await axeViolations(page)).toEqual([])
    await page.goto('/')
    await page.getByRole('button', { name: 'Remove Tic-tac-toe' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { name: 'Offline' })).toContainText('against bots')
  })

test('a table of the browser speaks the language that the address asks for, and longer words fit there and in the lobby', async ({
  page,
}) => {
  const player = new OfflinePlayer(page)
  await player.comesOnce()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Sealed Auction', level: 'easy', seats: '2', locale: PSEUDO_LOCALE })
  await expect(page.locator('.request-ask')).toHaveText(/^⟦.*⟧$/)
  const fits = async () => {
    for (const screen of [PHONE, DESK]) {
      await page.setViewportSize(screen)
      expect.soft(await misfits(page, { own: null, answers: 'a, button' })).toEqual([])
    }
  }
  await fits()
  await page.goto(`/?locale=${PSEUDO_LOCALE}`)
  await expect(page.getByRole('link', { name: 'Go on with Sealed Auction' })).toBeVisible()
  await fits()
  await page.getByRole('button', { name: 'Play offline…' }).click()
  await expect(page.getByRole('dialog', { name: 'Play offline' }).getByLabel('Game')).toBeVisible()
  await fits()
})

test('a Master thinks beside the page, which is never still for long', async ({ page }) => {
  test.setTimeout(120_000)
  const player = new OfflinePlayer(page)
  await player.comesOnce()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Lords of Estraven', level: 'master' })
  await page.evaluate(() => {
    let last = performance.now()
    setInterval(() => {
      const now = performance.now()
      const longest = Number(document.documentElement.dataset['longest'] ?? 0)
      document.documentElement.dataset['longest'] = String(Math.max(longest, now - last))
      last = now
    }, 20)
  })
  for (let answers = 0; answers < 6; answers++) await chooseSomething(page)
  await expect(page.locator('.request:not(.is-waiting)').or(player.result)).toBeVisible({ timeout: 30_000 })
  // A thought takes two seconds: on the page's own thread it would have been still for as long.
  expect(Number(await page.locator('html').getAttribute('data-longest'))).toBeLessThan(1_000)
  await expect(player.log.getByText('Master Ida').first()).toBeVisible()
})

test('a hint is worked out without a network, and the result says that there was one', async ({ page }) => {
  const player = new OfflinePlayer(page)
  await player.comesOnce()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Tic-tac-toe', level: 'easy' })
  await page.getByRole('button', { name: 'Ask for a hint' }).click()
  await expect(page.getByRole('region', { name: 'Hint' }).getByRole('listitem').first()).toBeVisible()
  while (await chooseSomething(page));
  await expect(player.result.getByText('with hints: you 1')).toBeVisible()
})

test('Strong plays Agricola with its nets without a network; a hint, a look back and a review are worked out there too', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const player = new OfflinePlayer(page)
  await player.comesOnce()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Agricola', level: 'strong', seats: '2' })
  const myTurn = page.locator('.request:not(.is-waiting)')
  await expect(myTurn).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Ask for a hint' }).click()
  const hint = page.getByRole('region', { name: 'Hint' })
  await expect(hint.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 })
  for (let answers = 0; answers < 3; answers++) await chooseSomething(page)
  await expect(myTurn).toBeVisible({ timeout: 60_000 })
  await expect(player.log.getByText(/^Strong /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Look back' }).click()
  await expect(page.getByRole('region', { name: 'Moments of the game' })).toBeVisible()
  await page.getByRole('button', { name: 'Your turn: back to now' }).click()
  await player.concedes()
  await player.result.getByRole('link', { name: 'Review my game' }).click()
  await expect(page.getByRole('heading', { name: 'Chance to win' })).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => page.locator('.outlook-costs > i').count(), { timeout: 60_000 }).toBeGreaterThan(0)
})

test('a second tab says that the game is open in the first, and goes on when that is closed', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  const player = new OfflinePlayer(first)
  await player.comesOnce()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Tic-tac-toe', level: 'easy' })
  const asked = await player.asked()
  await second.goto(first.url())
  await expect(second.getByRole('heading', { name: 'This game is open in another tab.' })).toBeVisible()
  await first.close()
  await expect(second.locator(`.request-panel[data-asked="${asked}"]`)).toBeVisible()
})

test('two tabs never both go on with a game: what the one answered is there when the other takes over', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  const player = new OfflinePlayer(first)
  await player.comesOnce()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Tic-tac-toe', level: 'easy' })
  await second.goto(first.url())
  const isElsewhere = { name: 'This game is open in another tab.' }
  await expect(second.getByRole('heading', isElsewhere)).toBeVisible()
  await player.cell('b2').click()
  await expect(first.getByRole('img', { name: /, [XO]$/ })).toHaveCount(2)
  await expect(second.getByRole('img', { name: /, [XO]$/ })).toHaveCount(0)
  await first.goto('/')
  const other = new OfflinePlayer(second)
  await expect(other.mark('b2', 'X')).toBeVisible()
  await expect(second.getByRole('img', { name: /, [XO]$/ })).toHaveCount(2)
  await first.goBack()
  await expect(first.getByRole('heading', isElsewhere)).toBeVisible()
})

test('a game that is removed in another tab is over in this one, which says so, and does not come back', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  const player = new OfflinePlayer(first)
  await player.comesOnce()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Tic-tac-toe', level: 'easy' })
  await player.cell('b2').click()
  await expect(first.getByRole('img', { name: /, [XO]$/ })).toHaveCount(2)
  await second.goto('/')
  await second.getByRole('button', { name: 'Remove Tic-tac-toe' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(second.getByRole('heading', { name: 'Offline' })).toContainText('against bots')
  await first
    .getByRole('button', { name: /^[abc][123], empty$/ })
    .first()
    .click()
  await expect(first.getByText('This game was removed in another tab.')).toBeVisible()
  await first.reload()
  await expect(player.request).toHaveCount(0)
  await second.reload()
  await expect(second.getByRole('heading', { name: 'Offline' })).toContainText('against bots')
})

test('where the browser has no room left no game is begun, and the page says what to do', async ({ page }) => {
  const player = new OfflinePlayer(page)
  await player.comesOnce()
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await player.wants({ game: 'Tic-tac-toe' })
  const form = page.getByRole('dialog', { name: 'Play offline' })
  await expect(form.getByRole('alert')).toHaveText(
    /^This browser has no room left to keep the game\. Nothing was changed\. Remove games that are kept here/,
  )
  await browser.send('Storage.overrideQuotaForOrigin', { origin })
  await page.reload()
  await player.wants({ game: 'Tic-tac-toe' })
  await expect(player.request).toBeVisible()
})

test('a browser that keeps nothing says so in the lobby, and tables of the server can be played', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('not here', 'SecurityError')
        },
      },
    })
  })
  await page.goto('/')
  await expect(page.getByText(/This browser keeps nothing for this page/)).toBeVisible()
  const card = page.getByRole('article', { name: 'Tic-tac-toe' })
  await card.getByRole('button', { name: 'Play now against bots' }).click()
  await expect(new OfflinePlayer(page).request).toBeVisible()
})

test('a game that is over is reviewed without a network, handed to the server with one, and taken back from nobody', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const player = new OfflinePlayer(page)
  await player.comesOnce()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Tic-tac-toe', level: 'easy' })
  while (await chooseSomething(page));
  await player.result.getByRole('button', { name: 'Hand it to the server' }).click()
  await expect(page.getByText(/The game stays here: hand it over when you are online again/)).toBeVisible({
    timeout: 20_000,
  })
  const download = page.waitForEvent('download')
  await player.result.getByRole('link', { name: 'Keep the record' }).click()
  expect((await download).suggestedFilename()).toBe('tic-tac-toe.json')
  await player.result.getByRole('link', { name: 'Review my game' }).click()
  await expect(page.getByRole('link', { name: 'In the replay' })).toBeVisible({ timeout: 60_000 })
  await page.goBack()
  await player.findsTheNetwork()
  await player.result.getByRole('button', { name: 'Hand it to the server' }).click()
  await expect(page.getByText('The server has its record.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('region', { name: /Offline/ })).toContainText('handed over')
  // It is no table of the server.
  await expect(page.getByText('Nothing on the table yet.')).toBeVisible()
})

test('a game of the browser is played on from a moment at a table of the server, and says why not without a network', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const player = new OfflinePlayer(page)
  await player.comesOnce()
  await player.losesTheNetwork()
  await player.sitsDown({ game: 'Tic-tac-toe', level: 'easy' })
  await page.goto(`${new URL(page.url()).pathname}/fork`)
  await expect(page.getByText('The game is not over. Finish or concede it first.')).toBeVisible()
  await page.getByRole('link', { name: 'To the table' }).click()
  await expect(player.request).toBeVisible()
  while (await chooseSomething(page));
  await player.result.getByRole('link', { name: 'Review my game' }).click()
  await page.getByRole('link', { name: 'Try it again from here' }).click({ timeout: 60_000 })
  await expect(page.getByRole('status')).toContainText('there is no network now')
  expect.soft(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back' }).click()
  await player.result.getByRole('link', { name: 'Look again' }).click()
  await expect(page.getByRole('region', { name: 'Moments of the game' })).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Home')
  await page.keyboard.press('p')
  await expect(page.getByRole('status')).toContainText('there is no network now')
  await player.findsTheNetwork()
  await page.getByLabel('Moment: after how many answers').fill('2')
  await page.getByRole('button', { name: 'Play on' }).press('Enter')
  await expect(page.getByText('Played on from answer 2')).toBeVisible()
  await expect(page.getByRole('img', { name: /, [XO]$/ })).toHaveCount(2)
})

test('the page keeps its own files and nothing that the server says', async ({ page }) => {
  const player = new OfflinePlayer(page)
  await player.comesAndRests()
  await player.wants({ game: 'Tic-tac-toe' })
  await expect(player.request).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/index.html')
  expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/tables'))).toEqual([])
  await player.losesTheNetwork()
  expect(
    await page.evaluate(() =>
      fetch('/api/games').then(
        () => 'told',
        () => 'unreachable',
      ),
    ),
  ).toBe('unreachable')
})

test('the page can be installed: it has a name, icons of every size and a page to begin with', async ({ page }) => {
  await page.goto('/')
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const answer = await page.request.get(href)
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const manifest = (await answer.json()) as {
    readonly name: string
    readonly start_url: string
    readonly display: string
    readonly icons: readonly { readonly src: string; readonly sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Turnwright', start_url: '/', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const [width] = sizes.split('x')
    const drawn = await page.evaluate(async (path) => {
      const picture = new Image()
      picture.src = path
      await picture.decode()
      return picture.naturalWidth
    }, src)
    expect(sizes === 'any' ? drawn > 0 : drawn === Number(width), src).toBe(true)
  }
})

test('whoever does something comes first: the page is made ready for times without a network once nobody does anything', async ({
  page,
}) => {
  const isKept = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  for (let step = 0; step < 25; step++) {
    await page.mouse.move(200 + step, 300)
    await page.waitForTimeout(200)
  }
  expect(await isKept()).toBe(false)
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
})
