import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'
import { OfflinePlayer } from './offline-player.ts'
import { boardOf } from './outside-board.ts'
import { OutsideGames } from './outside-game.ts'

/** Players that think ahead, as an author has them who goes on with this shape. */
const MIND = readFileSync(resolve(import.meta.dirname, '../../create-turnwright/shapes/hands/mind.ts'), 'utf8')
const LEVELS = {
  "import { thrifty } from './agent.ts'": "import { agents, mind } from './mind.ts'",
  'agents: { random: randomAgent, thrifty },': 'agents,\n  mind,',
}

/** Reads a file when it is loaded, which no browser can. */
const OF_NODE = {
  "import { thrifty } from './agent.ts'":
    "import { readFileSync } from 'node:fs'\nimport { thrifty } from './agent.ts'",
  'const VALUES =': 'readFileSync(import.meta.filename)\nconst VALUES =',
}

const moments = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' })

async function playsToTheEnd(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Tricks' }).getByRole('button', { name: 'Play now against bots' }).click()
  while (await chooseSomething(page));
}

async function watchesBots(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open a table of your own' }).click()
  const form = page.getByRole('dialog', { name: 'Open a table' })
  await form.getByLabel('Game').selectOption({ label: 'Tricks' })
  await form.getByLabel('Your place').selectOption('You watch bots play')
  await form.getByRole('button', { name: 'Watch them play' }).click()
}

test('a game from outside is looked at again on its own board, and reviewed by its own strongest player', async ({
  page,
}) => {
  test.slow()
  await using games = new OutsideGames()
  games.begin('tricks', 'hands', { ...boardOf('tricks'), 'mind.ts': MIND })
  games.change('tricks', 'index.ts', LEVELS)
  await page.goto(await games.serve())
  await playsToTheEnd(page)
  const { result } = new Player(page)
  await result.getByRole('link', { name: 'Look again' }).click()
  await expect(moments(page)).toHaveAttribute('aria-valuenow', '10')
  await expect(page.getByRole('region', { name: 'The felt' })).toBeVisible()
  await moments(page).press('Home')
  await expect(moments(page)).toHaveAttribute('aria-valuenow', '0')
  await expect(page.locator('.verdict')).toContainText('Exact')
  await page.goBack()
  await result.getByRole('link', { name: 'Review my game' }).click()
  await expect(page.getByText('Looked at by the Master')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Chance to win' })).toBeVisible()
})

test('bots of a game from outside are watched', async ({ page }) => {
  await using games = new OutsideGames()
  games.begin('tricks', 'hands')
  await page.goto(await games.serve())
  await watchesBots(page)
  await expect(moments(page)).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('region', { name: 'The table' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Review/ })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a game from outside that was begun with one goes on, to its end, and is looked at again', async ({ page }) => {
    test.slow()
    await using games = new OutsideGames()
    games.begin('tricks', 'hands', boardOf('tricks'))
    await page.goto(await games.serve())
    const player = new OfflinePlayer(page)
    await player.wants({ game: 'Tricks', level: 'thrifty' })
    await chooseSomething(page)
    // Its rules were here before anything kept them.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await player.losesTheNetwork()
    await page.reload()
    await expect(page.getByRole('region', { name: 'The felt' })).toBeVisible({ timeout: 30_000 })
    while (await chooseSomething(page));
    await player.result.getByRole('link', { name: 'Look again' }).click()
    await expect(moments(page)).toHaveAttribute('aria-valuenow', '10', { timeout: 30_000 })
  })
})

test('a game whose rules run on the server alone is played there, and each other door says so', async ({ page }) => {
  await using games = new OutsideGames()
  games.begin('tricks', 'hands')
  games.change('tricks', 'index.ts', OF_NODE)
  await page.goto(await games.serve())
  const says = /The rules of “tricks” run on the server alone.*It is played at tables of the server\./
  await watchesBots(page)
  await expect(page.getByRole('alert')).toHaveText(says)
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await new OfflinePlayer(page).wants({ game: 'Tricks' })
  await expect(page.getByRole('dialog', { name: 'Play offline' }).getByRole('alert')).toHaveText(says)
  await page.keyboard.press('Escape')
  await playsToTheEnd(page)
  for (const door of ['Look again', 'Review my game']) {
    await new Player(page).result.getByRole('link', { name: door }).click()
    await expect(page.getByText(says)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'To the table' }).click()
  }
})
