import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const EVERY = 250
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'ui'])
const RULES = /\.(?:[cm]?[jt]s|json)$/
const TESTS = /\.(?:test|spec)\.[cm]?[jt]s$/

/**
 * Tells which files of rules in a folder were saved. It looks at them again and again: editors save in many ways, and
 * what a system tells of folders differs. Boards are left to whoever serves them.
 */
export function watchFolder(folder: string, onSaved: (files: readonly string[]) => void): () => void {
  let before = stampsIn(folder)
  const timer = setInterval(() => {
    const now = stampsIn(folder)
    const files = new Set([...before.keys(), ...now.keys()])
    const saved = [...files].filter((file) => before.get(file) !== now.get(file))
    before = now
    if (saved.length > 0) onSaved(saved.map((file) => relative(folder, file)))
  }, EVERY)
  return () => clearInterval(timer)
}

function stampsIn(folder: string, stamps: Map<string, string> = new Map()): Map<string, string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!LEFT_OUT.has(entry.name) && !entry.name.startsWith('.')) stampsIn(path, stamps)
      continue
    }
    if (!RULES.test(entry.name) || TESTS.test(entry.name)) continue
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat !== undefined) stamps.set(path, `${stat.mtimeMs} ${stat.size}`)
  }
  return stamps
}
