import { StartupError } from './startup-error.ts'
import { TrustedProxies } from './http/trusted-proxies.ts'
import type { OperatorDoorSettings } from './operators/operator-door.ts'
import { traceSettingsFrom } from './operators/traces/trace-settings.ts'
import { mailSettingsFrom } from './reminders/mail-settings.ts'
import type { ServerOptions } from './server-options.ts'

const SHORTEST_TOKEN = 16
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

type Environment = Readonly<Record<string, string | undefined>>

/** What the environment says about how to serve. */
export function settingsFrom(env: Environment): Pick<
  ServerOptions,
  | 'port'
  | 'host'
  | 'dataDir'
  | 'databaseUrl'
  | 'publicOrigin'
  | 'trustedProxies'
  | 'keepUnfinishedDays'
  | 'keepRecordsDays'
  | 'keepClosedDays'
  | 'drain'
  | 'operators'
  | 'traces'
  | 'mail'
  | 'playUnwatched'
  | 'reviewThreads'
> & {
  readonly limits?: null
  readonly isSilent: boolean
} {
  return {
    port: portFrom(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || 'data',
    databaseUrl: env['DATABASE_URL'] || null,
    publicOrigin: originFrom(env['PUBLIC_ORIGIN']),
    ...proxiesFrom(env['TRUSTED_PROXIES']),
    keepUnfinishedDays: daysFrom(env, 'KEEP_UNFINISHED_DAYS', 90),
    keepRecordsDays: daysFrom(env, 'KEEP_RECORDS_DAYS', null),
    keepClosedDays: daysFrom(env, 'KEEP_CLOSED_DAYS', 7),
    drain: drainFrom(env['DRAIN_SECONDS']),
    operators: operatorsFrom(env),
    traces: traceSettingsFrom(env),
    mail: mailSettingsFrom(env),
    ...(isSet(env, 'RATE_LIMITS', 'off') ? { limits: null } : {}),
    playUnwatched: isUnwatchedPlay(env['UNWATCHED_BOTS']),
    reviewThreads: reviewThreadsFrom(env['REVIEW_THREADS']),
    isSilent: isSet(env, 'LOG_LEVEL', 'silent'),
  }
}

/** Whether something that is usually on was turned off. */
function isSet(env: Environment, name: string, off: string): boolean {
  const given = env[name] || 'on'
  if (given !== 'on' && given !== off) throw new StartupError(`${name} must be on or ${off}, not "${given}".`)
  return given === off
}

/** Null: for ever. */
function daysFrom(env: Environment, name: string, otherwise: number | null): number | null {
  const given = env[name]
  if (given === undefined || given === '') return otherwise
  if (given === 'forever') return null
  if (!/^[1-9]\d{0,4}$/.test(given))
    throw new StartupError(`${name} must be a number of days from 1 up, or forever, not "${given}".`)
  return Number(given)
}

function isUnwatchedPlay(given: string | undefined): boolean {
  if (given !== undefined && given !== '' && given !== 'rest' && given !== 'play')
    throw new StartupError(`UNWATCHED_BOTS must be rest or play, not "${given}".`)
  return given === 'play'
}

/** 0: games are reviewed in the page alone. */
function reviewThreadsFrom(given: string | undefined): number {
  if (given === undefined || given === '') return 0
  if (!/^([0-9]|[1-5][0-9]|6[0-4])$/.test(given))
    throw new StartupError(`REVIEW_THREADS must be a whole number from 0 to 64, not "${given}".`)
  return Number(given)
}

/** In milliseconds. */
function drainFrom(given: string | undefined): number {
  if (given === undefined || given === '') return 0
  if (!/^\d{1,3}$/.test(given))
    throw new StartupError(`DRAIN_SECONDS must be a whole number from 0 to 999, not "${given}".`)
  return Number(given) * 1_000
}

/** A port of its own, on this machine alone unless a token guards it. */
function operatorsFrom(env: Environment): OperatorDoorSettings | null {
  if (!env['METRICS_PORT']) return null
  const port = portFrom(env['METRICS_PORT'], 'METRICS_PORT')
  const host = env['METRICS_HOST'] || '127.0.0.1'
  const token = env['METRICS_TOKEN'] || null
  if (token !== null && token.length < SHORTEST_TOKEN)
    throw new StartupError(
      `METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters: make one with openssl rand -hex 32.`,
    )
  if (token === null && !LOOPBACK.has(host))
    throw new StartupError(
      'METRICS_HOST lets others than this machine read the numbers: set METRICS_TOKEN to what they must show, such as by openssl rand -hex 32.',
    )
  return { port, host, token }
}

function portFrom(given: string | undefined, name = 'PORT'): number {
  if (given === undefined || given === '') return 8080
  const port = Number(given)
  if (!/^\d+$/.test(given) || port > 65_535)
    throw new StartupError(`${name} must be a whole number from 0 to 65535, not "${given}".`)
  return port
}

function originFrom(given: string | undefined): string | null {
  if (given === undefined || given === '') return null
  if (!URL.canParse(given) || new URL(given).origin !== given)
    throw new StartupError(`PUBLIC_ORIGIN must look like https://play.example.org, not "${given}".`)
  return given
}

function proxiesFrom(given: string | undefined): Pick<ServerOptions, 'trustedProxies'> {
  if (given === undefined || given.trim() === '') return {}
  const trustedProxies = given.split(/[\s,]+/).filter((each) => each !== '')
  try {
    new TrustedProxies(trustedProxies)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new StartupError(
      `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.2, 172.16.0.0/12, loopback or private, not "${error.message}".`,
    )
  }
  return { trustedProxies }
}
