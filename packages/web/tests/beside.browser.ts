import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { expect, test } from './fixtures.ts'
import { misfits } from './misfits.ts'

const records = resolve(import.meta.dirname, '../../../records')
/** With two and more records each. */
const GAMES = ['wingspan', 'agricola', 'estraven', 'pokemon', 'sealed-auction']
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Two games that a server tells to be over. */
async function watchesBoth(page: Page, game: string): Promise<void> {
  const state = { game, origin: null, you: { seat: null, host: false } }
  await page.route('**/api/tables/*', (route) => route.fulfill({ json: state }))
  for (const table of [2, 3])
    await page.route(`**/api/tables/${table}/record`, (route) =>
      route.fulfill({ json: JSON.parse(readFileSync(`${records}/${game}/table-${table}.json`, 'utf8')) }),
    )
  await page.goto(`/tables/2/beside/3?seats=0-0&locale=${PSEUDO_LOCALE}`)
  await expect(page.getByRole('slider', { name: 'Turns' })).toBeVisible()
}

for (const game of GAMES)
  test(`two games of ${game} side by side, in another language of longer words: nothing is cut off or covered`, async ({
    page,
  }) => {
    await watchesBoth(page, game)
    const said = page.locator('.pane-said')
    const found = new Set<string>()
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      for (const key of ['Home', 'PageDown', 'End']) {
        await page.keyboard.press(key)
        // What others alone were asked is not told; one's own questions come in between.
        if (key === 'Home')
          await expect(async () => {
            await page.keyboard.press('ArrowRight')
            await expect(said.first()).toContainText(/⟦[^⟧]*⟧/, { timeout: 500 })
          }).toPass()
        for (const misfit of await misfits(page, { own: null, answers: '.beside-foot .step' }))
          found.add(`${screen.width}, ${key}: ${misfit}`)
      }
    }
    expect([...found]).toEqual([])
  })
