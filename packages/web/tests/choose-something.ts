import type { Locator, Page } from '@playwright/test'

/**
 * Answers whatever is asked, as a person would with the mouse: the first choice, or as many as are needed, then confirm.
 * What the rules refuse is taken back, and the last choice made instead; where somebody else was faster, it catches up.
 * False once the game is over.
 */
export async function chooseSomething(page: Page): Promise<boolean> {
  const panel = page.locator('.request-panel')
  const over = page.locator('.result-panel')
  const rows = panel.locator('.choice:not([aria-disabled])')
  // A question may have nothing to choose from, so that nobody learns what a hand does not hold.
  await over.or(rows.first()).or(panel.locator('[data-key="c"]')).first().waitFor()
  if (await over.isVisible()) return false
  if (await catchesUp(page)) return true
  const asked = await askedAt(page)
  if (asked === null) return true
  await handMoves(page)
  if ((await rows.count()) > 0) await briefly(rows.first())
  else await suggests(panel)
  await confirm(page, asked)
  await movedOn(page, asked)
  if (await catchesUp(page)) return true
  if ((await noticeAt(page)) !== null) {
    await briefly(page.locator('.notice').getByRole('button'))
    await briefly(panel.locator('.choice[aria-pressed="true"]').first())
    await briefly(rows.last())
    await confirm(page, asked)
    await movedOn(page, asked)
  }
  return true
}

/** Which question is on the screen; null once none can be. */
function askedAt(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('.request-panel')?.getAttribute('data-asked') ?? null)
}

/** As a hand does on its way to the answer. Until then a click could mean the question before, and is nobody's answer. */
async function handMoves(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(22, 2)
}

/** Somebody else may be faster, and what goes away while it is clicked was no longer needed. If nothing comes of it, nothing moves on. */
async function briefly(thing: Locator): Promise<void> {
  await thing.click({ timeout: 5_000 }).catch(() => {})
}

/** Where an answer is drawn on the board, the game may propose one. */
async function suggests(panel: Locator): Promise<void> {
  const button = panel.getByRole('button', { name: 'Suggest' })
  if (await button.isVisible()) await briefly(button)
}

/** What the page has to say before anything else; null where there is nothing. */
async function noticeAt(page: Page): Promise<string | null> {
  const [notice] = await page.locator('.notice').all()
  return notice === undefined ? null : notice.getAttribute('data-kind', { timeout: 1_000 }).catch(() => null)
}

/** The table has moved on, as it does when the first of several answers decides: one click catches up. */
async function catchesUp(page: Page): Promise<boolean> {
  if ((await noticeAt(page)) !== 'moved-on') return false
  await briefly(page.locator('.notice').getByRole('button'))
  return true
}

async function confirm(page: Page, asked: string): Promise<void> {
  const panel = page.locator('.request-panel')
  const button = panel.locator('[data-key="c"]')
  if (!(await button.isVisible()) || (await askedAt(page)) !== asked) return
  const unchosen = panel.locator('.choice[aria-pressed="false"]:not([aria-disabled])').first()
  while (await isShut(button)) {
    // Where one choice is enough, the click on it was the answer, and the button is shut while that is on its way.
    if ((await unchosen.count()) === 0) return
    // The answer may be on its way already, and the row with it.
    await Promise.race([briefly(unchosen), movedOn(page, asked)])
  }
  await Promise.race([briefly(button), movedOn(page, asked)])
}

/** Gone counts as open: there is nothing left to wait for. */
async function isShut(button: Locator): Promise<boolean> {
  const [only] = await button.all()
  return (
    only !== undefined && (await only.getAttribute('aria-disabled', { timeout: 1_000 }).catch(() => null)) === 'true'
  )
}

/** Something else is asked, nothing is, or the answer was refused. */
async function movedOn(page: Page, asked: string): Promise<void> {
  await page.waitForFunction((before) => {
    const panel = document.querySelector('.request-panel')
    return panel?.getAttribute('data-asked') !== before || document.querySelector('.notice') !== null
  }, asked)
}
