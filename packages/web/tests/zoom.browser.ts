import { expect, Player, test } from './fixtures.ts'
import type { Moment } from './moments.ts'
import { stageTable } from './stage-table.ts'

for (const game of ['Wingspan', 'Agricola', 'Pokémon TCG']) {
  test(`a card of ${game} that is pointed at for a moment is enlarged, and goes when the pointer does`, async ({
    page,
  }) => {
    const player = new Player(page)
    await player.playsAgainstBots(game)
    const zoom = page.locator('.zoom-frame')
    await expect(zoom).toBeHidden()
    await page.locator('.board [data-place^="card:"]').first().hover()
    await expect(zoom).toBeVisible()
    await expect(zoom).not.toBeEmpty()
    await player.log.hover()
    await expect(zoom).toBeHidden()
  })
}

/** Questions whose choices are things that can be looked at. */
const LOOKED_AT: readonly Moment[] = [
  { game: 'wingspan', seats: 2, asks: 'starting-hand' },
  { game: 'agricola', seats: 2, asks: 'place-person' },
  { game: 'estraven', seats: 2, asks: 'mulligan' },
  { game: 'pokemon', seats: 2, asks: 'main' },
]

for (const moment of LOOKED_AT)
  test(`on a phone a long press on a choice of ${moment.game} shows what it is, and does not choose it`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await stageTable(page, moment)
    const panel = page.locator('.request-panel')
    const asked = (await panel.getAttribute('data-asked')) ?? ''
    const row = panel.locator('[data-row][data-zoom]').first()
    const look = await row.getAttribute('data-state')
    await row.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await expect(page.locator('.zoom-frame')).toBeVisible()
    await expect(page.locator('.zoom-frame')).not.toBeEmpty()
    await row.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
    await row.dispatchEvent('click')
    expect(await row.getAttribute('data-state')).toBe(look)
    await expect(panel).toHaveAttribute('data-asked', asked)
  })
