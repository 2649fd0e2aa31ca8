/** Numbers for Prometheus, in its text format. The sets of label values are closed: nothing of a table or a person is one. */
export type MetricKind = 'counter' | 'gauge' | 'histogram'

export interface Metric {
  readonly name: string
  readonly help: string
  readonly kind: MetricKind
  samples(): Iterable<Sample>
}

export interface Sample {
  /** What stands behind the name of the metric. */
  readonly suffix?: string
  readonly labels: readonly (readonly [string, string])[]
  readonly value: number
}

/** Grows, from the start of the server on. */
export class Counter implements Metric {
  readonly kind = 'counter'
  readonly name: string
  readonly help: string
  readonly #labels: readonly string[]
  readonly #counts = new Map<string, { readonly values: readonly string[]; count: number }>()

  constructor(name: string, help: string, labels: readonly string[] = []) {
    this.name = name
    this.help = help
    this.#labels = labels
  }

  add(by = 1, ...values: readonly string[]): void {
    this.#counts.getOrInsertComputed(values.join('\0'), () => ({ values, count: 0 })).count += by
  }

  *samples(): Iterable<Sample> {
    for (const { values, count } of this.#counts.values()) yield { labels: pairs(this.#labels, values), value: count }
  }
}

/** Read when somebody asks: by label values, or one number alone. */
export class Gauge implements Metric {
  readonly name: string
  readonly help: string
  readonly kind: 'gauge' | 'counter'
  readonly #label: string | null
  readonly #read: () => number | Iterable<readonly [string, number]>

  constructor(
    name: string,
    help: string,
    read: () => number | Iterable<readonly [string, number]>,
    { label = null, kind = 'gauge' }: { readonly label?: string | null; readonly kind?: 'gauge' | 'counter' } = {},
  ) {
    this.name = name
    this.help = help
    this.kind = kind
    this.#label = label
    this.#read = read
  }

  *samples(): Iterable<Sample> {
    const read = this.#read()
    if (typeof read === 'number') yield { labels: [], value: read }
    else for (const [value, amount] of read) yield { labels: pairs([this.#label ?? 'of'], [value]), value: amount }
  }
}

/** How long something took, in seconds, by one label. */
export class Histogram implements Metric {
  readonly kind = 'histogram'
  readonly name: string
  readonly help: string
  readonly #label: string
  readonly #bounds: readonly number[]
  readonly #taken = new Map<string, { readonly buckets: number[]; sum: number; count: number }>()

  constructor(name: string, help: string, label: string, bounds: readonly number[]) {
    this.name = name
    this.help = help
    this.#label = label
    this.#bounds = bounds
  }

  observe(value: string, seconds: number): void {
    const taken = this.#taken.getOrInsertComputed(value, () => ({
      buckets: this.#bounds.map(() => 0),
      sum: 0,
      count: 0,
    }))
    taken.sum += seconds
    taken.count++
    const at = this.#bounds.findIndex((bound) => seconds <= bound)
    if (at >= 0) taken.buckets[at]!++
  }

  *samples(): Iterable<Sample> {
    for (const [value, { buckets, sum, count }] of this.#taken) {
      const labels = pairs([this.#label], [value])
      let below = 0
      for (const [at, bound] of this.#bounds.entries()) {
        below += buckets[at] ?? 0
        yield { suffix: '_bucket', labels: [...labels, ['le', String(bound)]], value: below }
      }
      yield { suffix: '_bucket', labels: [...labels, ['le', '+Inf']], value: count }
      yield { suffix: '_sum', labels, value: sum }
      yield { suffix: '_count', labels, value: count }
    }
  }
}

/** All of them, as Prometheus reads them (text format 0.0.4). */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics.map(textOf).join('')
}

function textOf(metric: Metric): string {
  const { name, help, kind } = metric
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`]
  for (const { suffix = '', labels, value } of metric.samples()) {
    const told = labels.map(([label, of]) => `${label}="${escaped(of)}"`).join()
    lines.push(`${name}${suffix}${told === '' ? '' : `{${told}}`} ${value}`)
  }
  return `${lines.join('\n')}\n`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function pairs(labels: readonly string[], values: readonly string[]): readonly (readonly [string, string])[] {
  return labels.map((label, at) => [label, values[at] ?? ''])
}
