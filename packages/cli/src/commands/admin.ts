import { tasks } from '../administering/tasks.ts'
import { type Command, command } from '../command.ts'
import { Failure, Mistake } from '../mistake.ts'
import { didYouMean } from '../nearest.ts'

export const admin: Command = command({
  name: 'admin',
  summary: 'For whoever runs a server: looks at its database, moves it, bans, backs up, verifies',
  words: ['<what>', '[which]'],
  flags: {
    data: { type: 'string', short: 'd', value: 'FOLDER', about: 'The folder of the server (DATA_DIR, else ./data)' },
    json: { type: 'boolean', about: 'Print lists as JSON' },
    limit: { type: 'string', value: 'N', about: 'How many a list shows (50)' },
    status: { type: 'string', value: 'STATUS', about: 'tables: gathering, playing, finished, closed or faulted' },
    game: { type: 'string', value: 'GAME', about: 'tables: of this game' },
    guest: { type: 'string', value: 'ID', about: 'tables: at which this guest sits or sat' },
    name: { type: 'string', value: 'NAME', about: 'guests: of this name' },
    days: { type: 'string', value: 'N', about: 'ban: for so many days (for good)' },
    reason: { type: 'string', value: 'TEXT', about: 'ban: why, for those who read it later' },
    save: { type: 'string', value: 'FILE', about: 'fault: where its record goes' },
    threads: { type: 'string', value: 'N', about: 'verify: on so many threads (all)' },
  },
  notes: [
    'DATABASE_URL=postgres://user:password@host:5432/name chooses the PostgreSQL of that address instead of a folder.',
    [
      'tables             which there are, the last changed first, and how many of each kind',
      'guests             who sits where: the ids that ban takes',
      'reports            what was said at tables and reported, the newest first',
      'bans               who may not come in',
      'ban <who>          shuts out a guest by id, or an address such as 203.0.113.7 or 203.0.113.0/24',
      'unban <who>        lets them in again',
      'faults             bugs of rules that closed a table, the newest first',
      'fault <table>      the record of a game up to its fault, with the answer that brought it about (--save FILE)',
      'reproduce <file>   plays such a record, and says whether it still breaks (exit code 1)',
      'export <file>      everything that is kept, as of one moment; - writes it to standard output',
      'import <file>      fills an empty folder or database with an export; - reads standard input',
      'backup <folder>    copies a folder while its server runs; a server starts on the copy as it is',
      'verify             plays every stored table again and compares fingerprints (exit code 1 when one diverges)',
    ].join('\n'),
    'Everything but import may be done while servers run. Exports, backups and records of faults hold hands, seeds and keys: keep them private.',
  ],
  examples: [
    'turnwright admin tables --status playing',
    'turnwright admin ban 203.0.113.7 --days 7 --reason "floods the lobby"',
    'turnwright admin backup /var/backups/turnwright/monday',
    'turnwright admin verify',
  ],

  async carryOut({ values, words: [what = '', which] }, terminal) {
    const task = tasks.get(what)
    if (task === undefined) {
      const names = [...tasks.keys()]
      throw new Mistake(`"admin" cannot do "${what}"${didYouMean(what, names)} It can do ${names.join(', ')}.`, 'admin')
    }
    if (task.which !== null && which === undefined) throw new Mistake(`"admin ${what}" needs ${task.which}`, 'admin')
    if (task.which === null && which !== undefined)
      throw new Mistake(`"admin ${what}" does not know what to do with "${which}"`, 'admin')
    const given = Object.keys(values).filter((flag) => flag !== 'data' && !task.flags.includes(flag))
    if (given.length > 0) throw new Mistake(`"admin ${what}" has no option --${given[0]}`, 'admin')
    const place = {
      dataDir: values.data ?? (process.env['DATA_DIR'] || 'data'),
      databaseUrl: values.data === undefined ? process.env['DATABASE_URL'] || null : null,
    }
    const server = await import('@turnwright/server/admin')
    try {
      return await task.carryOut({ server, place, values, which: which ?? '', terminal })
    } catch (error) {
      throw error instanceof server.StartupError ? new Failure(error.message) : error
    }
  },
})
