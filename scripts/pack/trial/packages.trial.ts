import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../find-browser.ts'
import { root, tools } from '../../tools.ts'
import { apiReports, keptReport } from '../api-folder.ts'
import { problemsWith } from '../judged.ts'
import { pack, type Packed } from '../pack.ts'
import { InstalledGame } from './installed-game.ts'
import { ServedGame } from './served-game.ts'

const MINUTES = 60_000
const PREVIOUS_TSC = join(root, 'node_modules/typescript-6/bin/tsc')

let packed: readonly Packed[] = []
beforeAll(async () => {
  packed = await pack()
}, 8 * MINUTES)

test('every package passes the linters of published packages', { timeout: 3 * MINUTES }, async () => {
  const problems: string[] = []
  for (const one of packed) problems.push(...(await problemsWith(one)).map((problem) => `${one.name}: ${problem}`))
  expect(packed.length).toBeGreaterThan(15)
  expect(problems).toEqual([])
})

test('what packages hand out has changed on purpose: npm run api writes it down', () => {
  for (const [file, text] of apiReports()) expect(keptReport(file), `docs/api/${file}: npm run api`).toBe(text)
})

describe('in an empty folder', () => {
  let game: InstalledGame
  beforeAll(() => {
    game = new InstalledGame('hands', packed)
    return () => game[Symbol.dispose]()
  }, 6 * MINUTES)

  test('a game of one’s own passes every law', { timeout: 2 * MINUTES }, () => {
    expect(game.run(join(game.folder, 'node_modules/vitest/vitest.mjs'), ['run'])).toMatch(/Tests .*\d+ passed/)
  })

  test.each([
    ['current', tools.tsc],
    ['previous', PREVIOUS_TSC],
  ])('its types are right to the %s TypeScript, which notices a wrong one', { timeout: 2 * MINUTES }, (_, tsc) => {
    game.run(tsc, ['--project', '.'])
    const wrong = `import { stoneAge } from './index.ts'\nstoneAge.definition.seats.min = 2\n`
    game.withFile('wrong.ts', wrong, () => expect(() => game.run(tsc, ['--project', '.'])).toThrow(/wrong\.ts.*TS2540/))
  })

  test('it is played in the terminal, the same again from the same seed', { timeout: MINUTES }, () => {
    const args = ['simulate', '.', '--games', '60', '--agents', 'thrifty,random', '--seed', '7', '--json']
    const [once, again] = [1, 2].map(() => JSON.parse(game.run(game.turnwright, args)) as { agents: unknown })
    expect(once?.agents).toBeDefined()
    expect(once?.agents).toEqual(again?.agents)
  })

  test('it is served, and people play it in a browser', { timeout: 2 * MINUTES }, async () => {
    await using server = await ServedGame.open(game)
    await using browser = await chromium.launch(await findBrowser())
    const page = await browser.newPage()
    await page.goto(server.url)
    const games = page.getByRole('article')
    await games.filter({ hasText: 'Stone Age' }).getByRole('button', { name: 'Play now against bots' }).click()
    const request = page.getByRole('region', { name: 'What is asked of you' })
    await request.getByText('Play a card').waitFor()
    const card = request.getByRole('button', { name: /^\d+$/ }).first()
    const number = (await card.innerText()).trim()
    await card.click()
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText()).toContain(`plays ${number}`)
  })
})
