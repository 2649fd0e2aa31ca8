import type { Page } from '@playwright/test'
import { expect, Player, test } from './fixtures.ts'
import { gameRulesInUse, sheetsOnPage } from './game-rules-in-use.ts'

const GAMES = ['Sealed Auction', 'Wingspan', 'Pokémon TCG', 'Agricola', 'Lords of Estraven', 'Tic-tac-toe']

test('whoever goes from table to table never sees one game in the style of another', async ({ page }) => {
  test.slow()
  const player = new Player(page)
  await page.goto('/')
  const styleOf = new Map<string, readonly string[]>()
  // The first table is visited again at the end: its style came before all the others.
  for (const game of [...GAMES, ...GAMES.slice(0, 1)]) {
    const before = await sheetsOnPage(page)
    await sitsDownAt(player, game)
    const own = (await sheetsOnPage(page)).filter((sheet) => !before.includes(sheet))
    if (!styleOf.has(game)) styleOf.set(game, own)
    expect(await gameRulesInUse(page, styleOf.get(game) ?? []), `the style of ${game} itself`).not.toEqual([])
    const others = [...styleOf].filter(([other]) => other !== game).flatMap(([, sheets]) => sheets)
    expect(await gameRulesInUse(page, others), `at a table of ${game}`).toEqual([])
    await goesBackToTheLobby(page)
    expect(await gameRulesInUse(page, [...styleOf.values()].flat()), `in the lobby after ${game}`).toEqual([])
  }
})

/** Without loading the page again, which would put away every style. */
async function sitsDownAt({ page, request }: Player, game: string): Promise<void> {
  const card = page.getByRole('article', { name: game })
  await card.getByRole('button', { name: 'Play now against bots' }).click()
  await expect(request).toBeVisible({ timeout: 30_000 })
}

async function goesBackToTheLobby(page: Page): Promise<void> {
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Play now against bots' }).first()).toBeVisible()
}
