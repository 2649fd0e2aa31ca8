import { StartupError } from './startup-error.ts'
import { TrustedProxies } from './http/trusted-proxies.ts'
import type { ServerOptions } from './server.ts'

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
  | 'playUnwatched'
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
    ...(isSet(env, 'RATE_LIMITS', 'off') ? { limits: null } : {}),
    playUnwatched: isUnwatchedPlay(env['UNWATCHED_BOTS']),
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

function portFrom(given: string | undefined): number {
  if (given === undefined || given === '') return 8080
  const port = Number(given)
  if (!/^\d+$/.test(given) || port > 65_535)
    throw new StartupError(`PORT must be a whole number from 0 to 65535, not "${given}".`)
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
