import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, Player, test } from './fixtures.ts'
import { OutsideGames } from './outside-game.ts'

/** A game of this repository under another name, so that its own board is left out. */
const renamed = (id: string, name: string, from: string, module: string) => ({
  'index.ts': `import { ${module} as game } from '${from}'
export const renamed = { ...game, definition: { ...game.definition, id: '${id}', name: '${name}' } }\n`,
})

function everyShape(): OutsideGames {
  const games = new OutsideGames()
  games.begin('stones', 'perfect')
  games.begin('tricks', 'hands')
  games.begin('numbers', 'simultaneous')
  games.write('noughts', renamed('noughts', 'Noughts', '@turnwright/tic-tac-toe', 'ticTacToeModule'))
  games.write('lots', renamed('lots', 'Lots', '@turnwright/sealed-auction', 'sealedAuctionModule'))
  return games
}

async function sitsDown(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('article', { name }).getByRole('button', { name: 'Play now against bots' }).click()
  await expect(page.locator('.request-panel .choice').first()).toBeVisible()
}

test('without a board of its own a game is drawn from its view, and answered where its choices lie', async ({
  page,
}) => {
  // Four tables, one after the other.
  test.slow()
  await using games = everyShape()
  const url = await games.serve()
  const player = new Player(page)
  const table = page.getByRole('region', { name: 'The table' })

  await sitsDown(page, url, 'Stones')
  await expect(table.getByRole('region', { name: 'Stones' }).locator('.plain-heap i')).toHaveCount(15)
  await expect(table.getByRole('definition').filter({ hasText: 'You' })).toBeVisible()

  await sitsDown(page, url, 'Noughts')
  await player.cell('b2').click()
  await expect(page.getByRole('img', { name: 'b2, X' })).toBeVisible()
  await expect(table.getByRole('img', { name: /, O$/ })).toHaveCount(1)

  await sitsDown(page, url, 'Tricks')
  const hand = page.getByRole('region', { name: 'Your hand, 5 cards' })
  const first = hand.getByRole('button').first()
  const value = (await first.innerText()).split('\n')[0] ?? ''
  await player.request.getByRole('button', { name: value, exact: true }).hover()
  await expect(first).toHaveAttribute('data-pointed', 'true')
  await first.click()
  await expect(player.log).toContainText(`You play ${value}`)
  await expect(page.getByRole('region', { name: 'Your hand, 4 cards' })).toBeVisible()

  await sitsDown(page, url, 'Lots')
  await expect(table.getByRole('region', { name: 'Pile' })).toContainText(/Cards: \d+/)
  // Of the others' money one card is known to all, and the rest is hidden.
  await expect(
    table.getByRole('listitem').filter({ hasText: 'Fair' }).first().getByRole('img', { name: 'A hidden card' }),
  ).toHaveCount(5)
})

for (const light of ['light', 'dark'] as const)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`a plain board can be read by everybody, ${light}, ${width} px wide`, async ({ browser }) => {
      // Five tables, each looked at by axe.
      test.slow()
      await using games = everyShape()
      const url = await games.serve()
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: light,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      for (const name of ['Stones', 'Tricks', 'Numbers', 'Noughts', 'Lots']) {
        await sitsDown(page, url, name)
        expect(await axeViolations(page), name).toEqual([])
        const wider = await page
          .locator('.plain-board')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        // The rings of things at the edge lie two pixels around them.
        expect(wider, `${name} is no wider than its place`).toBeLessThanOrEqual(2)
      }
      await context.close()
    })
