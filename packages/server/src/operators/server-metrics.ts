import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TableChange } from '../store/store.ts'
import { STALE } from '../store/stale-table.ts'
import type { RequestWatcher } from '../http/request-watcher.ts'
import { Counter, Gauge, Histogram, type Metric, metricsText } from './metrics.ts'
import type { StoreOutcome, StoreWatcher } from './watched-store.ts'

/** From half a millisecond to ten seconds: an answer takes some milliseconds, a record some hundreds. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is read when somebody asks. */
export interface Gauges {
  readonly version: string
  streams(): Readonly<Record<'seat' | 'watching', number>>
  lines(): number
  liveTables(): number
  followedTables(): number
  /** Thoughts of slow bots. */
  thinking(): { readonly busy: number; readonly waiting: number }
  refusals(): Iterable<readonly [string, number]>
  isReady(): boolean
  nodes(): number
  databaseBytes(): number
  freeBytes(): number
  readonly process: readonly Metric[]
}

/** What a server counts of itself. No table, person, address or seed is named: label values come from closed lists. */
export class ServerMetrics implements RequestWatcher, StoreWatcher {
  readonly #requests = new Counter('turnwright_requests_total', 'Requests, by route and status.', ['route', 'status'])
  readonly #took = new Histogram('turnwright_request_seconds', 'How long requests took.', 'route', SECONDS)
  readonly #stored = new Histogram(
    'turnwright_store_seconds',
    'How long the store took; a save is on the disk when it ends.',
    'operation',
    SECONDS,
  )
  readonly #failed = new Counter('turnwright_store_failures_total', 'Calls of the store that failed.', ['operation'])
  readonly #stale = new Counter(
    'turnwright_stale_changes_total',
    'Changes that came after another of the same table, and were judged again.',
  )
  readonly #entries = new Counter('turnwright_log_entries_total', 'Entries that were added to logs, by kind.', ['kind'])
  readonly #faults = new Counter('turnwright_faults_total', 'Bugs of rules that closed a table.')
  readonly #reports = new Counter('turnwright_reports_total', 'Lines that were reported, by event.', ['event'])

  constructor() {
    // What has not happened yet is 0, so that the first time is seen as a rise.
    this.#stale.add(0)
    this.#faults.add(0)
    for (const kind of ['answer', 'timeout', 'undo', 'leave', 'rules']) this.#entries.add(0, kind)
  }

  ended(_: FastifyRequest, { statusCode, elapsedTime }: FastifyReply, route: string): void {
    this.#requests.add(1, route, String(statusCode))
    this.#took.observe(route, elapsedTime / 1_000)
  }

  storeCalled(operation: string, args: readonly unknown[]): StoreOutcome {
    const began = performance.now()
    return (error) => {
      this.#stored.observe(operation, (performance.now() - began) / 1_000)
      if (error === null) {
        if (operation === 'save') this.#saved(args[0] as TableChange)
      } else if (isStale(error)) this.#stale.add()
      else this.#failed.add(1, operation)
    }
  }

  reported(event: string): void {
    this.#reports.add(1, event)
  }

  text(gauges: Gauges): string {
    return metricsText([
      new Gauge('turnwright_build_info', 'Which version runs.', () => [[gauges.version, 1]], { label: 'version' }),
      new Gauge('turnwright_ready', 'Whether this server takes new visitors.', () => (gauges.isReady() ? 1 : 0)),
      new Gauge('turnwright_nodes', 'Servers on the same database, this one among them.', () => gauges.nodes()),
      this.#requests,
      this.#took,
      new Gauge('turnwright_refusals_total', 'What was refused, by problem.', () => gauges.refusals(), {
        label: 'code',
        kind: 'counter',
      }),
      new Gauge('turnwright_lines', 'Open lines.', () => gauges.lines()),
      new Gauge(
        'turnwright_streams',
        'Open streams, of seats and of those who look on.',
        () => Object.entries(gauges.streams()),
        { label: 'kind' },
      ),
      new Gauge('turnwright_live_tables', 'Tables in memory.', () => gauges.liveTables()),
      new Gauge('turnwright_followed_tables', 'Tables that somebody follows.', () => gauges.followedTables()),
      new Gauge(
        'turnwright_bot_thoughts',
        'Slow bots that think in a thread, or wait for one.',
        () => Object.entries(gauges.thinking()),
        { label: 'state' },
      ),
      this.#entries,
      this.#faults,
      this.#stored,
      this.#failed,
      this.#stale,
      this.#reports,
      new Gauge('turnwright_database_bytes', 'The files of the database; 0 where it is elsewhere.', () =>
        gauges.databaseBytes(),
      ),
      new Gauge('turnwright_disk_free_bytes', 'What is left where the data folder lies.', () => gauges.freeBytes()),
      ...gauges.process,
    ])
  }

  #saved({ entries, fault }: TableChange): void {
    for (const { entry } of entries) this.#entries.add(1, entry.kind)
    if (fault !== null) this.#faults.add()
  }
}

function isStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === STALE
}
