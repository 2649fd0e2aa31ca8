// What is evaluated in the page reads its document.
/// <reference lib="dom" />

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type FrameLocator } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTerminal, terminals } from '../../../packages/cli/src/testing/in-terminal.ts'
import { boardOf, EMBLEM } from '../../../packages/web/tests/outside-board.ts'
import { findBrowser } from '../../find-browser.ts'
import { root, tools } from '../../tools.ts'
import { apiReports, keptReport } from '../api-folder.ts'
import { problemsWith } from '../judged.ts'
import { npm } from '../npm.ts'
import { pack, type Packed } from '../pack.ts'
import { complaintsAboutOurs, everyDoor } from './doors.ts'
import { InstalledGame } from './installed-game.ts'
import { OpenCommand } from './open-command.ts'

const MINUTES = 60_000
const PAGE = '@turnwright/web'
/** A page on a busy machine takes its time. */
const PATIENCE = { timeout: 30_000 }
const COMPILERS = [
  ['current', tools.tsc],
  ['previous', join(root, 'node_modules/typescript-6/bin/tsc')],
] as const
const ENTER = '\r'

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

test('every tarball says what it is and what may be done with it, and has a map for each script', () => {
  for (const { name, files } of packed) {
    expect(files, `the files of ${name}`).toEqual(expect.arrayContaining(['LICENSE', 'README.md']))
    const scripts = files.filter((file) => file.startsWith('dist/') && file.endsWith('.js'))
    expect(scripts.length, `the scripts of ${name}`).toBeGreaterThan(0)
    if (name === PAGE) continue
    expect(scripts.filter((file) => !files.includes(`${file}.map`)).map((file) => `${name}: ${file}`)).toEqual([])
  }
})

test('the built page has the licences of what others wrote of it', () => {
  const files = packed.find(({ name }) => name === PAGE)?.files
  expect(files).toEqual(expect.arrayContaining(['dist/licences.txt', 'workbench/licences.txt']))
  const told = readFileSync(join(root, 'dist/staged', PAGE, 'dist/licences.txt'), 'utf8')
  for (const name of ['@base-ui/react', '@fontsource-variable/inter', 'lucide-react', 'react', 'react-dom'])
    expect(told).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('what packages hand out has changed on purpose: npm run api writes it down', () => {
  for (const [file, text] of apiReports()) expect(keptReport(file), `docs/api/${file}: npm run api`).toBe(text)
})

describe('in an empty folder', () => {
  let game: InstalledGame
  beforeAll(() => {
    game = new InstalledGame('hands', packed, { ...boardOf('stone-age'), ...EMBLEM })
    return () => game[Symbol.dispose]()
  }, 6 * MINUTES)

  test('a game of one’s own passes every law', { timeout: 2 * MINUTES }, () => {
    expect(game.run(join(game.folder, 'node_modules/vitest/vitest.mjs'), ['run'])).toMatch(/Tests .*\d+ passed/)
  })

  test.each(COMPILERS)(
    'its types are right to the %s TypeScript, which notices a wrong one',
    { timeout: 2 * MINUTES },
    (_, tsc) => {
      game.run(tsc, ['--project', '.'])
      const wrong = `import { stoneAge } from './index.ts'\nstoneAge.definition.seats.min = 2\n`
      game.withFile('wrong.ts', wrong, () =>
        expect(() => game.run(tsc, ['--project', '.'])).toThrow(/wrong\.ts.*TS2540/),
      )
      const board = boardOf('stone-age')['ui/index.tsx'].replace('view.hand.', 'view.hands.')
      game.withFile('ui/wrong.tsx', board, () =>
        expect(() => game.run(tsc, ['--project', '.'])).toThrow(/ui\/wrong\.tsx.*TS2551/),
      )
    },
  )

  test.each(COMPILERS)(
    'the declarations behind every door are right to the %s TypeScript',
    { timeout: 2 * MINUTES },
    (_, tsc) => {
      const compilerOptions = { skipLibCheck: false, lib: ['esnext', 'dom', 'dom.iterable'] }
      game.save('doors.json', JSON.stringify({ extends: './tsconfig.json', compilerOptions, files: ['doors.ts'] }))
      game.withFile('doors.ts', everyDoor(packed), () =>
        expect(complaintsAboutOurs(() => game.run(tsc, ['--project', 'doors.json']))).toEqual([]),
      )
      game.withFile('doors.ts', `export type * as none from '@turnwright/kernel/none'\n`, () =>
        expect(complaintsAboutOurs(() => game.run(tsc, ['--project', 'doors.json']))).toHaveLength(1),
      )
    },
  )

  test.each(terminals)(
    'it is played to its end by keys alone before a terminal (%s)',
    { timeout: MINUTES },
    async () => {
      const args = [game.turnwright, 'play', '.', '--seed', '7', '--save', 'played.json']
      // The first card that is offered, each time somebody is asked.
      const { code, said } = await inTerminal(args, game.folder, (heard) => (heard.includes('◆') ? ENTER : null))
      expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('All cards are played') })
      expect(existsSync(join(game.folder, 'played.json'))).toBe(true)
    },
  )

  test('its series are played in the terminal, the same again from the same seed', { timeout: MINUTES }, () => {
    const args = ['simulate', '.', '--games', '60', '--agents', 'thrifty,random', '--seed', '7', '--json']
    const [once, again] = [1, 2].map(() => JSON.parse(game.run(game.turnwright, args)) as { agents: unknown })
    expect(once?.agents).toBeDefined()
    expect(once?.agents).toEqual(again?.agents)
  })

  test('once its rules count, it stores its records with the script that it was begun with', {
    timeout: 2 * MINUTES,
  }, () => {
    const vitest = join(game.folder, 'node_modules/vitest/vitest.mjs')
    game.change('index.ts', 'rules: 0', 'rules: 1')
    expect(() => game.run(vitest, ['run', '-t', 'whole games'])).toThrow('npx turnwright record .')
    npm(['run', 'record'], game.folder)
    expect(game.run(vitest, ['run', '-t', 'whole games|golden record'])).toMatch(/Tests .*\d+ passed/)
  })

  test('it is installed without a job queue, and a worker says what it lacks', { timeout: MINUTES }, () => {
    expect(existsSync(join(game.folder, 'node_modules/vitest'))).toBe(true)
    expect(existsSync(join(game.folder, 'node_modules/pg-boss'))).toBe(false)
    expect(() => game.run(game.turnwright, ['work', '--database', 'postgres://127.0.0.1:1/games'])).toThrow(
      'npm install pg-boss@',
    )
  })

  test('it is built for publishing as docs/publishing.md says, and served from a package with all it brings along', {
    timeout: 2 * MINUTES,
  }, async () => {
    game.save('tsconfig.build.json', sampleIn('docs/publishing.md', 'tsconfig.build.json'))
    game.run(tools.tsc, ['--project', 'tsconfig.build.json'])
    game.copy('ui/board.css', 'dist/ui/board.css')
    const shop = 'node_modules/stone-age'
    for (const part of ['dist', 'RULES.md']) game.copy(part, join(shop, part))
    const doors = JSON.parse(sampleIn('docs/publishing.md', 'package.json')) as object
    game.save(join(shop, 'package.json'), JSON.stringify({ name: 'stone-age', type: 'module', ...doors }))
    game.save('turnwright.config.ts', `export default { games: ['stone-age'] }`)
    await using server = await OpenCommand.run(game, 'serve', '--data', join(game.folder, 'shop-data'))
    const looks = (await (await fetch(`${server.url}/looks.json`)).json()) as Record<string, object>
    expect(Object.keys(looks['stone-age'] ?? {}).toSorted()).toEqual(['board', 'emblem', 'module', 'rules'])
  })

  describe('in a browser', () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await chromium.launch(await findBrowser())
      return () => browser.close()
    })

    test('it is served with its picture and its rules, and people play it on its own board', {
      timeout: 2 * MINUTES,
    }, async () => {
      await using server = await OpenCommand.run(game, 'serve', '.', '--data', join(game.folder, 'data'))
      const page = await browser.newPage()
      await page.goto(server.url)
      const card = page.getByRole('article').filter({ hasText: 'Stone Age' })
      await card.locator('.emblem .the-hill').waitFor()
      await card.getByRole('button', { name: 'Play now against bots' }).click()
      const request = page.getByRole('region', { name: 'What is asked of you' })
      await request.getByText('Play a card').waitFor()
      await request.getByRole('button', { name: /R2/ }).click()
      await page
        .getByRole('complementary', { name: 'Rules of Stone Age' })
        .getByText('One player leads a card')
        .waitFor()
      await page.keyboard.press('Escape')
      const mine = page.getByRole('region', { name: 'The felt' }).getByRole('button', { name: 'My card' }).first()
      const number = /\d+/.exec((await mine.getAttribute('aria-label')) ?? '')?.[0]
      await mine.click()
      await expect
        .poll(() => page.getByRole('region', { name: 'Log' }).innerText(), PATIENCE)
        .toContain(`You play ${number}`)
    })

    test('its workbench draws its own board, exchanges what is saved of it, and plays saved rules again', {
      timeout: 2 * MINUTES,
    }, async () => {
      await using bench = await OpenCommand.run(game, 'dev', '.')
      const page = await browser.newPage()
      await page.goto(bench.url)
      const table = page.frameLocator('iframe')
      await mine(table).first().click()
      const felt = table.getByRole('region', { name: 'The felt' })
      await felt.waitFor()
      const colour = () => felt.locator('.again').evaluate((each) => getComputedStyle(each).color)
      await expect.poll(colour, PATIENCE).toBe('rgb(1, 2, 3)')
      game.change('ui/board.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
      await expect.poll(colour, PATIENCE).toBe('rgb(4, 5, 6)')
      game.change('ui/index.tsx', 'The felt', 'The better felt')
      await table.getByRole('region', { name: 'The better felt' }).waitFor()
      game.change('ui/index.tsx', 'const [looks', 'const [[looks')
      await table
        .getByRole('alert')
        .getByText(/ui\/index\.tsx cannot be built/)
        .waitFor()
      game.change('ui/index.tsx', 'const [[looks', 'const [looks')
      await table.getByRole('alert').waitFor({ state: 'detached' })
      // All the while the game has stood where it was, and so it does on other rules that come out the same.
      game.change('index.ts', "'Play a card'", "'Lay a card'")
      const banner = page.getByRole('region', { name: 'Saved rules' })
      await expect.poll(() => banner.innerText(), PATIENCE).toMatch(/EXACT[^]*The one answer comes out the same/)
      await table.getByText('Lay a card').first().waitFor()
    })
  })
})

/** A file as a page of the documentation shows it. */
function sampleIn(page: string, file: string): string {
  const text = readFileSync(join(root, page), 'utf8')
  const [, sample] = new RegExp(`^\`\`\`json ${file}\\n([^]*?)^\`\`\`$`, 'm').exec(text) ?? []
  if (sample === undefined) throw new Error(`${page} shows no ${file}`)
  return sample
}

function mine(table: FrameLocator) {
  return table.getByRole('button', { name: 'My card' })
}
