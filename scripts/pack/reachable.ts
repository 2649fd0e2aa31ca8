import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Reached {
  /** Files of the package, from where its sources begin. */
  readonly files: ReadonlySet<string>
  /** The packages that they import, by name. */
  readonly packages: ReadonlySet<string>
}

const IMPORT = /^(?:import|(?:export\b[^'"\n]*|import\b[^'"\n]*|\}) from) ?["']([^"'\n]+)["']/gm
const LATER = /\bimport\(["']([^"'\n]+)["']\)/g
const ADDRESS = /new URL\(["']([^"'\n]+[^/])["'], import\.meta\.url\)/g
const STYLE = /(?:@import |url\()["']([^"'\n]+)["']/g

/** Everything that the doors of a package lead to, declarations too, and nothing else. */
export function reachableFrom(doors: readonly string[], folders: readonly string[]): Reached {
  const files = new Set<string>()
  const packages = new Set<string>()
  const next = doors.flatMap(withDeclarations)
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    const found = whereIs(file, folders)
    if (files.has(file) || found === null) continue
    files.add(file)
    const text = readFileSync(found, 'utf8')
    refuseGaps(file, text, folders)
    for (const named of namedIn(file, text)) {
      if (named.startsWith('.')) next.push(...withDeclarations(join(dirname(file), named)))
      else if (!named.startsWith('node:') && !file.endsWith('.css')) packages.add(packageOf(named))
    }
  }
  return { files, packages }
}

/** Files are compiled each by itself, so nobody else notices an import of what is left out. */
function refuseGaps(file: string, text: string, folders: readonly string[]): void {
  if (!file.endsWith('.js')) return
  const gap = named(text, IMPORT).find(
    (each) => each.startsWith('.') && whereIs(join(dirname(file), each), folders) === null,
  )
  if (gap !== undefined) throw new Error(`${file} imports ${gap}, which tsconfig.pack.json leaves out`)
}

/** A file may lie beside the sources as it is, or have been compiled. */
export function whereIs(file: string, folders: readonly string[]): string | null {
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? null
}

function namedIn(file: string, text: string): readonly string[] {
  if (file.endsWith('.css')) return named(text, STYLE)
  if (!/\.[jt]s$/.test(file)) return []
  const addresses = named(text, ADDRESS).map((path) => (path.startsWith('.') ? path : `./${path}`))
  return [...named(text, IMPORT), ...named(text, LATER), ...addresses]
}

function named(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}

function withDeclarations(file: string): string[] {
  const path = normalize(file)
  return path.endsWith('.js') ? [path, path.replace(/\.js$/, '.d.ts')] : [path]
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
