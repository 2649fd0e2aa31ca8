import type { Page } from '@playwright/test'

/**
 * Answers whatever is asked, as a person would with the mouse: the first choice, or as many as are needed, then confirm.
 * What the rules refuse is taken back, and the last choice made instead. False once the game is over.
 */
export async function chooseSomething(page: Page): Promise<boolean> {
  const panel = page.locator('.request-panel')
  const over = page.locator('.result-panel')
  const rows = panel.locator('.choice:not([aria-disabled])')
  await over.or(rows.first()).first().waitFor()
  if (await over.isVisible()) return false
  const asked = await panel.getAttribute('data-asked')
  await rows.first().click()
  await confirm(page)
  const refused = page.locator('.notice')
  await movedOn(page, asked)
  if (await refused.isVisible()) {
    await refused.getByRole('button').click()
    await panel.locator('.choice[aria-pressed="true"]').first().click()
    await rows.last().click()
    await confirm(page)
    await movedOn(page, asked)
  }
  return true
}

async function confirm(page: Page): Promise<void> {
  const button = page.locator('.request-panel [data-key="c"]')
  if (!(await button.isVisible())) return
  const unchosen = page.locator('.request-panel .choice[aria-pressed="false"]').first()
  while ((await button.getAttribute('aria-disabled')) === 'true') await unchosen.click()
  await button.click()
}

/** Something else is asked, nothing is, or the answer was refused. */
async function movedOn(page: Page, asked: string | null): Promise<void> {
  await page.waitForFunction((before) => {
    const panel = document.querySelector('.request-panel')
    return panel?.getAttribute('data-asked') !== before || document.querySelector('.notice') !== null
  }, asked)
}
