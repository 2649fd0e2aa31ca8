import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  findGame,
  GAMES_URL,
  type ProgramPlayer,
  resultsOf,
  runTournament,
  type Tournament,
  TournamentBook,
  type TournamentGame,
  USUAL_LIMITS,
} from '../index.ts'

/** A program in a line of JavaScript. */
function script(code: string, answerMs = 1500): ProgramPlayer {
  const limits = { startMs: 5000, answerMs, tries: 3 }
  return { kind: 'program', command: [process.execPath, '-e', code], limits, fallback: 'forfeit' }
}

/** Greets as it should, and then does what a line says with every question. */
function greeting(withQuestion: string, answerMs?: number): ProgramPlayer {
  return script(
    `const say = (m) => console.log(JSON.stringify(m))
     require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
       const m = JSON.parse(line)
       if (m.type === 'hello') say({ type: 'ready', protocol: 1 })
       if (m.type === 'question') { ${withQuestion} }
     })`,
    answerMs,
  )
}

const SENSIBLE = 'say({ type: "answer", number: m.number, selection: m.question.examples[0] })'

function tournamentOf(player: ProgramPlayer, game = 'tic-tac-toe', rival = 'random'): Tournament {
  return {
    game,
    options: {},
    seats: 2,
    contestants: [
      { name: 'outside', player },
      { name: rival, player: { kind: 'agent', agent: rival } },
    ],
    baseline: null,
    seed: 'programs',
    deals: 1,
    width: null,
  }
}

async function played(tournament: Tournament): Promise<readonly TournamentGame[]> {
  return runTournament(tournament, { threads: 1, book: new TournamentBook(tournament) })
}

/** What became of the program in both games of a deal: in the first seat, then in the second. */
async function fateOf(player: ProgramPlayer): Promise<readonly string[]> {
  const games = await played(tournamentOf(player))
  return games.flatMap(({ number, places, incidents = [] }) => {
    const seat = number % 2
    const forfeited = incidents.some(({ what }) => what === 'forfeited')
    expect(places[seat]).toBe(forfeited ? 1 : places[seat])
    return incidents.map(({ what, reason }) => `${what}: ${reason}`)
  })
}

test('a program that answers plays to the end, without a word about it', async () => {
  expect(await fateOf(greeting(SENSIBLE))).toEqual([])
})

test('the same seed brings the same games, however many threads play them', async () => {
  const tournament = { ...tournamentOf(greeting(SENSIBLE)), deals: 2 }
  const untimed = (games: readonly TournamentGame[]) => games.map((game) => ({ ...game, timed: [], thought: [] }))
  const two = await runTournament(tournament, { threads: 2, book: new TournamentBook(tournament) })
  expect(untimed(two)).toEqual(untimed(await played(tournament)))
})

describe.concurrent('a program forfeits its games, with the reason, when it', () => {
  test.each<readonly [string, ProgramPlayer, RegExp]>([
    [
      'writes garbage',
      greeting('console.log("I choose the middle")'),
      /^forfeited: 3 answers to one question were refused; the last: "I choose the middle" is no line with a JSON object$/,
    ],
    [
      'greets with garbage',
      script('console.log("hi"); setInterval(() => {}, 1000)'),
      /^forfeited: "hi" is no line with a JSON object$/,
    ],
    [
      'speaks another protocol',
      script(`console.log('{"type":"ready","protocol":2}'); setInterval(() => {}, 1000)`),
      /^forfeited: speaks protocol "2", and the tournament 1$/,
    ],
    [
      'chooses what is not there',
      greeting('say({ type: "answer", number: m.number, selection: ["nowhere"] })'),
      /^forfeited: 3 answers .*didn't exist in the choices$/,
    ],
    [
      'answers another question',
      greeting('say({ type: "answer", number: m.number + 1, selection: [] })'),
      /^forfeited: 3 answers .*question 3 was asked, and "4" answered$/,
    ],
    [
      'floods in one line',
      greeting('const more = () => process.stdout.write("x".repeat(65536), more); more()', 9000),
      /^forfeited: wrote more than 1,000,000 bytes in one line$/,
    ],
    [
      'floods in many lines',
      greeting('const more = () => process.stdout.write("{}\\n".repeat(5000), more); more()', 9000),
      /^forfeited: (wrote more than 16 lines that nobody asked for|3 answers to one question were refused; .*)$/,
    ],
    [
      'never reads',
      script(`console.log('{"type":"ready","protocol":1}'); setInterval(() => {}, 1000)`, 300),
      /^forfeited: did not answer in time and was ended$/,
    ],
    ['hangs in a loop', greeting('for (;;);', 300), /^forfeited: did not answer in time and was ended$/],
    [
      'crashes',
      greeting('throw new Error("out of chalk")'),
      /^forfeited: ended \(exit code 1\); its last words: [^]*$/,
    ],
    [
      'ends with words that look like lines of the report',
      greeting('process.stderr.write("\\u001b[2Jhm\\n   1  mine   9999  by definition\\n", () => process.exit(2))'),
      /^forfeited: ended \(exit code 2\); its last words: \[2Jhm 1 mine 9999 by definition$/,
    ],
    ['goes away', greeting('process.exit(0)'), /^forfeited: ended \(exit code 0\)$/],
    [
      'cannot be started',
      { ...script(''), command: ['/nowhere/bot'] },
      /^forfeited: could not be started: spawn \/nowhere\/bot ENOENT$/,
    ],
  ])('%s', async (_what, player, reason) => {
    const fate = await fateOf(player)
    const forfeits = fate.filter((each) => each.startsWith('forfeited'))
    expect(forfeits).toHaveLength(2)
    for (const each of forfeits) expect(each).toMatch(reason)
  })
})

/** Only where the system tells who is running are those found who left the group of their parent. */
const parentings = [
  ['beside itself', { stdio: 'inherit' }],
  ...(existsSync('/proc/self/environ')
    ? ([['in a group of its own', { stdio: 'ignore', detached: true }]] as const)
    : []),
] as const

test.concurrent.each(parentings)('whatever a program has started %s ends with it', async (_where, how) => {
  const file = join(mkdtempSync(join(tmpdir(), 'forks-')), 'pids')
  const forks = greeting(
    `const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], ${JSON.stringify(how)})
     require('fs').appendFileSync(${JSON.stringify(file)}, child.pid + '\\n')`,
    1000,
  )
  expect(await fateOf(forks)).toHaveLength(2)
  const pids = readFileSync(file, 'utf8').trim().split('\n')
  expect(pids).toHaveLength(2)
  for (const pid of pids) await gone(pid)
})

/** A process is gone once nobody runs under its number; one that nobody has buried yet runs no more either. */
async function gone(pid: string): Promise<void> {
  const state = (): string => {
    const stat = `/proc/${pid}/stat`
    return existsSync(stat) ? (readFileSync(stat, 'utf8').split(') ')[1]?.[0] ?? 'X') : 'X'
  }
  for (let tries = 0; tries < 100 && !['X', 'Z'].includes(state()); tries++) await setTimeout(20)
  expect(['X', 'Z']).toContain(state())
}

test('a program that was refused is told why and how many tries are left', async () => {
  const wavers = greeting(
    'say({ type: "answer", number: m.number, selection: m.refusal === null ? ["nowhere"] : m.refusal.triesLeft === 2 ? [m.refusal.reason] : m.question.examples[0] })',
  )
  const fate = await fateOf(wavers)
  expect(fate[0]).toBe("refused: Selection nowhere didn't exist in the choices")
  expect(fate[1]).toMatch(/^refused: Selection Selection nowhere didn't exist/)
  expect(fate.every((each) => each.startsWith('refused'))).toBe(true)
})

test('where the tournament says so, something is answered in place of whoever has used up all tries', async () => {
  const fate = await fateOf({ ...greeting('console.log("?")'), fallback: 'random' })
  expect(fate.filter((each) => each.startsWith('answered for')).length).toBeGreaterThan(3)
  expect(fate.some((each) => each.startsWith('forfeited'))).toBe(false)
})

test('nothing else suffers: the others play the same games as without the broken program', async () => {
  const broken = { name: 'broken', player: greeting('process.exit(3)') }
  const sound = tournamentOf(greeting(SENSIBLE)).contestants
  const alone: Tournament = { ...tournamentOf(greeting(SENSIBLE)), contestants: sound }
  const among: Tournament = { ...alone, contestants: [...sound, broken] }
  const places = (games: readonly TournamentGame[]) =>
    games.filter(({ lineUp }) => lineUp === 0).map(({ number, places: each, scores }) => ({ number, each, scores }))
  expect(places(await played(among))).toEqual(places(await played(alone)))
  const results = resultsOf(await findGame(GAMES_URL, 'tic-tac-toe'), [], among, await played(among))
  const told = results.contestants.find(({ name }) => name === 'broken')
  expect(told).toMatchObject({ forfeited: 4, reasons: [{ reason: 'ended (exit code 3)', times: 4 }] })
})

test('a program gets no secret of our environment', async () => {
  process.env['TURNWRIGHT_TEST_KEY'] = 'secret'
  const curious = greeting(`if (JSON.stringify(process.env).includes('secret')) process.exit(9); ${SENSIBLE}`)
  expect(await fateOf(curious)).toEqual([])
  delete process.env['TURNWRIGHT_TEST_KEY']
})

const bots = fileURLToPath(new URL('../../../../examples/bots/', import.meta.url))
const reference: readonly (readonly [string, readonly [string, ...string[]]])[] = [
  // Where there is no Python there is nothing to try.
  ...(spawnSync('python3', ['--version']).status === 0
    ? ([['the reference bot in Python', ['python3', join(bots, 'random_bot.py')]]] as const)
    : []),
  ['the reference bot in TypeScript', [process.execPath, join(bots, 'eager-bot.ts')]],
]

describe.concurrent.each(reference)('%s', (_name, command) => {
  test.each(['wingspan', 'agricola', 'estraven', 'pokemon', 'sealed-auction'])('plays %s to the end', async (game) => {
    const player: ProgramPlayer = { kind: 'program', command, limits: USUAL_LIMITS, fallback: 'forfeit' }
    const games = await played(tournamentOf(player, game))
    expect(games).toHaveLength(2)
    for (const { incidents = [] } of games) expect(incidents.filter(({ what }) => what === 'forfeited')).toEqual([])
  })
})
