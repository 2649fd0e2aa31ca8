import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NoGame } from './no-game.ts'

const USUAL = ['index.ts', 'game.ts', 'src/index.ts', 'index.js', 'dist/index.js']
/** The name of a package that belongs to somebody, which reads like a path. */
const SCOPED = /^@[^/\\]+\/[^/\\]+$/

/** The file in which a game is found: by the path of a file or a folder, or by the name of a package. */
export function entryOf(place: string, cwd: string): string {
  const path = resolve(cwd, place)
  if (existsSync(path)) return statSync(path).isDirectory() ? entryIn(path, place) : path
  if (isPath(place) && !SCOPED.test(place))
    throw new NoGame(`There is no folder ${place}: "turnwright new" writes one.`)
  const folder = packageFolder(place, cwd)
  if (folder !== null) return entryIn(folder, place)
  throw new NoGame(`There is neither a folder nor an installed package called ${place}: install it, or name a folder.`)
}

/** Where an installed package lies, or what was linked in its place. */
function packageFolder(name: string, cwd: string): string | null {
  try {
    const manifest = findPackageJSON(name, pathToFileURL(join(cwd, 'package.json')))
    return manifest === undefined ? null : realpathSync(dirname(manifest))
  } catch {
    return null
  }
}

/** Whether a word names a place, and not a game by its id. */
export function isPath(word: string): boolean {
  return word.startsWith('.') || word.includes('/') || word.includes(sep)
}

function entryIn(folder: string, place: string): string {
  const named = doorOf(join(folder, 'package.json'), '.')
  if (named !== null) {
    if (existsSync(join(folder, named))) return join(folder, named)
    throw new NoGame(`${join(place, 'package.json')} leads to ${named}, which is not there: correct its "exports".`)
  }
  const found = USUAL.map((name) => join(folder, name)).find((file) => existsSync(file))
  if (found !== undefined) return found
  throw new NoGame(
    `There is no game in ${place}: it needs an index.ts, or a package.json that names its file in "exports".`,
  )
}

/** The file that a door of a package leads to, by its package.json; null where there is no such door. */
export function doorOf(file: string, name: string): string | null {
  if (!existsSync(file)) return null
  const { exports, main } = readManifest(file)
  const isMain = name === '.'
  const door = isRecord(exports) && !('import' in exports || 'default' in exports) ? exports[name] : isMain && exports
  const target = isRecord(door) ? (door['import'] ?? door['default']) : door
  if (typeof target === 'string') return target
  return isMain && typeof main === 'string' ? main : null
}

function readManifest(file: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
  } catch (error) {
    throw new NoGame(`${file} is not JSON: ${(error as Error).message}`)
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
