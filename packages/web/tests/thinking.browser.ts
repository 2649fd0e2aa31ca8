import { test as base, expect, type Page } from '@playwright/test'
import type { GameModule } from '@turnwright/kernel'
import { createGame, type Game, validateSelection } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { games } from '@turnwright/games'
import { packedQuestion, think, type ThinkingTask } from '@turnwright/search'
import { ServerProcess } from './server-process.ts'
import type { Waited } from './thinking-page/main.ts'
import { buildThinkingPage, thinkingMain } from './thinking-page.ts'

/** Milliseconds that the way to the worker and back may take on a busy machine. */
const SLACK = 700
const BUDGETS = { strong: 300, master: 2000 } as const
const PLAYOUTS = 70

const test = base.extend<object, { readonly house: ServerProcess }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, lend) => {
      const server = await ServerProcess.start(thinkingMain(await buildThinkingPage()))
      await lend(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, lend) => lend(house.url),
})

// One worker builds the page once, and does one after the other.
test.describe.configure({ mode: 'default' })

/** A game of two that its own player has played for so many decisions; and how many there were until it was over. */
function played(module: GameModule, decisions: number): { readonly game: Game; readonly made: number } {
  const game = createGame(module.definition, { players: ['Ana', 'Bo'], seed: 'thinking' })
  game.keepCheckpoints()
  let made = 0
  for (const { seat } of game.players) {
    const answer = module.agents['fair']?.create(Random.fromSeed(`fair ${seat}`))
    game.seatResponder(seat, (question) => (made++ < decisions ? answer?.(question) : undefined))
  }
  game.run()
  return { game, made }
}

/** From the middle of a game on, the first question where there is something to think about. */
function taskFor(module: GameModule, agent: string): { readonly task: ThinkingTask; readonly game: Game } {
  const whole = played(module, Number.POSITIVE_INFINITY).made
  for (let decisions = whole >> 1; decisions < whole; decisions++) {
    const { game } = played(module, decisions)
    const { actor, title } = game.waiting?.selectors[0] ?? {}
    const seat = game.players.findIndex(({ name }) => name === actor)
    const fork = seat < 0 ? null : packedQuestion(game, seat, Random.fromSeed('packing'))
    if (fork === null || title === undefined) continue
    const task = { game: module.definition.id, agent, seat, title, fork, seed: 'luck', refusal: null, lines: 1 }
    const travelled: ThinkingTask = JSON.parse(JSON.stringify(task))
    if ((think(module, { ...travelled, budget: { playouts: 2 } }).thought?.playouts ?? 0) > 0)
      return { task: travelled, game }
  }
  throw new Error('there is nothing to think about')
}

async function thinkIn(page: Page, count: number, task: ThinkingTask): Promise<Waited> {
  const told = JSON.stringify(task)
  return page.evaluate(([workers, text]) => globalThis.thinkWith(Number(workers), JSON.parse(text)), [
    String(count),
    told,
  ] as const)
}

for (const module of games) {
  const { name } = module.definition
  test(`${name}: Strong and Master think in a worker for as long as they may, and the page goes on meanwhile`, async ({
    page,
  }) => {
    await page.goto('/')
    for (const [agent, budget] of Object.entries(BUDGETS)) {
      const { task, game } = taskFor(module, agent)
      const { outcome, ms, longestPause } = await thinkIn(page, 1, task)
      const selector = game.waiting?.selectors.find(({ title }) => title === task.title)
      if (selector === undefined || outcome.answer === undefined) throw new Error('there is no answer')
      const { answer } = outcome
      expect(() => validateSelection(selector, answer)).not.toThrow()
      expect(outcome.thought?.considered[0]?.answer).toEqual(answer)
      expect(ms).toBeLessThan(budget + SLACK)
      expect(longestPause).toBeLessThan(SLACK)
    }
  })

  test(`${name}: with a number of playouts one, two and three workers come to the same thought as the server`, async ({
    page,
  }) => {
    await page.goto('/')
    const task = { ...taskFor(module, 'master').task, budget: { playouts: PLAYOUTS } }
    const alone = think(module, task)
    expect(alone.thought?.playouts).toBeGreaterThan(0)
    for (const count of [1, 2, 3]) expect((await thinkIn(page, count, task)).outcome, `${count}`).toEqual(alone)
  })
}

test('a game that is not there is told, and the next task is done', async ({ page }) => {
  await page.goto('/')
  const [module] = games
  if (module === undefined) throw new Error('there are no games')
  const { task } = taskFor(module, 'strong')
  await expect(thinkIn(page, 1, { ...task, game: 'whist' })).rejects.toThrow(
    'The game is “whist”, which is not played here.',
  )
  expect((await thinkIn(page, 1, task)).outcome.answer).toBeDefined()
})
