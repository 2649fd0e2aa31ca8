import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type Metric } from './metrics.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6
const RESOLUTION = 10

/** What the operating system and Node know of this process. Under the names that dashboards expect. */
export class ProcessMetrics {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  readonly all: readonly Metric[]

  constructor(mostLines: number) {
    this.#delay.enable()
    const started = Date.now() / 1_000 - process.uptime()
    this.all = [
      new Gauge('process_cpu_seconds_total', 'Processor time taken, all threads.', () => cpuSeconds(), {
        kind: 'counter',
      }),
      new Gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () => started),
      new Gauge('process_resident_memory_bytes', 'Memory held.', () => process.memoryUsage.rss()),
      new Gauge('process_open_fds', 'Open files and lines.', () => openFiles()),
      new Gauge('process_max_fds', 'Lines that can be held, as far as is known.', () =>
        Number.isFinite(mostLines) ? mostLines : 0,
      ),
      new Gauge('nodejs_heap_used_bytes', 'Heap in use on the main thread.', () => process.memoryUsage().heapUsed),
      new Gauge(
        'nodejs_eventloop_lag_seconds',
        'How late the main thread was since it was last asked: whoever asks the server for something waits so long.',
        () => this.#delays(),
        { label: 'quantile' },
      ),
    ]
  }

  stop(): void {
    this.#delay.disable()
  }

  /** Since it was last read. */
  #delays(): readonly (readonly [string, number])[] {
    const seconds = (nanoseconds: number): number =>
      Math.max(0, (Number.isFinite(nanoseconds) ? nanoseconds : 0) / NANOSECONDS - RESOLUTION / 1_000)
    const read = (['0.5', '0.99'] as const).map(
      (quantile) => [quantile, seconds(this.#delay.percentile(Number(quantile) * 100))] as const,
    )
    const all = [...read, ['1', seconds(this.#delay.max)] as const]
    this.#delay.reset()
    return all
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / MICROSECONDS
}

/** 0 where the operating system does not say. */
function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return 0
  }
}
