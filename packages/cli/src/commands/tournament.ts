import { writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Part, Tournament } from '@turnwright/arena'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { agentNames, checkSeats, findGame } from '../game-choice.ts'
import { Mistake } from '../mistake.ts'
import { countFrom } from '../number.ts'
import { shellWord } from 'create-turnwright'
import { tableOptions } from '../table-options.ts'
import { databaseFrom } from '../tournament/open-jobs.ts'
import { contestantNamed } from '../tournament/contestants.ts'
import { tournamentPage } from '../tournament/page/tournament-page.ts'
import { playPart, playTournaments } from '../tournament/play-tournament.ts'
import { tournamentMarkdown } from '../tournament/tournament-markdown.ts'
import { checkContestants, readTournamentFile } from '../tournament/tournament-file.ts'
import { writableFile } from '../tournament/writable-file.ts'

const USUAL_DEALS = 100
const MOST_WORKERS = 256

export const tournament: Command = command({
  name: 'tournament',
  summary: 'Lets agents meet over the same deals, and rates them with intervals',
  words: ['<game or file.json>'],
  flags: {
    agents: { type: 'string', short: 'a', value: 'a,b', about: 'Who takes part, such as random,greedy,search:100ms' },
    baseline: { type: 'string', value: 'AGENT', about: 'Everybody meets this one alone (everybody meets everybody)' },
    players: { type: 'string', short: 'p', value: 'N', about: 'Seats at a table (2 unless you say)' },
    deals: { type: 'string', short: 'd', value: 'N', about: `Deals that every line-up plays (${USUAL_DEALS})` },
    width: { type: 'string', value: 'POINTS', about: 'Stop once no interval is wider than so many rating points' },
    seed: { type: 'string', short: 's', value: 'S', about: 'Any text; the same seed gives the same deals' },
    options: { type: 'string', multiple: true, value: 'key=value', about: 'What the tables agree on' },
    workers: { type: 'string', short: 'w', value: 'W', about: 'Threads to share the work (all cores unless you say)' },
    folder: {
      type: 'string',
      value: 'FOLDER',
      about: 'Keep every finished game there, to go on with more deals later',
    },
    part: {
      type: 'string',
      value: '3/8',
      about: 'Play this share of the deals into --folder: one of several machines',
    },
    database: {
      type: 'string',
      value: 'postgres://…',
      about: 'Let the workers of a database play the games, on any number of machines: turnwright work',
    },
    report: { type: 'string', value: 'FILE.html', about: 'Write a page with plots' },
    markdown: { type: 'string', value: 'FILE.md', about: 'Write the ladders as a page of text' },
    json: { type: 'string', value: 'FILE.json', about: 'Write the results as data' },
  },
  notes: [
    'An agent that thinks ahead may be given a budget for an answer: strong:60playouts, master:1s, search:100ms, strong:5000nodes. With playouts or nodes the same seed gives the same results on any number of threads and machines; time is the processor’s.',
    'Every deal is played once from every rotation of the seats. A tournament that was stopped goes on where it was when the same command is given again.',
    'A player may come from outside: ./player is a file or folder that exports an agent, exec:./bot is a program that plays by lines of JSON, model:<name>@<address> a model (docs/outside-players.md).',
    'A file holds tournaments of several games, with options and agents of their own settings: docs/arena.md shows one.',
  ],
  examples: [
    'turnwright tournament tic-tac-toe --agents random,fair,search:40playouts --deals 50 --seed 7',
    'turnwright tournament wingspan --agents random,greedy,strong:60playouts --width 100 --report arena.html',
    'turnwright tournament sealed-auction --agents random,greedy --players 4 --json results.json',
    'turnwright tournament docs/strength.json --markdown docs/strength.md',
    'turnwright tournament wingspan --agents greedy,strong:60playouts --database postgres://arena@db.example.org/arena',
  ],

  async carryOut({ values, words: [what = ''] }, terminal) {
    const workers = Math.min(MOST_WORKERS, countFrom(values.workers, 'workers', 'tournament', availableParallelism()))
    const report = writableFile(values.report, 'report', 'tournament')
    const json = writableFile(values.json, 'json', 'tournament')
    const markdown = writableFile(values.markdown, 'markdown', 'tournament')
    const { title, about, tournaments, file, words } = what.endsWith('.json')
      ? fromFile(what, values)
      : fromFlags(what, values)
    const command = ['npx turnwright tournament', ...words.map(shellWord)].join(' ')
    const database = values.database === undefined ? null : databaseFrom(values.database, 'tournament')
    const plan = { tournaments, threads: workers, folder: values.folder ?? null, database, command, file }
    const beside = (['folder', 'part', 'workers'] as const).find((flag) => values[flag] !== undefined)
    if (database !== null && beside !== undefined)
      throw new Mistake(
        `--${beside} has no meaning beside --database: its workers play, and it keeps the games`,
        'tournament',
      )
    if (values.part !== undefined) {
      if (plan.folder === null)
        throw new Mistake('--part needs --folder: where the games of all parts come together', 'tournament')
      await playPart(plan, plan.folder, partOf(values.part), terminal)
      return ExitCode.fine
    }
    const told = await playTournaments(plan, terminal)
    if (json !== null) {
      writeFileSync(json, `${JSON.stringify(told, null, 2)}\n`)
      terminal.say(`The results as data: ${json}`)
    }
    if (markdown !== null) {
      writeFileSync(markdown, tournamentMarkdown(told, title, about))
      terminal.say(`The ladders: ${markdown}`)
    }
    if (report !== null) {
      writeFileSync(report, tournamentPage(told, title))
      terminal.say(`The report: ${report}`)
    }
    return ExitCode.fine
  },
})

function partOf(text: string): Part {
  const [number = 0, of = 0, ...rest] = text.split('/').map(Number)
  if (rest.length === 0 && Number.isInteger(number) && Number.isInteger(of) && number >= 1 && number <= of)
    return { number, of }
  throw new Mistake(`--part is one of several, such as 3/8, not "${text}"`, 'tournament')
}

interface Wanted {
  readonly title: string | null
  readonly about: string | null
  readonly tournaments: readonly Tournament[]
  /** What the file says; null where there is none. */
  readonly file: unknown
  /** What was said that changes what is played, as typed. */
  readonly words: readonly string[]
}

interface Values {
  readonly agents?: string
  readonly baseline?: string
  readonly players?: string
  readonly deals?: string
  readonly width?: string
  readonly seed?: string
  readonly options?: readonly string[]
}

function fromFile(path: string, values: Values): Wanted {
  const said = (['agents', 'baseline', 'players', 'deals', 'width', 'seed', 'options'] as const).find(
    (flag) => values[flag] !== undefined,
  )
  if (said !== undefined)
    throw new Mistake(`--${said} has no meaning beside a file: write it into ${path}`, 'tournament')
  return { ...readTournamentFile(path), words: [path] }
}

function fromFlags(id: string, values: Values): Wanted {
  const module = findGame(id, 'tournament')
  const { definition } = module
  if (values.agents === undefined)
    throw new Mistake(`Say who takes part: --agents ${Object.keys(module.agents).slice(0, 3).join(',')}`, 'tournament')
  const names = agentNames(values.agents, 'tournament')
  const seats = countFrom(values.players, 'players', 'tournament', Math.max(2, definition.seats.min))
  checkSeats(module, seats, 'say another number in --players', 'tournament')
  const seed = values.seed ?? randomBytes(8).toString('hex')
  const deals = countFrom(values.deals, 'deals', 'tournament', USUAL_DEALS)
  const wanted: Tournament = {
    game: definition.id,
    options: tableOptions(module, values.options, 'tournament'),
    seats,
    contestants: names.map((name) => contestantNamed(name, module, seats)),
    baseline: values.baseline ?? null,
    seed,
    deals,
    width: values.width === undefined ? null : countFrom(values.width, 'width', 'tournament', 1),
  }
  checkContestants(wanted)
  const words = [
    definition.id,
    '--agents',
    names.join(','),
    ...(values.baseline === undefined ? [] : ['--baseline', values.baseline]),
    ...(seats === 2 ? [] : ['--players', String(seats)]),
    ...(values.options ?? []).flatMap((each) => ['--options', each]),
    '--deals',
    String(deals),
    ...(values.width === undefined ? [] : ['--width', values.width]),
    '--seed',
    seed,
  ]
  return { title: null, about: null, tournaments: [wanted], file: null, words }
}
