import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gamesKey, type Tournament, type TournamentReport, USUAL_LIMITS } from '@turnwright/arena'
import { JobDatabase } from '@turnwright/arena/jobs'
import { beforeAll, expect, test } from 'vitest'
import { sharedPostgres } from '../../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../../scripts/postgres/test-postgres.ts'
import { Scratch, turnwrightWith } from '../testing/turnwright-process.ts'
import { typed } from '../testing/typed.ts'
import { version } from '../version.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const MINUTES = 60_000
const LINE = ['tournament', 'tic-tac-toe', '--agents', 'random,fair,search:60playouts', '--deals', '12', '--seed', '7']
const GAMES = 72

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})

/** Workers in processes of their own, ended with the test. */
class Workers implements AsyncDisposable {
  readonly #children: ChildProcess[] = []

  start(database: string, ...words: readonly string[]): ChildProcess {
    const child = spawn(process.execPath, [MAIN, 'work', '--database', database, '-w', '1', ...words], {
      stdio: 'ignore',
    })
    this.#children.push(child)
    return child
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
}

function resultsIn(file: string): TournamentReport['results'] {
  return (JSON.parse(readFileSync(file, 'utf8')) as TournamentReport).results
}

async function kept(database: string): Promise<number> {
  const there = await postgres.run(database, "SELECT to_regclass('turnwright_arena.games') AS games")
  if (there[0]?.['games'] === null) return 0
  const [row] = await postgres.run(database, 'SELECT count(*)::integer AS games FROM turnwright_arena.games')
  return Number(row?.['games'])
}

/** As if ten seconds had passed, after which a worker that was not heard of is dead. */
async function silence(database: string): Promise<void> {
  await postgres.run(
    database,
    "UPDATE turnwright_jobs.job SET heartbeat_on = heartbeat_on - interval '10 seconds' WHERE state = 'active'",
  )
}

test('two workers, one of whom is killed in the middle, come to the same as one machine, bit for bit', {
  timeout: 5 * MINUTES,
}, async () => {
  using scratch = new Scratch()
  await using workers = new Workers()
  const database = await postgres.database()
  const here = scratch.path('here.json')
  const alone = await typed(...LINE, '--json', here)
  expect(alone.code).toBe(0)
  const far = typed(...LINE, '--database', database, '--json', scratch.path('far.json'))
  const first = workers.start(database)
  while ((await kept(database)) < 2) await setTimeout(20)
  // It has taken the next job by now, and never says what came of it.
  first.kill('SIGKILL')
  await once(first, 'exit')
  await silence(database)
  expect(await kept(database)).toBeLessThan(GAMES)
  workers.start(database)
  workers.start(database)
  const { code, out, err } = await far
  expect({ code, err }).toMatchObject({ code: 0 })
  expect(out).toContain(`${GAMES} games`)
  expect(resultsIn(scratch.path('far.json'))).toEqual(resultsIn(here))
  expect(await kept(database)).toBe(GAMES)
})

test('a tournament that is started again finds its games in the database, and more deals are played on from them', {
  timeout: 5 * MINUTES,
}, async () => {
  using scratch = new Scratch()
  const database = await postgres.database()
  const line = (deals: string): string[] => LINE.with(LINE.indexOf('--deals') + 1, deals)
  {
    await using workers = new Workers()
    workers.start(database)
    expect(await typed(...line('2'), '--database', database)).toMatchObject({ code: 0 })
    expect(await typed(...line('3'), '--database', database)).toMatchObject({ code: 0 })
  }
  // Nobody works any more: everything is there.
  const again = await typed(...line('3'), '--database', database, '--json', scratch.path('again.json'))
  expect(again.err).toContain('18 games of Tic-tac-toe are in the database already.')
  await typed(...line('3'), '--json', scratch.path('here.json'))
  expect(resultsIn(scratch.path('again.json'))).toEqual(resultsIn(scratch.path('here.json')))
})

test('a worker starts nobody from outside unless it is told to, and the tournament says what to do', {
  timeout: 5 * MINUTES,
}, async () => {
  await using workers = new Workers()
  const database = await postgres.database()
  workers.start(database)
  const bot = fileURLToPath(new URL('../../../../examples/bots/eager-bot.ts', import.meta.url))
  const line = ['tournament', 'tic-tac-toe', '--agents', `random,exec:${bot}`, '--deals', '1', '--database', database]
  const { code, err } = await typed(...line)
  expect(code).toBe(1)
  expect(err).toContain('start workers with --outside where you trust whoever can write to the database')
})

test('games that a worker cannot play are given up with the reason, and it goes on with others', {
  timeout: 5 * MINUTES,
}, async () => {
  await using workers = new Workers()
  const database = await postgres.database()
  const worker = workers.start(database, '--outside')
  await using jobs = await JobDatabase.open(database)
  const tournament: Tournament = {
    game: 'tic-tac-toe',
    options: {},
    seats: 2,
    contestants: ['random', 'fair'].map((name) => ({ name, player: { kind: 'agent', agent: name } })),
    baseline: null,
    seed: 's',
    deals: 1,
    width: null,
  }
  const absent = {
    kind: 'code',
    path: '/nowhere/player',
    megabytes: 64,
    limits: USUAL_LIMITS,
    fallback: 'forfeit',
  } as const
  const unplayable: readonly Tournament[] = [
    { ...tournament, game: 'chess' },
    { ...tournament, contestants: [{ name: 'absent', player: absent }, ...tournament.contestants.slice(1)] },
  ]
  const edition = { software: version(), rules: 1 }
  const ids: string[] = []
  for (const each of unplayable)
    ids.push(
      await jobs.send({
        key: gamesKey(each, edition),
        tournament: each,
        stretch: { lineUp: 0, numbers: [0] },
        edition,
      }),
    )
  let ended: Awaited<ReturnType<JobDatabase['ended']>> = []
  while (ended.length < ids.length) {
    await setTimeout(50)
    ended = await jobs.ended(ids)
  }
  const failures = ids.map((id) => ended.find((each) => each.id === id)?.output.failure)
  expect(failures[0]).toMatch(/^A worker with version .* has no game "chess"/)
  expect(failures[1]).toMatch(/^There is no player at \/nowhere\/player/)
  expect(await typed(...LINE.with(LINE.indexOf('--deals') + 1, '1'), '--database', database)).toMatchObject({
    code: 0,
  })
  expect(worker.exitCode).toBeNull()
})

test.each([
  [['work'], 2, 'Say where the games are'],
  [['work', '--database', 'mysql://ana:secret@localhost/games'], 2, '--database must look like postgres://'],
  [
    ['work', '--database', 'postgres://ana:secret@127.0.0.1:1/games'],
    1,
    'The database 127.0.0.1:1/games cannot be used',
  ],
  [[...LINE, '--database', 'postgres://127.0.0.1:1/games'], 1, 'see that PostgreSQL runs there'],
  [[...LINE, '--database', 'postgres://127.0.0.1:1/games', '--folder', 'x'], 2, '--folder has no meaning beside'],
])('%j is refused with what to do, and no password is repeated', async (words, code, said) => {
  const ended = await typed(...words)
  expect(ended.code).toBe(code)
  expect(ended.err).toContain(said)
  expect(ended.err).not.toContain('secret')
})

test.each([
  [['work', '--database', 'postgres://127.0.0.1:1/games']],
  [[...LINE, '--database', 'postgres://127.0.0.1:1/games']],
])('where pg-boss is not installed, %j says what to install', async (words) => {
  const absent = `import { registerHooks } from 'node:module'
    registerHooks({ resolve(name, context, next) {
      if (name !== 'pg-boss') return next(name, context)
      throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
    } })`
  const without = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(absent)}` }
  const { code, err } = await turnwrightWith(without, ...words)
  const { dependencies } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
  expect(code).toBe(1)
  expect(err).toContain(`pg-boss, which is not installed: npm install pg-boss@${dependencies['pg-boss']}`)
  expect(err).not.toContain('see that PostgreSQL runs')
})
