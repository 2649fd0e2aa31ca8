import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'

const KEY_BYTES = 32

/** The folder with everything a server keeps. */
export interface DataFolder {
  readonly path: string
  readonly database: string
  /** What cookies are signed with. */
  readonly secret: Buffer
}

export function openDataFolder(given: string): DataFolder {
  const path = resolve(given)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.W_OK | constants.R_OK)
    return { path, database: join(path, 'turnwright.sqlite'), secret: secretIn(path) }
  } catch (error) {
    if (error instanceof StartupError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      (called) => `The folder ${path} cannot be written (${why}): set ${called('DATA_DIR')} to one that can.`,
    )
  }
}

/** Made once, readable by the owner alone. */
function secretIn(folder: string): Buffer {
  const path = join(folder, 'secret.key')
  try {
    writeFileSync(path, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  chmodSync(path, 0o600)
  const secret = readFileSync(path)
  if (secret.length !== KEY_BYTES)
    throw new StartupError(`The file ${path} is damaged: restore it, or remove it and everyone takes a name anew.`)
  return secret
}
