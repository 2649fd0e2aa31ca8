import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** A selector, or selectors of frames within one another and of what is meant in the last. */
type Part = string | { readonly fromFrames: [frame: string, within: string] }

const MOST_LOOKS = 5

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What a page has once axe was brought there. */
interface WithAxe {
  readonly axe?: {
    configure(spec: { readonly allowedOrigins: readonly string[] }): void
    run(context: ElementContext, options: RunOptions): Promise<AxeResults>
  }
}

/**
 * What axe finds wrong on the page, or in these parts of it. It reads colours and places at different moments, so a table
 * that moved on meanwhile is looked at again. Axe is brought to a page once and tells what is wrong alone: its own driver
 * brings it anew for each look, and puts together in a fresh page what would be right, which takes several times as long.
 */
export async function axeViolations(page: Page, ...parts: readonly Part[]): Promise<string[]> {
  for (let look = 1; ; look++) {
    const before = await asked(page)
    for (const frame of page.frames()) await bringAxe(frame)
    const { violations } = await page.evaluate(
      (include) =>
        (globalThis as WithAxe).axe!.run(include.length === 0 ? document : { include: [...include] }, {
          resultTypes: ['violations'],
        }),
      parts,
    )
    if (look < MOST_LOOKS && (await asked(page)) !== before) continue
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
  }
}

async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return
  await frame.evaluate(AXE)
  // Frames tell each other what they find, whatever their origins are.
  await frame.evaluate(() => (globalThis as WithAxe).axe!.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

/** Which question is open: as long as it is the same, nobody has played. */
async function asked(page: Page): Promise<string | null> {
  const panel = page.locator('.request-panel')
  return (await panel.count()) === 0 ? null : panel.getAttribute('data-asked')
}
