import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TournamentReport } from '@turnwright/arena'
import { expect, test } from 'vitest'
import { runCommandLine } from '../command-line.ts'
import { PaperTerminal } from '../testing/paper-terminal.ts'
import { Scratch, turnwright } from '../testing/turnwright-process.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const LINE = [
  'tournament',
  'tic-tac-toe',
  '--agents',
  'random,fair,search:30playouts',
  '--deals',
  '4',
  '--seed',
  "Bo's",
]

/** A program that never says that it is ready. */
const SILENT = [process.execPath, '-e', 'setTimeout(() => {}, 100_000)']

async function told(...args: readonly string[]): Promise<{ code: number; lines: string[]; remarks: string[] }> {
  const terminal = new PaperTerminal()
  const code = await runCommandLine(args, terminal)
  return { code, lines: terminal.lines, remarks: terminal.remarks }
}

function reportIn(file: string): TournamentReport {
  return JSON.parse(readFileSync(file, 'utf8')) as TournamentReport
}

test('a tournament is told, and written as data and as a page that carries the command that plays it again', async () => {
  using scratch = new Scratch()
  const [json, page] = [scratch.path('t.json'), scratch.path('t.html')]
  const { code, lines } = await told(...LINE, '-w', '1', '--json', json, '--report', page)
  expect(code).toBe(0)
  expect(lines[0]).toBe('Tic-tac-toe for 2: 24 games of 4 deals, each from every seat')
  expect(lines.find((line) => line.includes('search:30playouts'))).toMatch(/^ {3}\d {2}search:30playouts +\d+ .*% won/)
  const report = reportIn(json)
  const again = String.raw`npx turnwright tournament tic-tac-toe --agents random,fair,search:30playouts --deals 4 --seed 'Bo'\''s'`
  expect(report).toMatchObject({ format: 'turnwright-tournament-report-1', command: again, file: null })
  const html = readFileSync(page, 'utf8')
  expect(html).toContain(again.replaceAll("'", '&#39;'))
  for (const { name } of report.results[0]?.contestants ?? []) expect(html).toContain(name)
  // Self-contained: nothing is fetched, and nothing runs.
  expect(html).not.toMatch(/<script|<link|src=|url\(|@import/)
})

test('the same command gives the same results, on however many threads', async () => {
  using scratch = new Scratch()
  for (const workers of ['1', '3']) await told(...LINE, '-w', workers, '--json', scratch.path(`${workers}.json`))
  expect(reportIn(scratch.path('3.json')).results).toEqual(reportIn(scratch.path('1.json')).results)
})

test('with nodes for a budget the results are the same on however many threads, and the report says what was granted', async () => {
  using scratch = new Scratch()
  const line = ['tournament', 'tic-tac-toe', '--agents', 'fair,search:400nodes', '--deals', '3', '--seed', '7']
  for (const workers of ['1', '3']) await told(...line, '-w', workers, '--json', scratch.path(`${workers}.json`))
  const { results } = reportIn(scratch.path('1.json'))
  expect(reportIn(scratch.path('3.json')).results).toEqual(results)
  const search = results[0]?.contestants.find(({ name }) => name === 'search:400nodes')
  expect(search?.about).toBe('Thinks ahead, 400 nodes a question.')
})

test('a file of several games that was stopped in a later one does not begin with the first one again', async () => {
  using scratch = new Scratch()
  const game = { game: 'tic-tac-toe', deals: 2 }
  const file = scratch.write('evening.json', {
    seed: scratch.path('seed'),
    agents: ['random', 'fair'],
    games: [
      game,
      {
        game: 'tic-tac-toe',
        agents: ['random', { name: 'silent', exec: SILENT, limits: { startMs: 500 } }],
        deals: 1,
      },
    ],
  })
  const part = ['tournament', file, '-w', '1']
  const child = spawn(process.execPath, [MAIN, ...part], { stdio: ['ignore', 'pipe', 'ignore'] })
  // The first game is told as soon as it is over; whoever plays on is stopped there.
  await new Promise((said) => void child.stdout.once('data', said))
  child.kill('SIGKILL')
  await new Promise((done) => void child.on('close', done))
  expect((await told(...part)).remarks.join()).toMatch(/^4 games of Tic-tac-toe are there already/)
})

test('a tournament that was killed goes on when the same command is given again, and comes to the same', async () => {
  using scratch = new Scratch()
  const line = [
    'tournament',
    'tic-tac-toe',
    '--agents',
    'fair,search:300playouts',
    '--deals',
    '30',
    '--seed',
    '7',
    '-w',
    '1',
  ]
  const kept = scratch.path('kept')
  const child = spawn(process.execPath, [MAIN, ...line, '--folder', kept], { stdio: 'ignore' })
  while (lines(kept) < 4) await setTimeout(20)
  child.kill('SIGKILL')
  await new Promise((done) => void child.on('close', done))
  const left = lines(kept)
  expect(left).toBeLessThan(60)
  const resumed = await told(...line, '--folder', kept, '--json', scratch.path('resumed.json'))
  expect(resumed.remarks.join()).toMatch(/games of Tic-tac-toe are there already/)
  await told(...line, '--json', scratch.path('whole.json'))
  expect(reportIn(scratch.path('resumed.json')).results).toEqual(reportIn(scratch.path('whole.json')).results)
})

function lines(folder: string): number {
  try {
    return readdirSync(folder).reduce(
      (sum, file) => sum + readFileSync(`${folder}/${file}`, 'utf8').split('\n').length - 1,
      0,
    )
  } catch {
    return 0
  }
}

test('parts that were played on several machines are one tournament', async () => {
  using scratch = new Scratch()
  const folder = scratch.path('parts')
  for (const part of ['1/2', '2/2'])
    expect((await told(...LINE, '-w', '1', '--folder', folder, '--part', part)).code).toBe(0)
  await told(...LINE, '-w', '1', '--folder', folder, '--json', scratch.path('parts.json'))
  await told(...LINE, '-w', '1', '--json', scratch.path('whole.json'))
  expect(reportIn(scratch.path('parts.json')).results).toEqual(reportIn(scratch.path('whole.json')).results)
})

test('a file holds tournaments of several games, with agents of their own settings', async () => {
  using scratch = new Scratch()
  const file = scratch.write('all.json', {
    title: 'A <small> evening',
    about: 'Rain outside.',
    seed: 'e',
    deals: 3,
    agents: ['random', 'greedy'],
    games: [
      { game: 'sealed-auction', players: 3, baseline: 'greedy' },
      {
        game: 'tic-tac-toe',
        deals: 2,
        agents: ['fair', { name: 'wide', agent: 'strong', settings: { budget: { playouts: 9 }, width: 9 } }],
      },
    ],
  })
  const [page, text] = [scratch.path('page.html'), scratch.path('page.md')]
  const { code, lines: said } = await told('tournament', file, '-w', '1', '--report', page, '--markdown', text)
  expect(code).toBe(0)
  expect(said.filter((line) => / games of /.test(line))).toEqual([
    'Sealed Auction for 3: 9 games of 3 deals, each from every seat',
    'Tic-tac-toe for 2: 4 games of 2 deals, each from every seat',
  ])
  const html = readFileSync(page, 'utf8')
  expect(html).toContain('A &#60;small&#62; evening')
  expect(readFileSync(text, 'utf8')).toMatch(
    /^# A <small> evening\n\nRain outside\.\n\n[^]*## Sealed Auction for 3\n\n9 games: everybody meets greedy on 3 deals in all 3 rotations[^]*\| 1 \| `greedy` \| 1,000 \| by definition \|/,
  )
  expect(html).toContain('Every game’s ladder')
  // Who has the page alone can write the file that its command asks for.
  const written = /What the file says<[^]*?<code>([^]*?)<\/code>/.exec(html)?.[1] ?? ''
  const plain = written.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
  expect(JSON.parse(plain)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  expect(html).toContain('Thinks ahead, 9 playouts a question.')
})

test('a game’s mind is entered by its ways to think: a tree, whole playouts, and a net where there is one', async () => {
  using scratch = new Scratch()
  const json = scratch.path('t.json')
  const agents = 'tree:4playouts,whole:4playouts,net:2playouts,search:4playouts'
  const line = ['tournament', 'agricola', '-a', agents, '-d', '1', '-s', 'x', '-w', '1', '--options', 'cards=none']
  const { code, lines: said } = await told(...line, '--json', json)
  expect(code).toBe(0)
  expect(said[0]).toBe('Agricola for 2, Cards: Family game, without a hand: 12 games of 1 deal, each from every seat')
  const abouts = new Map(reportIn(json).results[0]?.contestants.map(({ name, about }) => [name, about]))
  expect(abouts.get('tree:4playouts')).toBe('Thinks ahead in a tree of its own answers, 4 playouts a question.')
  expect(abouts.get('whole:4playouts')).toBe('Thinks ahead to the end of every game, 4 playouts a question.')
  expect(abouts.get('net:2playouts')).toBe('Thinks ahead, 2 playouts a question.')
})

test('two tournaments of one game in a file are told apart by what their tables agreed on', async () => {
  using scratch = new Scratch()
  const file = scratch.write('two.json', {
    seed: 'e',
    deals: 2,
    agents: ['random', 'greedy'],
    games: [{ game: 'sealed-auction' }, { game: 'sealed-auction', options: { rounds: 4 } }],
  })
  const [page, text] = [scratch.path('page.html'), scratch.path('page.md')]
  expect((await told('tournament', file, '-w', '1', '--report', page, '--markdown', text)).code).toBe(0)
  const headings = [...readFileSync(text, 'utf8').matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  expect(headings[0]).toBe('Sealed Auction for 2')
  expect(headings[1]).toMatch(/^Sealed Auction for 2, Length: /)
  const html = readFileSync(page, 'utf8')
  const ids = [...html.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(html).toContain(`href="#${id}"`)
})

test('names that stand close on the ladder of all games are set in rows of their own', async () => {
  using scratch = new Scratch()
  const equals = ['random', 'another', 'a third', 'a fourth'].map((name) => ({ name, agent: 'random' }))
  const game = { game: 'tic-tac-toe', agents: ['fair', ...equals], deals: 40 }
  const page = scratch.path('page.html')
  const file = scratch.write('close.json', { seed: 'e', games: [game, { ...game, seed: 'f' }] })
  await told('tournament', file, '-w', '1', '--report', page)
  const rungs = [...readFileSync(page, 'utf8').matchAll(/class="rung[^"]*" style="left:([\d.]+)%;--row:(\d+)"/g)]
  expect(rungs).toHaveLength(10)
  const places = rungs.map(([, left, row]) => ({ left: Number(left), row: Number(row) }))
  const crowded = [places.slice(0, 5), places.slice(5)].flatMap((ladder) =>
    ladder.filter((one, at) =>
      ladder.slice(at + 1).some(({ left, row }) => row === one.row && Math.abs(left - one.left) < 12),
    ),
  )
  expect(crowded).toEqual([])
})

test.each([
  [['tic-tac-toe'], 'Say who takes part: --agents random,'],
  [['tic-tac-toe', '-a', 'random'], 'a tournament needs two agents at least'],
  [['tic-tac-toe', '-a', 'random,random'], '"random" is entered twice: give one of them another name'],
  [['tic-tac-toe', '-a', 'random,fare'], 'Tic-tac-toe has no agent "fare"'],
  [
    ['tic-tac-toe', '-a', 'random,strong:9'],
    'a budget is a number with ms, s, playouts or nodes, such as strong:100ms',
  ],
  [['tic-tac-toe', '-a', 'random:9ms,fair'], 'random answers at once and takes no budget'],
  [
    ['wingspan', '-a', 'random,net'],
    'Wingspan has no net for tables of 2. Those who think ahead there: strong, master,',
  ],
  [['agricola', '-a', 'random,net', '-p', '3'], 'Agricola has no net for tables of 3'],
  [['tic-tac-toe', '-a', 'random,fair', '--baseline', 'x'], 'the baseline "x" is not among the agents random, fair'],
  [['wingspan', '-a', 'random,greedy', '-p', '1'], 'a tournament is played at tables of two and more'],
  [['wingspan', '-a', 'random,greedy', '-p', '6'], 'Wingspan is for 1 to 5 players, not 6'],
  [['tic-tac-toe', '-a', 'random,fair', '--report', '/nowhere/x.html'], '--report /nowhere/x.html cannot be written'],
  [['tic-tac-toe', '-a', 'random,exec:'], 'exec: needs a program, such as exec:./bot'],
  [['tic-tac-toe', '-a', 'random,./nowhere'], 'There is no player at ./nowhere'],
  [['tic-tac-toe', '-a', 'random,model:x'], 'a model is model:<name>@<address>'],
  [['tic-tac-toe', '-a', 'random,fair', '--part', '1/2'], '--part needs --folder'],
  [['tic-tac-toe', '-a', 'random,fair', '--folder', '/tmp', '--part', '3/2'], '--part is one of several, such as 3/8'],
  [['none.json'], 'none.json cannot be read'],
  [['none.json', '--deals', '3'], '--deals has no meaning beside a file'],
])('%j is refused with what to do', async (args, said) => {
  const { code, remarks } = await told('tournament', ...args)
  expect({ code, said: remarks.join('\n') }).toEqual({ code: 2, said: expect.stringContaining(said) as string })
})

test.each([
  [{ games: [{ game: 'tic-tac-toe', agents: ['random', 'fair'], rounds: 3 }] }, 'has no field "rounds"'],
  [{ games: [{ game: 'tic-tac-toe', agents: ['random', 'fair'], deals: 0 }] }, '"deals" must be a whole number'],
  [{ games: [{ game: 'tic-tac-toe' }] }, 'needs a list of "agents"'],
  [{ games: [{ game: 'tic-tac-toe', agents: ['random', { agent: 'fair', settings: {} }] }] }, 'has no settings'],
  [
    { games: [{ game: 'tic-tac-toe', agents: ['random', { agent: 'strong', settings: { wide: 1 } }] }] },
    'no field "wide"',
  ],
  [
    { games: [{ game: 'tic-tac-toe', agents: ['fair', { agent: 'strong', settings: { width: '9' } }] }] },
    'settings: "width" must be a whole number from 1 up',
  ],
  [
    { games: [{ game: 'tic-tac-toe', agents: ['fair', { agent: 'strong', settings: { kept: 1 } }] }] },
    '"kept" must lie between 0 and 1',
  ],
  [
    { games: [{ game: 'tic-tac-toe', agents: ['fair', { agent: 'strong', settings: { tree: { explores: 1 } } }] }] },
    'settings.tree: "depth" must be a whole number from 1 up',
  ],
  [
    { games: [{ game: 'tic-tac-toe', agents: ['fair', { agent: 'strong', settings: { noise: 2 } }] }] },
    '"noise" must be a number from 0 to 1',
  ],
  [{ games: [{ game: 'tic-tac-toe', agents: ['fair', { exec: [] }] }] }, '"exec" is empty'],
  [
    { games: [{ game: 'tic-tac-toe', agents: ['fair', { exec: 'x', fallback: 'pass' }] }] },
    '"fallback" is forfeit or random',
  ],
  [{ games: [{ game: 'tic-tac-toe', agents: ['fair', { exec: 'x', limits: { ms: 1 } }] }] }, 'no field "ms"'],
  [{ games: [{ game: 'tic-tac-toe', agents: ['fair', { model: 'x' }] }] }, 'a model is model:<name>@<address>'],
  [[], 'must be an object with title'],
])('a file with %j is refused with what to do', async (content, said) => {
  using scratch = new Scratch()
  const { code, remarks } = await told('tournament', scratch.write('t.json', content))
  expect({ code, said: remarks.join('\n') }).toEqual({ code: 2, said: expect.stringContaining(said) as string })
})

test('a program that fails is in the report, with the reason', async () => {
  using scratch = new Scratch()
  const file = scratch.write('t.json', {
    seed: 's',
    deals: 1,
    agents: ['random', { name: 'broken', exec: [process.execPath, '-e', 'process.exit(5)'] }],
    games: [{ game: 'tic-tac-toe' }],
  })
  const page = scratch.path('t.html')
  const { code, lines: said } = await told('tournament', file, '-w', '1', '--report', page)
  expect(code).toBe(0)
  expect(said).toContain('broken: 0 answers refused, 0 given in its place, 2 games forfeited')
  expect(said).toContain('  2 × ended (exit code 5)')
  expect(readFileSync(page, 'utf8')).toMatch(/What went wrong[^]*ended \(exit code 5\)/)
})

test('the command works as a process of its own', async () => {
  const { code, out } = await turnwright(
    'tournament',
    'tic-tac-toe',
    '-a',
    'random,fair',
    '-d',
    '2',
    '-s',
    'x',
    '-w',
    '2',
  )
  expect({ code, first: out.split('\n')[0] }).toEqual({
    code: 0,
    first: 'Tic-tac-toe for 2: 4 games of 2 deals, each from every seat',
  })
})
