import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { WorkbenchProcess } from './workbench-process.ts'

/** What an author works on: a game to begin with, or one of this repository. */
interface Work {
  readonly rules: string | undefined
  readonly bench: WorkbenchProcess
}

const test = base.extend<Work>({
  rules: [undefined, { option: true }],
  bench: async ({ rules }, lend) => {
    const bench = new WorkbenchProcess(rules)
    await lend(bench)
    await bench.stop()
  },
})

// Its page comes unbundled, and the first look at it prepares what all later ones use.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** What an author reads and does. */
class Author {
  readonly page: Page
  readonly table: FrameLocator

  constructor(page: Page) {
    this.page = page
    this.table = page.frameLocator('iframe')
  }

  /** For as long as a hand needs at least: whoever watches files takes two changes within 50 ms for one. */
  pauses(): Promise<void> {
    return this.page.waitForTimeout(150)
  }

  static async at(bench: WorkbenchProcess, page: Page): Promise<Author> {
    await bench.start()
    await page.goto(bench.url)
    const author = new Author(page)
    await expect(author.request).toBeVisible({ timeout: 60_000 })
    return author
  }

  get request() {
    return this.table.getByRole('region', { name: 'What is asked of you' })
  }

  get banner() {
    return this.page.getByRole('region', { name: 'Saved rules' })
  }

  get answers() {
    return this.page.getByRole('region', { name: 'Answers' }).getByRole('row')
  }

  async plays(answers: number): Promise<void> {
    for (let at = 0; at < answers; at++) {
      await this.request.getByRole('button', { name: /^\d+$/ }).first().click()
      // With the row of titles above them.
      await expect(this.answers).toHaveCount(at + 2)
    }
  }
}

test('saved rules play the open game again: EXACT, then DIVERGED at an answer, and one goes on from there', async ({
  bench,
  page,
}) => {
  const author = await Author.at(bench, page)
  await author.plays(5)
  bench.change('index.ts', "'Play a card'", "'Lay a card'")
  await expect(author.banner).toContainText('EXACT')
  await expect(author.banner).toContainText('All 5 answers come out the same')
  await expect(author.request).toContainText('Lay a card')
  bench.change('index.ts', 'followed > led', 'followed < led')
  await expect(author.banner).toContainText('DIVERGEDat answer 2 of 5.')
  await expect(author.banner).toContainText(/won\[0\]\[0\]: .* \(before or now\)/)
  await expect(author.answers.filter({ hasText: 'of the old rules' })).toHaveCount(4)
  await page.getByRole('button', { name: 'Keep the old rules' }).click()
  await expect(author.answers).toHaveCount(6)
  await expect(author.answers.filter({ hasText: 'of the old rules' })).toHaveCount(0)
  bench.change('index.ts', 'followed < led', '(followed < led)')
  await page.getByRole('button', { name: 'Go on from answer 1' }).click()
  await expect(author.answers).toHaveCount(2)
  await expect(author.request).toContainText('Lay a card')
})

test('a mistake that is mended brings the whole game back', async ({ bench, page }) => {
  const author = await Author.at(bench, page)
  await author.plays(3)
  bench.change('index.ts', 'followed > led', 'followed < led')
  await expect(author.banner).toContainText('DIVERGED')
  bench.change('index.ts', 'followed < led', 'followed > led')
  await expect(author.banner).toContainText('EXACT')
  await expect(author.answers).toHaveCount(4)
})

test('one stands at any answer, sees what it changed, and branches there', async ({ bench, page }) => {
  const author = await Author.at(bench, page)
  await author.plays(4)
  const state = page.getByRole('region', { name: 'The state' })
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect(state).toContainText('table[]')
  await expect(author.table.getByText('An earlier moment. Branch here to answer.')).toBeVisible()
  await page.getByRole('button', { name: 'One answer on' }).click()
  await page.getByRole('button', { name: 'One answer on' }).click()
  await expect(page.getByText('After 2 of 4 answers')).toBeVisible()
  await page.getByLabel('last step only').check()
  await expect(state.getByRole('listitem').filter({ hasText: 'table' })).toContainText('changed')
  await expect(state).not.toContainText('deck')
  await page.getByRole('button', { name: 'Branch here' }).click()
  await expect(author.answers).toHaveCount(3)
  await expect(author.request).toBeVisible()
})

test('one sits in every seat, knows who knows which card, and imagines from there', async ({ bench, page }) => {
  const author = await Author.at(bench, page)
  const board = author.table.getByRole('region', { name: 'The table' })
  await expect(board).toContainText(/\d/)
  const ana = (await board.textContent()) ?? ''
  await page.getByRole('button', { name: 'Bo', exact: true }).click()
  await expect(author.table.getByText('Waiting for Ana')).toBeVisible()
  await expect(board).not.toHaveText(ana)
  await page.getByRole('button', { name: 'spectator' }).click()
  await page.getByRole('button', { name: 'cards' }).click()
  const cards = page.getByRole('region', { name: 'The cards' })
  await expect(cards.getByRole('row', { name: /Bo$/ })).toHaveCount(5)
  await page.getByRole('button', { name: 'Ana', exact: true }).click()
  await page.getByRole('button', { name: 'Imagine from this seat' }).click()
  await expect(page.getByText(/\d+ cards are dealt anew\. Ana cannot tell\./)).toBeVisible()
  await expect(cards.getByRole('row', { name: /really/ }).first()).toBeVisible()
  await expect(board).toHaveText(ana)
})

test('ten games at random, told secrets and the milliseconds of a step are at hand', async ({ bench, page }) => {
  const author = await Author.at(bench, page)
  await author.plays(2)
  await page.getByRole('button', { name: 'Play ten at random' }).click()
  await expect(page.getByText(/Played 10 at random: all ended, 10 answers/)).toBeVisible()
  await page.getByRole('button', { name: 'Look for told secrets' }).click()
  await expect(page.getByRole('button', { name: /\d+ twins alike/ })).toBeVisible()
  await expect(page.getByText(/^\d+(\.\d+)? ms a step$/)).toBeVisible()
  bench.change(
    'index.ts',
    'cards.reveal(card)',
    'state.gone = Number(cards.identity(nth(nth(state.hands, 1), 1))) > 10 ? 0 : null',
  )
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(author.answers).toHaveCount(1)
  await author.plays(1)
  await page.getByRole('button', { name: 'Look for told secrets' }).click()
  await expect(page.getByRole('alert')).toContainText('can tell two deals apart that look alike')
})

test('what each answer cost stands beside it, and a game at random that breaks is stood at where it broke', async ({
  bench,
  page,
}) => {
  const wins = 'nth(state.won, state.lead).push('
  bench.change('index.ts', wins, `if (nth(state.won, 1).length === 4) throw new Error('three tricks')\n      ${wins}`)
  const author = await Author.at(bench, page)
  await author.plays(2)
  await expect(page.getByRole('columnheader', { name: 'ms', exact: true })).toBeVisible()
  const costs = page.getByRole('region', { name: 'Answers' }).locator('td.dock-ms')
  await expect(costs).toHaveText([/^\d+\.\d\d$/, /^\d+\.\d\d$/])
  await page.getByRole('button', { name: 'Play ten at random' }).click()
  const broken = page.getByText(/^Broke after \d+ answers: three tricks \(at .*index\.ts:\d+\)/).first()
  await expect(broken).toBeVisible()
  const answers = Number(/\d+/.exec((await broken.textContent()) ?? '')?.[0])
  await page.getByRole('button', { name: 'Stand there' }).first().click()
  await expect(author.answers).toHaveCount(answers + 1)
  await expect(page.getByText(`Now, after ${answers} answers`)).toBeVisible()
})

test.describe('at a game with an agenda and options', () => {
  test.use({ rules: 'games/sealed-auction' })

  test('an author chooses seats, an option and a seed, starts over, and reads the agenda and the question as data', async ({
    bench,
    page,
  }) => {
    await Author.at(bench, page)
    const seats = page.getByRole('navigation', { name: 'Look and answer as' })
    await expect(seats.getByRole('button', { name: 'Dee' })).toHaveCount(0)
    await page.getByLabel('Seats').selectOption('4')
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('Length').selectOption('Short: 4 rounds')
    await page.getByLabel('Seed', { exact: true }).fill('curios')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(seats.getByRole('button', { name: 'Dee' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'The state' })).toContainText('rounds4')
    await expect(page.getByRole('region', { name: 'This moment as a test' })).toContainText("seed: 'curios'")
    await page.getByRole('button', { name: 'agenda', exact: true }).first().click()
    const agenda = page.getByRole('region', { name: 'The agenda' }).getByRole('listitem')
    await expect(agenda.last()).toHaveText('{"do":"begin-round"}')
    await expect(agenda.filter({ hasText: '"do":"open"' }).last()).toBeVisible()
    const question = page.getByRole('region', { name: 'Questions as data' })
    await expect(question).toContainText('kind: "open-lot"')
    await expect(question).toContainText('kind: "under-cloth"')
  })
})

test('a moment copied as a test compiles and passes beside the rules', async ({ bench, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const author = await Author.at(bench, page)
  await author.plays(3)
  await page.getByRole('button', { name: 'Copy as test' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Bo.chooses(')
  bench.save('copied.test.ts', text)
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const options = { cwd: bench.folder, encoding: 'utf8' } as const
  const run = spawnSync(process.execPath, [vitest, 'run', '--root', bench.folder, 'copied'], options)
  expect(run.stdout).toContain('1 passed')
})

const BOARD = `
import type { BoardProps } from '@turnwright/tabletop'
import type { View } from '../index.ts'
export function Board({ view }: BoardProps<View>) {
  return <p>My own board: {view.tricks.join(' to ')}</p>
}
`
const UI = `
import type { GameUi } from '@turnwright/tabletop'
import type { Said, View } from '../index.ts'
import { Board } from './board.tsx'
export const ui: GameUi<View, Said> = { Board }
`

test('a board is exchanged in place when it is saved, and drawn as soon as there is one', async ({ bench, page }) => {
  const author = await Author.at(bench, page)
  await author.plays(2)
  bench.save('ui/board.tsx', BOARD)
  bench.save('ui/index.tsx', UI)
  await expect(author.table.getByText(/My own board: \d to \d/)).toBeVisible()
  await author.pauses()
  bench.change('ui/board.tsx', 'My own board', 'My better board')
  await expect(author.table.getByText(/My better board: \d to \d/)).toBeVisible()
  await expect(author.answers).toHaveCount(3)
  // Rules were not saved: nothing is said of them.
  await expect(author.banner).toBeEmpty()
  await author.pauses()
  bench.change('ui/board.tsx', 'return', "if (view.tricks) throw new Error('no felt')\n  return")
  await expect(author.table.getByText('Your board breaks, and the plain one is shown: no felt')).toBeVisible()
  await expect(author.table.getByRole('region', { name: 'The table' })).toBeVisible()
  await author.pauses()
  bench.change('ui/board.tsx', "if (view.tricks) throw new Error('no felt')\n  ", '')
  await expect(author.table.getByText(/My better board/)).toBeVisible()
  await expect(author.table.getByRole('alert')).toHaveCount(0)
})

/** Hooks that throw, each of another kind, and one that draws what throws. */
const BROKEN_UI = `
import type { GameUi } from '@turnwright/tabletop'
import type { Said, View } from '../index.ts'
import { Board } from './board.tsx'

function Torn(): never {
  throw new Error('torn')
}
export const ui: GameUi<View, Said> = {
  Board,
  roundTracker: () => {
    throw new Error('no rounds')
  },
  scoreOf: (view) => ({ value: (view as never as { points: { most: number } }).points.most }),
  faceOf: (choice) => {
    throw new Error('no face for ' + String(choice.id))
  },
  leadOf: () => <Torn />,
  bodyOf: () => <Torn />,
}
`

test('a hook that breaks is told by name and line, its plain value is shown, and it is tried again when it is saved', async ({
  bench,
  page,
}) => {
  bench.save('ui/board.tsx', BOARD)
  bench.save('ui/index.tsx', BROKEN_UI)
  const author = await Author.at(bench, page)
  const told = author.table.getByRole('alert')
  await expect(told).toContainText('roundTracker breaks, and what is shown is plain: no rounds (at ui/index.tsx:12)')
  await expect(told).toContainText(/scoreOf breaks, .* \(at ui\/index\.tsx:14\)/)
  await expect(told).toContainText(/faceOf breaks, .*: no face for \S+ \(at ui\/index\.tsx:16\)/)
  await expect(told).toContainText('leadOf breaks, and what is shown is plain: torn (at ui/index.tsx:7)')
  await expect(told).toContainText('bodyOf breaks, and what is shown is plain: torn (at ui/index.tsx:7)')
  await expect(author.table.getByText(/My own board: \d to \d/)).toBeVisible()
  await author.plays(2)
  await author.pauses()
  bench.save('ui/index.tsx', UI.replace('= { Board }', "= { Board, roundTracker: () => ({ label: 'Trick 3' }) }"))
  await expect(author.table.getByText('Trick 3')).toBeVisible()
  await expect(told).toHaveCount(0)
  await author.request.getByRole('button', { name: /^\d+$/ }).first().click()
  await expect(author.answers).toHaveCount(4)
})

test.describe('an author is told', () => {
  test('that the workbench refuses the page, and why', async ({ bench, page }) => {
    await bench.start()
    await page.route('**/bench/do', (route) => route.fulfill({ status: 403, json: { problem: 'no' } }))
    await page.goto(bench.url)
    await expect(page.getByRole('alert')).toContainText('The workbench refuses this page (403)', { timeout: 60_000 })
  })

  test('that nothing is exported, and plays once it is', async ({ bench, page }) => {
    bench.change('index.ts', 'export const myGame', 'const myGame')
    await bench.start()
    expect(bench.said).toMatch(/index\.ts exports no game\. Export a GameModule/)
    await page.goto(bench.url)
    await expect(page.getByRole('alert')).toContainText('exports no game. Export a GameModule', { timeout: 60_000 })
    bench.change('index.ts', 'const myGame', 'export const myGame')
    await expect(new Author(page).request).toBeVisible({ timeout: 60_000 })
  })

  test('where the setup throws', async ({ bench, page }) => {
    bench.change('index.ts', 'cards.shuffle(deck)', "throw new Error('no deck')")
    await bench.start()
    await page.goto(bench.url)
    await expect(page.getByRole('alert')).toContainText(/no deck \(at \/.*index\.ts:\d+\)/, { timeout: 60_000 })
  })

  test('in which line a step never ends, and the game stands as it did', async ({ bench, page }) => {
    const author = await Author.at(bench, page)
    await author.plays(1)
    const slow = 'if (state.table.length === 1) for (;;) state.gone = null\n    const hand = nth'
    bench.change('index.ts', 'const hand = nth', slow)
    await expect(author.banner).toContainText('FAULT', { timeout: 30_000 })
    await expect(author.banner).toContainText(/no end: they are at index\.ts:\d+\. Look for a loop there/)
    await expect(author.answers).toHaveCount(2)
    await expect(author.request).toBeVisible()
  })

  test('where a type is wrong, while the game goes on', async ({ bench, page }) => {
    const author = await Author.at(bench, page)
    bench.save('index.ts', `${bench.read('index.ts')}\nexport const many: string = VALUES.length\n`)
    const types = page.getByRole('list', { name: 'Types' })
    await expect(types).toContainText(/index\.ts:\d+ does not type-check: Type 'number' is not/, { timeout: 60_000 })
    await author.plays(1)
  })
})

test('nothing is out of reach on any screen, and automatic checks find nothing', async ({ bench, page }) => {
  const author = await Author.at(bench, page)
  await author.plays(2)
  bench.change('index.ts', 'followed > led', 'followed < led')
  await expect(author.banner).toContainText('DIVERGED')
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
})
