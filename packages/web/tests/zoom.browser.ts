import { expect, Player, test } from './fixtures.ts'

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
