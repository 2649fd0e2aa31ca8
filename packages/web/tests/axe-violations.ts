import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const MOST_LOOKS = 5

/**
 * What axe finds wrong on the page, or in these parts of it. It reads colours and places at different moments, so a table
 * that moved on meanwhile is looked at again.
 */
export async function axeViolations(page: Page, ...parts: readonly string[]): Promise<string[]> {
  for (let look = 1; ; look++) {
    const before = await asked(page)
    const { violations } = await parts.reduce((axe, part) => axe.include(part), new AxeBuilder({ page })).analyze()
    if (look < MOST_LOOKS && (await asked(page)) !== before) continue
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
  }
}

/** Which question is open: as long as it is the same, nobody has played. */
async function asked(page: Page): Promise<string | null> {
  const panel = page.locator('.request-panel')
  return (await panel.count()) === 0 ? null : panel.getAttribute('data-asked')
}
