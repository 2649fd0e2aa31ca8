import { StartupError } from './startup-error.ts'
import type { ServerOptions } from './server.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What the environment says about how to serve. */
export function settingsFrom(env: Environment): Pick<ServerOptions, 'port' | 'host' | 'dataDir' | 'publicOrigin'> & {
  readonly limits?: null
} {
  return {
    port: portFrom(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || 'data',
    publicOrigin: originFrom(env['PUBLIC_ORIGIN']),
    ...(env['RATE_LIMITS'] === 'off' ? { limits: null } : {}),
  }
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
