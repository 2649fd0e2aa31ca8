import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const EVERY = 250
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', 'coverage', 'test-results'])
const TESTS = /\.(?:test|spec)\.[cm]?[jt]sx?$/

/** Which files count. */
export interface Watched {
  readonly leftOut: ReadonlySet<string>
  readonly files: RegExp
}

/** Boards are left to whoever serves them. */
export const RULES: Watched = { leftOut: new Set([...LEFT_OUT, 'ui']), files: /\.(?:[cm]?[jt]s|json)$/ }
/** What the types of a board depend on, beside the rules. */
export const LOOKS: Watched = { leftOut: LEFT_OUT, files: /\.tsx?$/ }
/** What a board may be made of: its own files, and those of the rules. */
export const BOARD: Watched = {
  leftOut: LEFT_OUT,
  files: /\.(?:[cm]?[jt]sx?|json|css|svg|png|jpe?g|webp|avif|ttf|woff2?)$/,
}

/**
 * Tells which files in a folder were saved. It looks at them again and again: editors save in many ways, and what a system
 * tells of folders differs.
 */
export function watchFolder(folder: string, watched: Watched, onSaved: (files: readonly string[]) => void): () => void {
  let before = stampsIn(folder, watched)
  const timer = setInterval(() => {
    const now = stampsIn(folder, watched)
    const files = new Set([...before.keys(), ...now.keys()])
    const saved = [...files].filter((file) => before.get(file) !== now.get(file))
    before = now
    if (saved.length > 0) onSaved(saved.map((file) => relative(folder, file)))
  }, EVERY)
  return () => clearInterval(timer)
}

function stampsIn(folder: string, watched: Watched, stamps: Map<string, string> = new Map()): Map<string, string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!watched.leftOut.has(entry.name) && !entry.name.startsWith('.')) stampsIn(path, watched, stamps)
      continue
    }
    if (!watched.files.test(entry.name) || TESTS.test(entry.name)) continue
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat !== undefined) stamps.set(path, `${stat.mtimeMs} ${stat.size}`)
  }
  return stamps
}
