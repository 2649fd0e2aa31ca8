import { expect, test } from './fixtures.ts'
import type { Moment } from './moments.ts'
import { stageTable } from './stage-table.ts'

/** Where most is asked of little room. */
const SMALL = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 600 },
]

/** Questions with more choices than a small screen shows, and those that end or spend the turn. */
const GOING_ON: readonly (readonly [Moment, readonly RegExp[]])[] = [
  [{ game: 'estraven', seats: 2, asks: 'main', after: 30 }, [/^End turn/]],
  [{ game: 'pokemon', seats: 2, asks: 'main', after: 22 }, [/^Retreat/, /^End the turn/]],
  [{ game: 'wingspan', seats: 5, asks: 'turn', after: 16 }, [/forest/i, /grassland/i, /wetland/i]],
]

for (const [moment, ways] of GOING_ON)
  test(`however much there is to choose from at a table of ${moment.game}, the ways to go on are in sight`, async ({
    page,
  }) => {
    await stageTable(page, moment)
    for (const screen of SMALL) {
      await page.setViewportSize(screen)
      for (const name of ways) {
        const way = page.locator('.request-panel').getByRole('button', { name }).last()
        await expect(way, `${screen.width} wide`).toBeInViewport({ ratio: 0.95 })
        // In sight, and under the pointer as well: nothing else that stays in sight lies over it.
        await way.click({ trial: true })
      }
    }
  })

test('whoever takes food sees what there is already, however low the screen', async ({ page }) => {
  await stageTable(page, { game: 'wingspan', seats: 3, asks: 'take-die', after: 18 })
  for (const screen of SMALL) {
    await page.setViewportSize(screen)
    const own = page.locator('.mat-facts-own, .food-supply > .food-token').filter({ visible: true })
    await expect(own.first(), `${screen.width} wide`).toBeInViewport({ ratio: 0.95 })
  }
})

test('when a game is over everybody’s points are in sight together, on a phone and in a low window', async ({
  page,
}) => {
  await stageTable(page, { game: 'agricola', seats: 4, asks: null })
  for (const screen of SMALL) {
    await page.setViewportSize(screen)
    const ranks = page.locator('.ranks > li')
    await expect(ranks).toHaveCount(4)
    const lowest = await ranks.last().boundingBox()
    const doors = await page.locator('.result-doors').boundingBox()
    expect((lowest?.y ?? 0) + (lowest?.height ?? 0), `${screen.width} wide`).toBeLessThanOrEqual(doors?.y ?? 0)
    await expect(ranks.last()).toBeInViewport({ ratio: 0.95 })
  }
})
