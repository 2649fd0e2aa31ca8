import { StartupError } from '../../startup-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where traces go, and how many of them. */
export interface TraceSettings {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  /** Which part of the requests is traced. */
  readonly ratio: number
}

/** What the variables of OpenTelemetry say; null where they ask for no traces. */
export function traceSettingsFrom(env: Environment): TraceSettings | null {
  const whole = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || null
  const base = env['OTEL_EXPORTER_OTLP_ENDPOINT'] || null
  if ((whole === null && base === null) || env['OTEL_SDK_DISABLED'] === 'true') return null
  const url = whole ?? `${base?.replace(/\/$/, '')}/v1/traces`
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new StartupError('OTEL_EXPORTER_OTLP_ENDPOINT must look like http://127.0.0.1:4318.')
  const protocol = env['OTEL_EXPORTER_OTLP_PROTOCOL'] || 'http/json'
  if (protocol !== 'http/json')
    throw new StartupError(
      `OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, which every collector takes, not "${protocol}".`,
    )
  return {
    url,
    headers: headersFrom(env['OTEL_EXPORTER_OTLP_HEADERS']),
    service: env['OTEL_SERVICE_NAME'] || 'turnwright',
    ratio: ratioFrom(env['OTEL_TRACES_SAMPLER_ARG']),
  }
}

function ratioFrom(given: string | undefined): number {
  if (given === undefined || given === '') return 1
  const ratio = Number(given)
  if (!(ratio >= 0 && ratio <= 1))
    throw new StartupError(`OTEL_TRACES_SAMPLER_ARG must be a part of 1, such as 0.01, not "${given}".`)
  return ratio
}

/** `name=value` with commas between, the values as in addresses. It may hold a password, so it is not repeated. */
function headersFrom(given: string | undefined): Readonly<Record<string, string>> {
  try {
    const pairs = (given ?? '').split(',').filter((each) => each.trim() !== '')
    return Object.fromEntries(
      new Headers(
        pairs.map((pair): [string, string] => {
          const at = pair.indexOf('=')
          if (at < 1) throw new RangeError('no name')
          return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
        }),
      ),
    )
  } catch {
    throw new StartupError('OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas between.')
  }
}
