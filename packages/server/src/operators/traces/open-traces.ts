import { randomUUID } from 'node:crypto'
import type { TrustedProxies } from '../../http/trusted-proxies.ts'
import type { Report } from '../../tables/surroundings.ts'
import { Collector } from './collector.ts'
import type { TraceSettings } from './trace-settings.ts'
import { Tracer } from './tracer.ts'

/** Loaded only where traces are asked for. */
export function openTraces(
  { url, headers, service, ratio }: TraceSettings,
  version: string,
  proxies: TrustedProxies,
  report: Report,
): Tracer {
  return new Tracer(
    new Collector({ url, headers }, { service, version, instance: randomUUID() }, report),
    proxies,
    ratio,
  )
}
