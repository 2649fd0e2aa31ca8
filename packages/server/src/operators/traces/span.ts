/** One thing that took time, as OpenTelemetry tells it. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | null
  readonly name: string
  readonly kind: 'server' | 'client'
  /** Milliseconds since 1970, with fractions. */
  readonly start: number
  readonly end: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly failed: boolean
}

/** What goes on, and takes others in. */
export interface OpenSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | null
  readonly start: number
}

const KINDS = { server: 2, client: 3 } as const
const NANOSECONDS = 1_000_000n

export interface Resource {
  readonly service: string
  readonly version: string
  readonly instance: string
}

/** Spans as a collector takes them: OTLP over HTTP, in JSON. */
export function exportOf({ service, version, instance }: Resource, spans: readonly Span[]): object {
  return {
    resourceSpans: [
      {
        resource: {
          attributes: attributesOf({
            'service.name': service,
            'service.version': version,
            'service.instance.id': instance,
          }),
        },
        scopeSpans: [{ scope: { name: 'turnwright', version }, spans: spans.map(told) }],
      },
    ],
  }
}

function told({ traceId, spanId, parentSpanId, name, kind, start, end, attributes, failed }: Span): object {
  return {
    traceId,
    spanId,
    ...(parentSpanId === null ? {} : { parentSpanId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributesOf(attributes),
    status: failed ? { code: 2 } : {},
  }
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): readonly object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

/** As text: a number does not hold so many digits. */
function nanoseconds(milliseconds: number): string {
  const whole = Math.floor(milliseconds)
  return String(BigInt(whole) * NANOSECONDS + BigInt(Math.round((milliseconds - whole) * Number(NANOSECONDS))))
}
