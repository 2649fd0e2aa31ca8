import type { Browser, Page } from '@playwright/test'
import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { longestTaskOf, type Task } from './main-thread.ts'
import { onServer, sitDownAt } from './pages.ts'
import { playOn } from './play-on.ts'

/** The games with a board that is worth the name. */
export const LARGE_GAMES = ['Wingspan', 'Agricola', 'Lords of Estraven', 'Pokémon'] as const
/** Bots that think for longer than they must would only make the measurement longer. */
const AT_ONCE = { botPace: [0, 0] } as const

interface Plan {
  readonly slowdown: number
  readonly times: number
  /** How many are given in each game. */
  readonly answers: number
}

interface LongTask extends Task {
  readonly game: string
}

/** The longest task of the page, from the click in the lobby on, of the game where it is worst; the median of several runs. */
export function longestTask({ slowdown, times, answers }: Plan): Promise<Measurement> {
  return onServer(async (browser, url) => {
    const runs: (readonly LongTask[])[] = []
    for (let run = 0; run < times; run++) runs.push(await eachGame(browser, url, slowdown, answers))
    const worst = runs.map((tasks) => longestOf(tasks))
    const value = median(worst.map(({ processor }) => processor))
    const typical = worst.find(({ processor }) => processor === value)
    const games = LARGE_GAMES.map((game) => {
      const of = runs.flatMap((tasks) => tasks.filter((task) => task.game === game))
      return `${game} ${amount(median(of.map(({ processor }) => processor)))} ms`
    })
    const detail = [typical === undefined ? '' : taskWords(typical), games.join(', ')].filter(Boolean).join('; ')
    return { value, runs: worst.map(({ processor }) => processor), detail }
  }, AT_ONCE)
}

async function eachGame(
  browser: Browser,
  url: string,
  slowdown: number,
  answers: number,
): Promise<readonly LongTask[]> {
  const tasks: LongTask[] = []
  for (const game of LARGE_GAMES) tasks.push({ game, ...(await longestIn(browser, url, game, slowdown, answers)) })
  return tasks
}

/** A game that is over before its time is followed by another. */
async function longestIn(
  browser: Browser,
  url: string,
  game: string,
  slowdown: number,
  answers: number,
): Promise<Task> {
  const tasks: Task[] = []
  for (let left = answers; left > 0; ) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    try {
      const page = await context.newPage()
      await slowDown(page, slowdown)
      await page.goto(url)
      await page.getByRole('article').first().waitFor()
      const play = async () => {
        await sitDownAt(page, game)
        left -= await playOn(page, left)
      }
      tasks.push(await longestTaskOf(browser, page, play))
    } finally {
      await context.close()
    }
  }
  return longestOf(tasks)
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Emulation.setCPUThrottlingRate', { rate })
}

function longestOf<T extends Task>(tasks: readonly T[]): T {
  const [longest] = tasks.toSorted((a, b) => b.processor - a.processor)
  if (longest === undefined) throw new Error('nothing was played')
  return longest
}

function taskWords({ game, processor, clock, at, parts }: LongTask): string {
  const most = parts.slice(0, 4).map((part) => `${part.name} ${amount(part.clock)}`)
  const when = `${amount(at / 1000)} s after the click`
  return `${game}, ${when}: ${amount(processor)} ms of processor time, ${amount(clock)} on the clock (${most.join(', ')})`
}
