import { availableParallelism } from 'node:os'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { Failure, Mistake } from '../mistake.ts'
import { countFrom } from '../number.ts'
import { databaseFrom, openJobs } from '../tournament/open-jobs.ts'
import { version } from '../version.ts'

const MOST_WORKERS = 256

export const work: Command = command({
  name: 'work',
  summary: 'Plays games of tournaments that are held on many machines',
  words: [],
  flags: {
    database: { type: 'string', value: 'postgres://…', about: 'Where tournaments leave their games to play' },
    workers: {
      type: 'string',
      short: 'w',
      value: 'W',
      about: 'Games at the same time (as many as cores unless you say)',
    },
    outside: {
      type: 'boolean',
      about: 'Start players from outside as well: whoever can write to the database then starts programs here',
    },
  },
  notes: [
    'It goes on until you stop it. Start it on as many machines as you like, then turnwright tournament … --database with the same address.',
    'A worker may be killed at any time: what it was playing is played by another, and nothing counts twice.',
  ],
  examples: ['turnwright work --database postgres://arena@db.example.org/arena'],

  async carryOut({ values }, terminal) {
    if (values.database === undefined)
      throw new Mistake('Say where the games are: --database postgres://user:password@host:5432/name', 'work')
    const url = databaseFrom(values.database, 'work')
    const threads = Math.min(MOST_WORKERS, countFrom(values.workers, 'workers', 'work', availableParallelism()))
    await using database = await openJobs(url)
    const { work: play } = await import('@turnwright/arena/jobs')
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
    terminal.say('Working: Ctrl-C ends it.')
    let played = 0
    const done = (games: number): void => {
      played += games
      terminal.progress(`${played.toLocaleString('en')} games`)
    }
    try {
      const outside = values.outside === true
      await play(database, { threads, software: version(), outside, signal: stop.signal, done })
    } catch (thrown) {
      throw new Failure(`This worker ended: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    }
    terminal.progress('')
    terminal.say(`${played.toLocaleString('en')} games were played here.`)
    return ExitCode.fine
  },
})
