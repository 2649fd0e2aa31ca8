import type { Locator, Page } from '@playwright/test'

const LONGEST_GAME = 300_000
const PAUSE = 20
/** What goes away while it is being clicked was no longer needed. */
const PATIENCE = 3_000

/**
 * Answers questions at a table with the mouse, by a chance that is the same each time, until so many are answered or the game is
 * over. Says how many it were.
 */
export async function playOn(page: Page, decisions: number): Promise<number> {
  const chance = chances()
  const until = performance.now() + LONGEST_GAME
  const panel = page.locator('.request-panel')
  const answered = new Set<string>()
  while (answered.size <= decisions && !(await page.locator('.result-panel').isVisible())) {
    if (performance.now() > until) throw new Error(`a game took longer than ${LONGEST_GAME / 1000} seconds`)
    const asked = await panel.getAttribute('data-asked', { timeout: PATIENCE }).catch(() => null)
    if (asked !== null && asked !== '') {
      answered.add(asked)
      const wanted = await nextClick(page, chance())
      await wanted?.click({ timeout: PATIENCE }).catch(() => {})
    }
    await page.waitForTimeout(PAUSE)
  }
  return Math.min(answered.size, decisions)
}

/** Whatever stands in the way, then a choice, or the button that confirms what is chosen; null while there is nothing to do but wait. */
async function nextClick(page: Page, chance: number): Promise<Locator | null> {
  const panel = page.locator('.request-panel')
  const confirm = panel.locator('[data-key="c"]:not([aria-disabled])')
  const chosen = panel.locator('.choice[aria-pressed="true"]')
  const free = panel.locator('.choice:not([aria-disabled], [aria-pressed="true"])')
  const inTheWay = page.locator('[role="dialog"] button, .notice button')
  const suggest = panel.locator('button:text-is("Suggest")')
  const isEnough = (await chosen.count()) > 0 || (await free.count()) === 0 || chance < 0.2
  const inOrder = [inTheWay, ...(isEnough ? [confirm] : []), free, chosen, suggest]
  for (const things of inOrder) {
    const count = await things.count()
    if (count > 0) return things.nth(Math.floor(chance * count))
  }
  return null
}

/** Numbers from 0 to 1, the same in every run (Lehmer's generator). */
function chances(): () => number {
  let now = 20_231
  return () => {
    now = (now * 48_271) % 2_147_483_647
    return now / 2_147_483_647
  }
}
