import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { Report } from '../tables/surroundings.ts'

const KEY_BYTES = 32
/** Such as /tmp: everybody puts things there, and nobody owns it. */
const SHARED = 0o1000
const OURS = /^(turnwright|lock)\.sqlite|^secret\.key$/

/** A file, or a link that leads nowhere. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR', 'ENOENT'])

/** The folder with everything a server keeps. */
export interface DataFolder {
  readonly path: string
  readonly database: string
  readonly records: string
  /** Records that people handed in; made when there is one. */
  readonly handedIn: string
  /** What cookies are signed with; made when it is first asked for. */
  secret(): Buffer
}

export function openDataFolder(given: string, report: Report): DataFolder {
  const path = resolve(given)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.W_OK | constants.R_OK)
    if ((statSync(path).mode & SHARED) !== 0)
      throw new StartupError(
        (called) => `The folder ${path} is shared by everybody: set ${called('DATA_DIR')} to one of the server's own.`,
      )
    const records = recordsIn(path)
    const handedIn = join(path, 'handed-in')
    removeLeftovers(path, records, handedIn)
    makePrivate(path, records, report)
    return { path, records, handedIn, database: join(path, 'turnwright.sqlite'), secret: () => secretIn(path) }
  } catch (error) {
    if (error instanceof StartupError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      (called) => `The folder ${path} cannot be written (${why}): set ${called('DATA_DIR')} to one that can.`,
    )
  }
}

function recordsIn(folder: string): string {
  const records = join(folder, 'records')
  try {
    mkdirSync(records, { recursive: true, mode: 0o700 })
    readdirSync(records)
  } catch (error) {
    if (!IN_THE_WAY.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new StartupError(`What is called ${records} is no folder: move it away.`)
  }
  return records
}

/** What was being made when a server was killed: it is made anew when it is needed. */
function removeLeftovers(folder: string, ...made: readonly string[]): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('turnwright.sqlite-new')) rmSync(join(folder, name), { force: true })
  for (const place of made.filter((each) => existsSync(each)))
    for (const name of readdirSync(place)) if (name.endsWith('.new')) rmSync(join(place, name), { force: true })
}

/** Hands, seeds and the key of all cookies lie here. Whatever the folder was before, it is its owner's alone. */
function makePrivate(folder: string, records: string, report: Report): void {
  // The lock is made by SQLite, which would let everybody read it.
  writeFileSync(join(folder, 'lock.sqlite'), '', { mode: 0o600, flag: 'a' })
  const files = readdirSync(folder).filter((name) => OURS.test(name))
  try {
    chmodSync(folder, 0o700)
    chmodSync(records, 0o700)
    for (const name of files) chmodSync(join(folder, name), 0o600)
    for (const name of readdirSync(records)) chmodSync(join(records, name), 0o600)
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    if (code !== 'EPERM') throw error
    report('folder not private', { folder, next: 'Give it to the user that the server runs as, with mode 700.' })
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
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new StartupError(`What is called ${path} is no file: move it away, or restore the file.`)
  chmodSync(path, 0o600)
  const secret = readFileSync(path)
  if (secret.length !== KEY_BYTES)
    throw new StartupError(`The file ${path} is damaged: restore it, or remove it and everyone takes a name anew.`)
  return secret
}
