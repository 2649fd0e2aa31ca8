import { expect, Player, test } from './fixtures.ts'
import { COLLECTING } from './moments.ts'
import { stageTable } from './stage-table.ts'

test('nothing around the request moves when another question is asked', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  const boxes = async () => {
    const found = [page.locator('.request-panel'), player.log, page.locator('.board')]
    const measured = await Promise.all(found.map((each) => each.boundingBox()))
    return measured.flatMap((box) => Object.values(box ?? {}))
  }
  const before = await boxes()
  // Chromium lays out in 64ths of a pixel, and what is shared out among rows may differ by one of them.
  const nothingMoved = async () => {
    const moved = (await boxes()).filter((now, at) => !(Math.abs(now - (before[at] ?? Number.NaN)) < 1 / 16))
    expect(moved).toEqual([])
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await player.request.locator('.choice').first().click()
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
  await nothingMoved()
  await player.request.locator('.choice').first().click()
  await player.request.getByRole('button', { name: /^Seal bid/ }).click()
  await expect(player.log.getByText(/ wins? |withdrawn/)).toBeVisible()
  await nothingMoved()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await nothingMoved()
})

test('on a phone the sheet stays below half the screen, nothing is cut off, and a swipe leads to the other parts', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  const sheet = await page.locator('.sheet').boundingBox()
  expect(sheet?.height).toBeLessThanOrEqual(844 / 2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Mine' }).click()
  await expect(page.getByRole('heading', { name: 'Your money' })).toBeInViewport()
  await page.getByRole('button', { name: 'Fold the request' }).click()
  expect((await page.locator('.sheet').boundingBox())?.height).toBeLessThan(100)
})

test('the log is marked as looked at where it is: after a swipe on a phone, beside the table on a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await new Player(page).playsAgainstBots('Tic-tac-toe')
  const log = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Log' })
  await expect(log).not.toHaveAttribute('aria-current')
  await log.click()
  await expect(log).toHaveAttribute('aria-current')
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(log).toHaveAttribute('aria-current')
  const edge = await page.locator('.log-page').evaluate((part) => part.getBoundingClientRect().right)
  expect(edge).toBeLessThanOrEqual(768)
})

test('pointing at a row lights its thing on the table, and the other way round', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  await player.request.getByRole('button', { name: 'b2' }).hover()
  await expect(player.cell('b2')).toHaveAttribute('data-pointed')
  await player.cell('c3').hover()
  await expect(player.request.getByRole('button', { name: 'c3' })).toHaveAttribute('data-pointed')
  await expect(player.cell('b2')).not.toHaveAttribute('data-pointed')
})

test('on a phone the tab where the question can be answered calls, until one is there', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  const tabs = page.getByRole('navigation', { name: 'Parts of the table' })
  await player.request.locator('.choice').first().click()
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
  const mine = tabs.getByRole('button', { name: /^Mine ?, you are asked here$/ })
  await expect(mine).toBeVisible()
  await expect(tabs.getByRole('button', { name: 'Others', exact: true })).toBeVisible()
  await mine.click()
  await expect(tabs.getByRole('button', { name: 'Mine', exact: true })).toBeVisible()
})

test('the second click of a double click chooses nothing of the next question', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  const box = await player.request.locator('.choice').first().boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  await page.mouse.click(x, y)
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
  const row = player.request.locator('.choice').first()
  const next = await row.boundingBox()
  const at = [(next?.x ?? 0) + 10, (next?.y ?? 0) + 10] as const
  await page.mouse.move(...at)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
  await page.mouse.move(at[0] + 20, at[1])
  await page.mouse.move(...at)
  await page.mouse.click(...at)
  await expect(player.request.getByText('1 of 3 chosen')).toBeVisible()
})

test('a click that meant the question before chooses nothing of the next, until the hand has moved or a moment has passed', async ({
  page,
}) => {
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  const chosen = (n: number) => player.request.getByText(`${n} of 3 chosen`)
  const box = await player.request.locator('.choice').first().boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  // Time stands still, however long the machine takes.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.click(x, y)
  await expect(chosen(0)).toBeVisible()
  await page.mouse.click(x, y)
  await expect(chosen(0)).toBeVisible()
  await page.mouse.move(x + 10, y)
  await page.mouse.move(x, y)
  await page.mouse.click(x, y)
  await expect(chosen(1), 'the hand has moved').toBeVisible()
})

test('a hand that has moved may click in the same breath', async ({ page }) => {
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await player.request.locator('.choice').first().click()
  await expect(player.request.getByText('0 of 3 chosen')).toBeVisible()
  const hears = await page.locator('.request-panel').evaluate((panel) => {
    const row = panel.querySelector('.choice') ?? panel
    const heard = () => getComputedStyle(row).pointerEvents !== 'none'
    const before = heard()
    for (const clientX of [100, 120]) dispatchEvent(new PointerEvent('pointermove', { clientX }))
    return { before, after: heard() }
  })
  expect(hears).toEqual({ before: false, after: true })
})

/** Beside the table, and in the narrowest rail. */
const DESKS = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
]

for (const moment of COLLECTING)
  test(`rows keep their place while a question lasts, whatever is chosen: ${moment.game}, ${moment.asks}`, async ({
    page,
  }) => {
    await stageTable(page, moment)
    const rows = page.locator('.request-panel .choice')
    await expect(rows.first()).toBeVisible()
    // Where they are laid out: a row that is pressed or pointed at may rise by a pixel.
    const places = () =>
      rows.evaluateAll((all) =>
        all.map((row) =>
          row instanceof HTMLElement ? [row.offsetLeft, row.offsetTop, row.offsetWidth, row.offsetHeight] : [],
        ),
      )
    for (const desk of DESKS) {
      await page.setViewportSize(desk)
      await page.reload()
      await expect(rows.first()).toBeVisible()
      const before = await places()
      for (const at of [before.length - 1, 0]) {
        const was = await rows.nth(at).getAttribute('data-state')
        await rows.nth(at).click()
        await expect(rows.nth(at)).not.toHaveAttribute('data-state', was ?? '')
        expect(await places(), `${desk.width} wide, after row ${at + 1}`).toEqual(before)
      }
    }
  })

test('a long request takes the room that the log leaves empty, and gives it back as the log fills', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await new Player(page).playsAgainstBots('Agricola')
  await page.locator('.rail .choice').first().waitFor()
  const height = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0
  const linesOfLog = (n: number) =>
    page.locator('.log-lines').evaluate((list, lines) => {
      list.replaceChildren(
        ...Array.from({ length: lines }, () => Object.assign(document.createElement('li'), { textContent: 'A line' })),
      )
    }, n)
  const rail = await height('.rail')
  await linesOfLog(1)
  const early = await height('.request-panel')
  expect(early).toBeGreaterThan(rail * 0.82)
  await linesOfLog(40)
  const late = await height('.request-panel')
  expect(late).toBeLessThan(early)
  expect(late).toBeGreaterThanOrEqual(rail * 0.66)
  expect(late + (await height('.log-page'))).toBeCloseTo(rail, 0)
})
