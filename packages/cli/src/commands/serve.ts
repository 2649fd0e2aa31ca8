import { type Command, command } from '../command.ts'
import { readConfig } from '../config-file.ts'
import { ExitCode } from '../exit-code.ts'
import { openOutside } from '../outside-games.ts'
import { portIn } from '../port.ts'
import { typeRemarks } from '../type-remarks.ts'

/** The options that stand in for variables. */
const OPTIONS = { PORT: '--port', HOST: '--host', DATA_DIR: '--data' } as const

export const serve: Command = command({
  name: 'serve',
  aliases: ['start'],
  summary: 'Serves the page and the tables, here or to everybody',
  words: ['[game]'],
  flags: {
    port: { type: 'string', short: 'p', value: 'N', about: 'Where to listen (PORT, else 8080); 0 takes a free one' },
    host: { type: 'string', value: 'ADDRESS', about: 'Who may come (HOST, else 127.0.0.1: this machine alone)' },
    data: { type: 'string', short: 'd', value: 'FOLDER', about: 'Where tables are kept (DATA_DIR, else ./data)' },
    api: { type: 'boolean', about: 'Serve the tables without the page' },
  },
  notes: [
    'Without a game all that come along are served, or those that turnwright.config.ts lists: export default { games: ["./my-game"] }',
    'The page is built first when it was never built or its sources are newer. Ctrl-C stops without losing an answer.',
    [
      'More settings from the environment:',
      '  DATABASE_URL=postgres://user:password@host:5432/name',
      '                                          tables are kept in PostgreSQL, for several servers too',
      '  PUBLIC_ORIGIN=https://play.example.org  the address people use, behind a proxy',
      '  TRUSTED_PROXIES=10.0.0.2                the proxies that are believed where a request comes from',
      '  KEEP_UNFINISHED_DAYS=90                 when tables that nobody touches are closed, or forever',
      '  KEEP_RECORDS_DAYS=forever               when finished tables are removed',
      '  KEEP_CLOSED_DAYS=7                      when closed tables are removed, or forever',
      '  DRAIN_SECONDS=10                        how long streams are moved to other servers before this one ends',
      '  METRICS_PORT=9464                       a port for operators: Prometheus, health, readiness',
      '  METRICS_HOST=0.0.0.0                    who reaches that port (127.0.0.1: this machine alone)',
      '  METRICS_TOKEN=secret                    what they must show there',
      '  OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318',
      '                                          requests are traced to a collector of OpenTelemetry',
      '  LOG_LEVEL=silent                        no report of what happens',
      '  UNWATCHED_BOTS=play                     tables of bots alone go on while nobody watches',
      '  REVIEW_THREADS=2                        games that are over are reviewed by the server too, in so many threads',
      '  RATE_LIMITS=off                         no limits on requests, for tests and load measurements alone',
    ].join('\n'),
  ],
  examples: [
    'turnwright serve',
    'turnwright serve ./my-game',
    'turnwright serve --host 0.0.0.0 --port 80 --data /var/lib/turnwright',
  ],

  async carryOut({ values: { port, host, data, api }, words: [game] }, terminal) {
    if (port !== undefined) portIn(port, 'serve')
    const places = game === undefined ? (await readConfig('serve'))?.games : [game]
    const own = places === undefined ? {} : await openOutside(places, 'serve')
    // Nobody waits for it: the compiler may take longer than everything else.
    if (places !== undefined) void typeRemarks(places).then((remarks) => remarks.forEach(terminal.remark))
    const { serve: run } = await import('@turnwright/server')
    const said = { PORT: port, HOST: host, DATA_DIR: data }
    const chosen = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    const called = (setting: keyof typeof said) => (said[setting] === undefined ? setting : OPTIONS[setting])
    await run({ ...process.env, ...chosen }, { ...own, ...(api === true ? { webDist: null } : {}) }, called)
    // It goes on serving from here; when it could not start, it has said why and left its exit code.
    return process.exitCode === undefined ? ExitCode.fine : ExitCode.failed
  },
})
