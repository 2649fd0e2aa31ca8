import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What nobody plays by: how a game looks and is told, how it is learned, and its tests. */
const ASIDE: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  'ui',
  'words',
  'guide',
  'scenario',
  'testing',
  'card-tests',
  'hint',
  'review',
])

/** Tells one state of the code and the settings in some folders from any other: games that were played by another are none of the same match. */
export function sourceMark(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const file of sourcesIn(folder))
      hash
        .update(`${relative(folder, file).split(sep).join('/')}\0`)
        .update(playedBy(file))
        .update('\0')
  return hash.digest('hex').slice(0, 16)
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return ASIDE.has(entry.name) ? [] : sourcesIn(path)
      return isPlayedBy(entry.name) ? [path] : []
    })
}

function isPlayedBy(name: string): boolean {
  return (name.endsWith('.ts') && !name.endsWith('.test.ts')) || name.endsWith('.json')
}

/** How data is laid out changes nothing, nor does which match a net has won: the match itself notes that. */
function playedBy(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (!file.endsWith('.json')) return text
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'won' ? undefined : value))
}
